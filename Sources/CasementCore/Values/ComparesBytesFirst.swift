/// A value type whose values are equal if their bytes are equal, so that bytes can be compared before `==` is called.
protocol ComparesBytesFirst: Equatable {}
