import CasementCore
import Foundation

/// The content of a `DocumentGroupLaunchScene`: the program on one side, its latest documents on the other.
struct DocumentLaunchPage<Actions: View>: View {
    let title: Text?
    let actions: Actions
    let background: AnyView
    let behind: (DocumentLaunchGeometryProxy) -> AnyView
    let above: (DocumentLaunchGeometryProxy) -> AnyView

    @State private var titleFrame = CGRect.zero
    @Environment(\.documentOpener) private var opener

    static var _isBuiltIn: Bool { true }

    var body: some View {
        HStack(spacing: 0) {
            GeometryReader { geometry in
                let frame = CGRect(origin: .zero, size: geometry.size)
                let proxy = DocumentLaunchGeometryProxy(frame: frame, titleViewFrame: titleFrame)
                ZStack {
                    background
                    behind(proxy)
                    front
                    above(proxy)
                }
                .frame(width: geometry.size.width, height: geometry.size.height)
                .clipped()
                .coordinateSpace(name: launchSpace)
            }
            Divider()
            RecentDocumentsList().frame(width: 260)
        }
        .frame(minWidth: 560, minHeight: 320)
    }

    private var front: some View {
        VStack(spacing: 24) {
            (title ?? Text(verbatim: ProcessInfo.processInfo.processName))
                .font(.system(size: 28, weight: .bold))
                .multilineTextAlignment(.center)
                .onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .named(launchSpace))
                } action: {
                    titleFrame = $0
                }
            VStack(spacing: 8) {
                actions.buttonStyle(WideButtonStyle(style: .borderedProminent))
                Button("Open…") { opener?.chooseDocuments() }.buttonStyle(WideButtonStyle(style: .bordered))
            }
            .frame(width: 200)
            .controlSize(.large)
        }
        .padding(24)
    }
}

/// A button as wide as the space for it.
private struct WideButtonStyle<Style: PrimitiveButtonStyle>: PrimitiveButtonStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role) {
            configuration.trigger()
        } label: {
            configuration.label.frame(maxWidth: .infinity)
        }
        .buttonStyle(style)
    }
}

/// The documents that were opened last: a press opens one.
private struct RecentDocumentsList: View {
    @Environment(\.documentOpener) private var opener

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let files = opener?.recentDocuments ?? []
        ScrollView {
            VStack(alignment: .leading, spacing: 2) {
                Text("Recent").font(.headline).foregroundStyle(.secondary)
                    .padding(.horizontal, 8)
                    .padding(.bottom, 4)
                ForEach(files, id: \.self) { RecentDocumentRow(file: $0) }
            }
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .overlay {
            if files.isEmpty { Text("No recent documents").foregroundStyle(.secondary) }
        }
    }
}

private struct RecentDocumentRow: View {
    let file: URL
    @State private var isHovered = false
    @Environment(\.documentOpener) private var opener

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let path = FilePath(file)
        Button {
            opener?.openOrReport(file)
        } label: {
            HStack(spacing: 10) {
                Image(systemName: "doc.text").font(.system(size: 20)).foregroundStyle(.tint).frame(width: 24)
                VStack(alignment: .leading, spacing: 1) {
                    Text(verbatim: path.name).lineLimit(1).truncationMode(.middle)
                    Text(verbatim: path.folder.description).font(.caption).foregroundStyle(.secondary)
                        .lineLimit(1)
                        .truncationMode(.head)
                }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 8)
            .padding(.vertical, 6)
            .contentShape(Rectangle())
            .background(isHovered ? AnyShapeStyle(.quaternary) : AnyShapeStyle(.clear), in: .rect(cornerRadius: 6))
        }
        .buttonStyle(.plain)
        .onHover { isHovered = $0 }
    }
}

/// The coordinate space of the page. It is no member of its generic type, which the closure that measures the title
/// must not capture.
private let launchSpace = "document launch"
