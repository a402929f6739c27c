/// Takes keys and commands while the focus is on the node or below.
@MainActor package protocol KeyInterceptor: Responder {
    /// A key went down, repeats or went up. Asked from the inside out before the focused one; true where the key is used and
    /// nothing else hears of it.
    func keyIntercepted(_ press: KeyPress) -> Bool
    /// The command of a key that is not used; false where it does nothing about it.
    func performed(_ command: KeyCommand) -> Bool
}
