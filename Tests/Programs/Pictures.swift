import SwiftUI

// The same picture in two branches, which are two identities, and with a parameter, which is one.

struct Picture: View {
    @State private var likes = 0

    var body: some View {
        Button("Liked \(likes) times") { likes += 1 }
            .padding()
            .background(Color.yellow)
    }
}

struct AImageView: View {
    @State private var isRounded = false

    var body: some View {
        VStack {
            if isRounded {
                Picture().cornerRadius(25)
            } else {
                Picture().cornerRadius(0)
            }
            Button("Round") { isRounded.toggle() }
        }
    }
}

struct BImageView: View {
    @State private var isRounded = false

    var body: some View {
        VStack {
            Picture().cornerRadius(isRounded ? 25 : 0)
            Button("Round") { isRounded.toggle() }
        }
    }
}
