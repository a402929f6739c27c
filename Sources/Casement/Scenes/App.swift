import CasementCore

/// A program with windows.
///
///     @main struct Hello: App {
///         var body: some Scene {
///             WindowGroup("Hello") { Text("Hello, world!").padding() }
///         }
///     }
///
/// The body may depend on state: on `@State`, `@StateObject`, `@AppStorage`, `@Environment` and observable objects.
/// When it changes, scenes come and go, and windows get other titles and contents.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene

    /// The program's windows. The first scene opens at launch.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the app value. `main()` calls it once, before the windows are opened.
    @MainActor @preconcurrency init()
}
