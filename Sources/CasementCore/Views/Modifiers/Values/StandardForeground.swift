extension View {
    /// The foreground style as it is where nothing sets one, for what is shown apart from the place of its declaration.
    package func standardForeground() -> some View { environment(\.foreground, nil) }

    /// Makes text and shapes less prominent, but not the controls among them.
    package func secondaryText(_ isOn: Bool = true) -> some View {
        transformEnvironment(\.foreground) { set in
            guard isOn else { return }
            if let style = set?.style, !(style is HierarchicalShapeStyle) {
                set = StyleInUse(style: SecondaryText(base: style))
            } else {
                set = StyleInUse(style: HierarchicalShapeStyle.secondary)
            }
        }
    }
}
