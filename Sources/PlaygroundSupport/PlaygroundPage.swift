@_exported import Casement
import Foundation

/// The page of a playground. Here it is a program whose top-level statements end with `setLiveView(_:)`:
///
///     import PlaygroundSupport
///     import SwiftUI
///
///     PlaygroundPage.current.setLiveView(Text("Hello").padding())
///
/// That opens a window with the view, and returns when it was closed.
@MainActor public final class PlaygroundPage {
    /// The page.
    public static let current = PlaygroundPage()
    private init() {}

    /// Whether the page goes on after its last statement. It has no effect: it ends with its window.
    public var needsIndefiniteExecution = false

    /// Shows a view in a window until the window is closed.
    public func setLiveView<Content: View>(_ view: Content) {
        LivePage.view = AnyView(view)
        LivePage.main()
    }

    /// Ends the program.
    public func finishExecution() -> Never { exit(0) }
}

/// The program that shows a page.
private struct LivePage: App {
    static var view = AnyView(EmptyView())
    var body: some Scene { WindowGroup { Self.view } }
}
