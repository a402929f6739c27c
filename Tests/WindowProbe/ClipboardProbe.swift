import Casement

/// A program that copies and pastes pictures and other data with `NSPasteboard`, and prints what it pastes. A picture
/// can be dragged out of it, and pictures, files and texts can be dropped on it.
struct ClipboardProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { ClipboardProbeView() }.defaultSize(width: 360, height: 240)
    }
}

private struct ClipboardProbeView: View {
    private let small = picture(8)
    private let large = picture(1620)

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Button("Small") { copy(small) }.named("small")
                Button("Large") { copy(large) }.named("large")
                Button("Types") { copyTypes() }.named("types")
                Button("File") { copyFile() }.named("file")
                Button("Read") { read() }.named("read")
            }
            HStack {
                Image(nsImage: small).resizable().frame(width: 60, height: 60).draggable(Image(nsImage: small))
                    .named("picture")
                Color.gray.frame(width: 200, height: 60)
                    .dropDestination(for: Image.self) { pictures, _ in
                        say("dropped \(pictures.count) pictures")
                        return true
                    }
                    .named("pictures")
            }
            Color.white.frame(width: 200, height: 60)
                .dropDestination(for: URL.self) { files, _ in
                    say("dropped \(files.map(\.lastPathComponent))")
                    return true
                }
                .named("files")
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.white)
        .onAppear { say("appeared") }
    }

    private func copy(_ picture: NSImage) {
        NSPasteboard.general.clearContents()
        say("copied \(NSPasteboard.general.writeObjects([picture]))")
    }

    private func copyTypes() {
        let board = NSPasteboard.general
        board.clearContents()
        board.setString("bold", forType: .string)
        board.setString("<b>bold</b>", forType: .html)
        board.setString("{\\rtf1 bold}", forType: .rtf)
        board.setData(Data([1, 2, 3]), forType: .init("org.example.card"))
        say("copied types")
    }

    private func copyFile() {
        NSPasteboard.general.clearContents()
        say("copied \(NSPasteboard.general.writeObjects([NSURL(fileURLWithPath: "/etc/hosts")]))")
    }

    private func read() {
        let board = NSPasteboard.general
        say("types \((board.types ?? []).map(\.rawValue).joined(separator: " "))")
        say("string \(board.string(forType: .string) ?? "none")")
        say("html \(board.string(forType: .html) ?? "none")")
        let picture = NSImage(pasteboard: board)
        say("picture \(picture.map { "\(Int($0.size.width))x\(Int($0.size.height))" } ?? "none")")
        say("card \(board.data(forType: .init("org.example.card")).map { "\(Array($0))" } ?? "none")")
        say("files \((board.readObjects(forClasses: [NSURL.self]) as? [URL] ?? []).map(\.path))")
        say("read")
    }
}

/// A picture of noise, which cannot be compressed.
private func picture(_ side: Int) -> NSImage {
    var data = Data("BM".utf8)
    func append(_ numbers: Int...) {
        for number in numbers {
            for shift in [0, 8, 16, 24] { data.append(UInt8(truncatingIfNeeded: number >> shift)) }
        }
    }
    let row = side * 3 + (4 - side * 3 % 4) % 4
    append(54 + row * side, 0, 54, 40, side, side, 1 | 24 << 16, 0, row * side, 2835, 2835, 0, 0)
    var noise: UInt32 = 1
    data.append(
        contentsOf: (0..<row * side).map { _ in
            noise = noise &* 1_664_525 &+ 1_013_904_223
            return UInt8(noise >> 24)
        })
    guard let picture = NSImage(data: data) else { fatalError("The picture of noise is not read.") }
    return picture
}
