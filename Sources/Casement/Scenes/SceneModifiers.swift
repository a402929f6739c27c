import CasementCore
import Foundation

/// A scene with modified windows.
private struct ModifiedScene<Content: Scene>: PrimitiveScene {
    typealias Body = Never
    let content: Content
    let change: (inout WindowDescription) -> Void

    func describe(in outline: SceneOutline) { outline.visit(content, changing: change) }
}

extension Scene {
    /// Sets the size of new windows, in points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the size of new windows, in points.
    public func defaultSize(_ size: CGSize) -> some Scene {
        // The innermost size applies, as the nearest to the window.
        changing { if $0.size == nil { $0.size = size } }
    }

    /// Sets which sizes the user can give the windows.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        changing {
            let isOfSettings = resizability == .automatic && $0.kind == .settings
            $0.resizability = isOfSettings ? .contentSize : resizability
        }
    }

    /// Sets the place of new windows on their screen: `.center` in its middle, `.topLeading` in its corner. The desktop
    /// may choose another; on Wayland it always does.
    public func defaultPosition(_ position: UnitPoint) -> some Scene {
        changing { if $0.position == nil { $0.position = position } }
    }

    /// Sets a value of the environment of the windows' content.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some Scene { changingContent { $0.environment(keyPath, value) } }

    /// Provides an observable object to the windows' content.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        changingContent { $0.environment(object) }
    }

    /// Provides an object to the windows' content.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
        changingContent { $0.environmentObject(object) }
    }

    /// Sets the store of `AppStorage` in the windows' content.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        changingContent { $0.defaultAppStorage(store) }
    }

    /// The scene with changed descriptions of its windows.
    func changing(_ change: @escaping (inout WindowDescription) -> Void) -> some Scene {
        ModifiedScene(content: self, change: change)
    }

    func changingContent<Changed: View>(
        _ change: @escaping @MainActor (AnyView) -> Changed
    ) -> some Scene {
        changing { window in
            let content = window.content
            window.content = { AnyView(change(content($0))) }
        }
    }
}
