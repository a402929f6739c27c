import Foundation

// Styles used as views fill the proposed space.

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> { Rectangle().fill(self) }
}

extension LinearGradient: View {
    public typealias Body = _ShapeView<Rectangle, LinearGradient>
    public static var _isBuiltIn: Bool { true }
}

extension RadialGradient: View {
    public typealias Body = _ShapeView<Rectangle, RadialGradient>
    public static var _isBuiltIn: Bool { true }
}

extension EllipticalGradient: View {
    public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
    public static var _isBuiltIn: Bool { true }
}

extension AngularGradient: View {
    public typealias Body = _ShapeView<Rectangle, AngularGradient>
    public static var _isBuiltIn: Bool { true }
}

extension MeshGradient: View {
    public typealias Body = _ShapeView<Rectangle, MeshGradient>
    public static var _isBuiltIn: Bool { true }
}
