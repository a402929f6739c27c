import CasementCore

extension View {
    /// Says which document the page shows, with a preview. Has no effect: windows of this platform show no icon of
    /// their document.
    public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View {
        WithoutEffect.note("navigationDocument", "windows show no icon of their document")
        return self
    }
}
