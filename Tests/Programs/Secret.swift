import SwiftUI

// A padded group of a button and of the view that the button shows.

struct MyView: View {
    @State private var showsSecret = false

    var body: some View {
        VStack {
            Group {
                Button("Show secret") { showsSecret.toggle() }
                if showsSecret {
                    Text("Secret")
                } else {
                    Color.red
                }
            }
            .padding()
        }
    }
}
