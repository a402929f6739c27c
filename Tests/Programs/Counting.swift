import SwiftUI

// A body depends on what it reads, not on what its view declares.

struct LabelView: View {
    @Binding var number: Int

    var body: some View {
        print("LabelView")
        return Group {
            if number > 0 {
                Text("You've tapped \(number) times")
            }
        }
    }
}

struct ContentView: View {
    @State var counter = 0

    var body: some View {
        print("ContentView")
        return VStack {
            Button("Tap me!") { counter += 1 }
            LabelView(number: $counter)
        }
    }
}
