import CasementCore

/// What the first frame of most programs asks of Swift's runtime, and that of this one: `TypeLookups`.
package enum FirstLookups {
    package static func begin<A: App>(for _: A.Type) {
        // The type of an isolated value may not be passed to another thread; its address may.
        let app = UInt(bitPattern: unsafeBitCast(A.self, to: UnsafeRawPointer.self))
        TypeLookups.begin {
            TypeLookups.ofViews + pairs
        } roots: {
            let type = UnsafeRawPointer(bitPattern: app).map { unsafeBitCast($0, to: Any.Type.self) }
            let app = type as? any App.Type
            return (app.map { scenes(of: $0) } ?? []) + [Button<Text>.self, BezelButtonStyle.Body.self]
        }
    }

    private static func scenes<A: App>(of _: A.Type) -> [Any.Type] {
        let scenes = [A.Body.self] + TypeLookups.arguments(of: A.Body.self)
        for scene in scenes { TypeLookups.Pair(scene, (any PrimitiveScene).self).ask() }
        return scenes
    }

    private static var pairs: [TypeLookups.Pair] {
        [NSApplication.self, UIApplication.self, NSWindow.self].flatMap(TypeLookups.Pair.notifying) + [
            TypeLookups.Pair(ButtonStyleConfiguration.self, (any StyleConfiguration).self),
            TypeLookups.Pair(BezelButtonStyle.self, (any BezelStyle).self),
            TypeLookups.Pair(PressState.self, (any Equatable).self),
        ]
    }
}
