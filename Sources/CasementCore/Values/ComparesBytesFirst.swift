/// A value type that means the same where its bytes are the same, so that they can be compared before it is asked.
protocol ComparesBytesFirst: Equatable {}
