import SwiftUI

// Two halves beside a divider: a container and a modifier.

struct SplitView<Leading: View, Trailing: View>: View {
    var leading: Leading
    var trailing: Trailing

    init(@ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing) {
        self.leading = leading()
        self.trailing = trailing()
    }

    var body: some View {
        HStack {
            leading.frame(maxWidth: .infinity, maxHeight: .infinity)
            Divider()
            trailing.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

extension View {
    func maximize() -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    func split<Other: View>(with other: Other) -> some View {
        HStack {
            maximize()
            Divider()
            other.maximize()
        }
    }
}
