import CasementCore
import CasementSDL
import Foundation

/// A part of a program that shows windows.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene

    /// The scenes that this scene consists of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene {
    /// Adds the windows of this scene.
    @MainActor package func collectWindows(into list: inout [WindowDescription]) {
        if let scene = self as? any PrimitiveScene {
            scene.addWindows(to: &list)
        } else {
            body.collectWindows(into: &list)
        }
    }
}

/// A scene without a body, which describes its windows itself.
@MainActor protocol PrimitiveScene: Scene {
    func addWindows(to list: inout [WindowDescription])
}

extension Scene where Body == Never {
    /// Primitive scenes have no body.
    public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body.") }
}

extension Never: Scene {
    public var body: Never { fatalError("Never has no value.") }
}

/// A result builder that makes the scenes of a program.
@resultBuilder public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var parts: [any Scene] = []
        repeat parts.append(each content)
        return SceneList(parts: parts)
    }
}

/// Several scenes.
struct SceneList: Scene, PrimitiveScene {
    typealias Body = Never
    let parts: [any Scene]

    func addWindows(to list: inout [WindowDescription]) {
        for part in parts { part.collectWindows(into: &list) }
    }
}

/// The description of a window by its scene.
package struct WindowDescription {
    var title: String
    var size: CGSize?
    var resizability = WindowResizability.automatic
    let makePipeline: @MainActor (CGSize, CGFloat, any TextEngine, any Rasteriser) -> FramePipeline
}

/// The sizes that the user can give a window.
public struct WindowResizability: Hashable, Sendable {
    let isFixed: Bool
    let tag: Int
    /// Any size.
    public static let automatic = WindowResizability(isFixed: false, tag: 0)
    /// Only the size of its content.
    public static let contentSize = WindowResizability(isFixed: true, tag: 1)
    /// Any size, like `automatic`: the minimum size of the content is not enforced yet.
    public static let contentMinSize = WindowResizability(isFixed: false, tag: 2)
}

/// A scene with one window that shows a view.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never
    private let title: String
    private let content: () -> Content

    /// A window with the program's name as its title.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(ProcessInfo.processInfo.processName, content: content)
    }

    /// A window with a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(title.shown, content: content)
    }

    /// A window with a title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        (self.title, self.content) = (String(title), content)
    }

    /// A window with a title. The identifier has no effect: only a program's first scene opens, and there
    /// is no way to open others.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title.shown, content: content)
    }

    /// A window with the program's name as its title. The identifier has no effect: only a program's first scene opens,
    /// and there is no way to open others.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }

    func addWindows(to list: inout [WindowDescription]) {
        let content = content
        list.append(
            WindowDescription(title: title) { size, scale, textEngine, rasteriser in
                var values = EnvironmentValues()
                values.locale = .current
                values.timeZone = .current
                values.clipboardBackend = DesktopClipboard.shared
                values.urlOpener = .desktop
                return FramePipeline(
                    size: size, scale: scale, environment: values, textEngine: textEngine,
                    rasteriser: rasteriser, clock: { Date() }, content: content)
            })
    }
}

/// A scene with modified windows.
struct _ModifiedScene<Content: Scene>: Scene, PrimitiveScene {
    typealias Body = Never
    let content: Content
    let change: (inout WindowDescription) -> Void

    func addWindows(to list: inout [WindowDescription]) {
        let start = list.count
        content.collectWindows(into: &list)
        for index in start..<list.count { change(&list[index]) }
    }
}

extension Scene {
    /// Sets the size of new windows, in points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the size of new windows, in points.
    public func defaultSize(_ size: CGSize) -> some Scene {
        // The innermost size applies, as the nearest to the window.
        _ModifiedScene(content: self) { if $0.size == nil { $0.size = size } }
    }

    /// Sets which sizes the user can give the windows.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        _ModifiedScene(content: self) { $0.resizability = resizability }
    }
}

extension LocalizedStringKey {
    /// The title in the user's language.
    fileprivate var shown: String {
        string(in: FormattingContext(locale: .current, timeZone: .current, calendar: .current))
    }
}
