import SwiftUI

enum Mode: String, CaseIterable, Identifiable {
    case a, b
    var id: String { rawValue }
}
struct CItem: Identifiable, Equatable {
    let id = UUID()
    var name: String
    var done = false
}
final class PlainModel { var n = 0 }

struct CompatA: View {
    @State private var x: Int?
    @State private var y: String? = nil
    @State var arr = ["a", "b"]
    @State private var items: [CItem] = [CItem(name: "x")]
    @State private var isRounded = false
    @State private var model = PlainModel()
    @State private var mode: Mode = .a
    @Environment(\.colorScheme) private var scheme
    @Environment(\.isEnabled) var enabled
    @Environment(\.font) var font
    let width: Double = 12
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(Array(arr.enumerated()), id: \.offset) { i, s in Text("\(i) \(s)") }
            ForEach(Array(zip(arr.indices, arr)), id: \.0) { i, s in Text(s) }
            ForEach(arr.indices, id: \.self) { i in Row2(text: $arr[i]) }
            ForEach(0..<arr.count, id: \.self) { i in Text(arr[i]) }
            ForEach(arr.indices) { i in Text(arr[i]) }
            ForEach(1...3, id: \.self) { Text("\($0)") }
            ForEach(stride(from: 0, to: 10, by: 2).map { $0 }, id: \.self) { Text("\($0)") }
            ForEach(Mode.allCases) { m in Text(m.rawValue.capitalized).tagLike(m) }
            ForEach(items.reversed()) { Text($0.name) }
            ForEach(items.filter { !$0.done }) { item in
                HStack {
                    Text(item.name)
                    Spacer()
                    if item.done { Text("done") }
                }
            }
            if let x { Text("\(x)") } else { Text("none") }
            if let y, !y.isEmpty { Text(y) }
            switch mode {
            case .a: Text("a")
            case .b: Circle()
            }
            Rectangle().fill(Color.red).frame(width: 20, height: 20)
            Rectangle().foregroundColor(.red).frame(height: 1)
            Rectangle().fill(.red.opacity(0.3))
            Circle().fill(scheme == .dark ? .white : .black)
            Circle().fill(isRounded ? Color.red : Color.blue).frame(width: 10)
        }
    }
    private var piece0: some View { Text("x").font(.system(size: 12, weight: .bold, design: .monospaced)) }
    private var piece1: some View { Text("x").font(.title.bold()) }
    private var piece2: some View { Text("x").font(.system(.body, design: .rounded).weight(.semibold)) }
    private var piece3: some View { Text("x").cornerRadius(isRounded ? 25 : 0) }
    private var piece4: some View { Text("x").opacity(isRounded ? 1 : 0) }
    private var piece5: some View { Text("x").padding(.horizontal, 8).padding(.vertical).padding(width) }
    private var piece6: some View { Text("x").frame(maxWidth: .infinity, alignment: .leading) }
    private var piece7: some View { Text("x").frame(width: width, height: width * 2) }
    private var piece8: some View { Text("x").background(isRounded ? Color.red : Color.blue) }
    private var piece9: some View { Text("x").background(Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)) }
    private var piece10: some View { Text("x").background(Rectangle().fill(Color.red)) }
    private var piece11: some View { Text("x").background(RoundedRectangle(cornerRadius: 8).fill(.white)) }
    private var piece12: some View { Text("x").background(.white, in: RoundedRectangle(cornerRadius: 8)) }
    private var piece13: some View { Text("x").background(Color.red.opacity(0.2), in: .capsule) }
    private var piece14: some View { Text("x").overlay(Circle()) }
    private var piece15: some View { Text("x").overlay(Text("x"), alignment: .topTrailing) }
    private var piece16: some View { Text("x").overlay(Color.black.opacity(isRounded ? 0.5 : 0)) }
    private var piece17: some View { Text("x").overlay { if isRounded { Text("o") } } }
    private var piece18: some View { Text("x").border(Color.black) }
    private var piece19: some View { Text("x").foregroundStyle(.secondary) }
    private var piece20: some View { Text("x").foregroundStyle(Color.red) }
    private var piece21: some View { Text("x").foregroundStyle(isRounded ? .primary : .secondary) }
    private var piece22: some View { Text("x").onAppear { x = 1 } }
    private var piece23: some View { Text("x").onAppear(perform: load) }
    private var piece24: some View { Text("x").onDisappear(perform: load) }
    private var piece25: some View { Text("x").onChange(of: x) { print("x") } }
    private var piece26: some View { Text("x").onChange(of: isRounded) { newValue in print(newValue) } }
    private var piece27: some View { Text("x").onChange(of: arr) { _, new in print(new) } }
    private var piece28: some View { Text("x").onTapGesture { isRounded.toggle() } }
    private var piece29: some View { Text("x").onTapGesture(perform: load) }
    private var piece30: some View { Text("x").onTapGesture(count: 2, perform: load) }
    private var piece31: some View { Text("x").environment(\.colorScheme, .dark) }
    private var piece32: some View { Text("x").id(mode) }
    private var piece33: some View { Text("x").disabled(arr.isEmpty) }
    private func load() {}
    @ViewBuilder private func section(_ title: String) -> some View {
        Text(title)
        if isRounded { Divider() }
    }
    private var header: some View {
        HStack {
            Text("h")
            section("t")
        }
    }
    @ViewBuilder private var footer: some View { if isRounded { Text("f") } else { EmptyView() } }
}
extension View {
    fileprivate func tagLike<V: Hashable>(_ v: V) -> some View { id(v) }
    @ViewBuilder fileprivate func hiddenIf(_ c: Bool) -> some View { if c { self.hidden0() } else { self } }
    fileprivate func hidden0() -> some View { opacity(0) }
}
struct Row2: View {
    @Binding var text: String
    var body: some View { Button(text, action: { text += "!" }) }
}
struct Row3: View {
    @Binding var item: CItem
    var onDelete: () -> Void = {}
    var body: some View {
        HStack {
            Button(action: { item.done.toggle() }) { Text(item.name) }
            Button("Delete", role: .destructive, action: onDelete)
        }
        .buttonStyle(.borderless)
    }
}
struct Badge: ViewModifier {
    var color: Color = .red
    @State private var on = false
    func body(content: Content) -> some View {
        content.padding(4).background(color).clipShape(Capsule()).onTapGesture { on.toggle() }
    }
}
extension View { func badge(_ color: Color = .red) -> some View { modifier(Badge(color: color)) } }
struct Wrapper<Header: View, Content: View>: View {
    let header: Header
    let content: Content
    init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
        self.header = header()
        self.content = content()
    }
    var body: some View {
        VStack {
            header
            Divider()
            content
        }
    }
}
extension Wrapper where Header == EmptyView {
    init(@ViewBuilder content: () -> Content) { self.init(header: { EmptyView() }, content: content) }
}
struct CompatB: View {
    @State private var items = [CItem(name: "a")]
    @State private var sel: CItem.ID?
    static let cols = [1, 2]
    var body: some View {
        Wrapper {
            Text("header").badge()
        } content: {
            ForEach(items.indices, id: \.self) { index in
                Row3(item: $items[index]) { items.remove(at: index) }
            }
            let total = items.count
            Text("Total: \(total, specifier: "%d")").bold()
            Text("\(1.5, specifier: "%.1f")%")
            Text(Date(timeIntervalSince1970: 0), format: .dateTime)
            Group {
                Text("x")
                Text("y")
            }.font(.caption).foregroundColor(.gray)
        }
        Wrapper { Text("no header") }
        Button {
            sel = items.first?.id
        } label: {
            Text("sel")
        }.buttonStyle(.plain)
        AnyView(Text("any"))
        Spacer(minLength: 0)
        makeRow("r", value: 3)
    }
    func makeRow(_ t: String, value: Int) -> some View {
        HStack {
            Text(t).fontWeight(.semibold)
            Spacer()
            Text("\(value)").foregroundColor(.secondary)
        }
    }
}
struct CompatShape: Shape {
    var inset: CGFloat = 0
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
