/// Intercepts keys and commands while the focus is on its node or a descendant.
@MainActor package protocol KeyInterceptor: Responder {
    /// Called when a key was pressed, repeats or was released: from the innermost interceptor outwards, before the
    /// focused responder. True where the key is used; it is then not passed on.
    func keyIntercepted(_ press: KeyPress) -> Bool
    /// Performs the command of an unused key; false where it does not handle it.
    func performed(_ command: KeyCommand) -> Bool
    /// Whether it may handle a command: for the items of menus.
    func handles(_ command: KeyCommand) -> Bool
}
