import SwiftUI

// Each form of an initialiser or a modifier, once.

struct Fruit: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct ForEachForms: View {
    let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]

    var body: some View {
        VStack {
            ForEach(fruits) { fruit in
                Text(fruit.name)
            }
            ForEach(fruits, id: \.name) { Text($0.name) }
            ForEach(0..<2) { Text("Row \($0)") }
            ForEach(1...2, id: \.self) { index in
                Text("Closed \(index)")
                Divider()
            }
            ForEach(Array(fruits.enumerated()), id: \.element.id) { index, fruit in
                Text("\(index): \(fruit.name)")
            }
            ForEach(["x", "y"], id: \.self) { letter in
                if letter == "x" { Text(letter) }
            }
        }
    }
}

struct ButtonForms: View {
    @State private var log: [String] = []

    var body: some View {
        VStack {
            Button("Title") { log.append("title") }
            Button("Delete", role: .destructive) { log.append("delete") }
            Button("Cancel", role: .cancel, action: { log.append("cancel") })
            Button(action: { log.append("action") }) { Text("Label").bold() }
            Button {
                log.append("trailing")
            } label: {
                HStack {
                    Circle().frame(width: 8, height: 8)
                    Text("Two")
                }
            }
            Button(role: .destructive, action: clear) { Text("Clear") }
            Button(title) { log.append("string") }
                .buttonStyle(.borderedProminent)
                .keyboardShortcut("n", modifiers: [.command, .shift])
                .disabled(log.isEmpty)
        }
        .buttonStyle(.plain)
    }

    private var title: String { "String" }
    private func clear() { log.removeAll() }
}

struct TextForms: View {
    let name: String = "Variable"
    let part: Substring = "a part".prefix(1)

    var body: some View {
        Group {
            Text("Literal")
            Text("Number \(3) and \(1.5, specifier: "%.2f")")
            Text(name)
            Text(part)
            Text(verbatim: "verbatim \(name)")
            Text(1.5, format: .number)
        }
        .font(.system(size: 13, weight: .semibold, design: .monospaced))
        .multilineTextAlignment(.trailing)
        .lineLimit(2)
        Text("Styled").bold().italic().font(.title2).fontWeight(.heavy).foregroundColor(.red)
        Text("Secondary").foregroundStyle(.secondary)
    }
}

struct LayoutForms: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: nil) {
            VStack(alignment: .trailing) {
                Text("a")
                Spacer(minLength: 4)
            }
            ZStack(alignment: .bottomTrailing) {
                Rectangle().fill(.blue)
                RoundedRectangle(cornerRadius: 4, style: .circular).fill(
                    Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5))
                Capsule().fill(.tint)
            }
            .frame(width: 40, height: 30, alignment: .topLeading)
            .frame(minWidth: 10, idealWidth: 20, maxWidth: .infinity, minHeight: 0, maxHeight: 100, alignment: .leading)
        }
        .padding()
        .padding(4)
        .padding(.horizontal)
        .padding([.top, .leading], 2)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .background(.green)
        .background(Color.red.opacity(0.5))
        .background { Text("behind") }
        .background(alignment: .top) { Color.clear }
        .overlay(Text("over"), alignment: .bottom)
        .overlay(alignment: .center) { Circle() }
        .border(.red)
        .border(Color.blue, width: 2)
        .opacity(0.9)
        .offset(x: 1, y: 2)
        .offset(CGSize(width: 1, height: 2))
        .clipShape(Circle())
        .clipShape(.rect(cornerRadius: 3))
        .cornerRadius(3)
        .clipped()
        .compositingGroup()
        .fixedSize()
        .fixedSize(horizontal: true, vertical: false)
        .layoutPriority(2)
    }
}

struct LifecycleForms: View {
    @State private var value = 0
    @Binding var other: Int

    var body: some View {
        Text("\(value)")
            .id(value)
            .onAppear { value += 1 }
            .onAppear(perform: nil)
            .onDisappear { value = 0 }
            .onChange(of: value) { other = value }
            .onChange(of: value) { old, new in other = new - old }
            .onChange(of: value, initial: true) { _, new in other = new }
            .onTapGesture { value += 1 }
            .onTapGesture(count: 2) { value += 2 }
            .onHover { isOver in value += isOver ? 1 : 0 }
            .accessibilityIdentifier("value")
    }
}
