import Casement

/// Two branches: when the flag flips, one text is removed and another inserted.
struct TestList: View {
    let flag: Bool
    let recorder: EditRecorder

    var body: some View {
        recorder.attribute(to: .testList)
        return VStack {
            ListText("One")
            if flag { ListText("Two") } else { ListText("Three") }
        }
    }
}

/// One text: when the flag flips, it changes in place.
struct OtherTestList: View {
    let flag: Bool
    let recorder: EditRecorder

    var body: some View {
        recorder.attribute(to: .otherTestList)
        return VStack {
            ListText("One")
            ListText(flag ? "Two" : "Three")
        }
    }
}

/// A text with a background, which makes its place in the stack visible.
private struct ListText: View {
    let string: String

    init(_ string: String) { self.string = string }

    var body: some View {
        Text(string)
            .fontWeight(.medium)
            .frame(maxWidth: .infinity, minHeight: 32)
            .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
    }
}
