import Casement

/// Two branches: the picture in one is a different view from that in the other.
struct AImageView: View {
    let isRounded: Bool

    var body: some View {
        if isRounded {
            Picture().cornerRadius(25)
        } else {
            Picture()
        }
    }
}

/// One view with a parameter: the picture stays the same, whatever the radius.
struct BImageView: View {
    let isRounded: Bool

    var body: some View {
        Picture().cornerRadius(isRounded ? 25 : 0)
    }
}

/// A landscape that counts the taps on it in its own state.
struct Picture: View {
    @State private var taps = 0

    var body: some View {
        Button {
            taps += 1
        } label: {
            ZStack {
                Color(red: 0.42, green: 0.68, blue: 0.93)
                Circle().fill(Color(red: 1, green: 0.86, blue: 0.45)).frame(width: 26, height: 26).offset(x: 22, y: -24)
                Hill(top: 0.46).fill(Color(red: 0.24, green: 0.50, blue: 0.52))
                Hill(top: 0.62).fill(Color(red: 0.11, green: 0.33, blue: 0.36))
                Text(taps == 1 ? "1 tap" : "\(taps) taps")
                    .font(.callout)
                    .fontWeight(.semibold)
                    .foregroundStyle(.white)
                    .offset(y: 32)
            }
            .frame(width: 102, height: 102)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("picture")
    }
}

/// Ground that rises and falls from one side to the other.
private struct Hill: Shape, Equatable {
    /// The distance below the upper edge where it begins, as a fraction of the height.
    let top: CGFloat

    func path(in rect: CGRect) -> Path {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        return Path { path in
            path.move(to: at(0, top + 0.16))
            path.addCurve(to: at(1, top + 0.1), control1: at(0.3, top - 0.22), control2: at(0.6, top + 0.34))
            path.addLine(to: at(1, 1))
            path.addLine(to: at(0, 1))
            path.closeSubpath()
        }
    }
}
