extension View {
    /// Prints the view's static type, such as `ModifiedContent<Text, _PaddingLayout>`, and returns the view unchanged.
    ///
    ///     VStack { Text("Hello") }.font(.headline).debug()
    @discardableResult public func debug() -> Self {
        print(Mirror(reflecting: self).subjectType)
        return self
    }
}
