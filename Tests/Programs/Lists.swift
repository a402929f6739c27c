import SwiftUI

// A branch that switches, and a text that changes.

struct TestList: View {
    var value: Bool

    @ViewBuilder var body: some View {
        Text("One")
        if value {
            Text("Two")
        } else {
            Text("Three")
        }
    }
}

struct OtherTestList: View {
    var value: Bool

    var body: some View {
        Group {
            Text("One")
            Text(value ? "Two" : "Three")
        }
    }
}
