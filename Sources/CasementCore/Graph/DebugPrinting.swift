extension View {
    /// Prints the view's static type, as `ModifiedContent<Text, _PaddingLayout>`, and gives the view back unchanged.
    ///
    ///     VStack { Text("Hello") }.font(.headline).debug()
    @discardableResult public func debug() -> Self {
        print(Mirror(reflecting: self).subjectType)
        return self
    }
}
