import CObjects
import CasementCombine
import CasementCore
import Foundation

/// Makes an app's delegate, which is told of the moments of the program's life.
///
///     @main struct Notes: App {
///         @NSApplicationDelegateAdaptor(Delegate.self) private var delegate
///
///         var body: some Scene { WindowGroup { NotesView() } }
///     }
///
/// A delegate that is an `ObservableObject` or `@Observable` is in the environment of all windows.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<
    DelegateType: NSObject & NSApplicationDelegate
>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes a delegate of this type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = object(of: delegateType) }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

/// Makes an app's delegate, which is told of the moments of the program's life.
///
///     @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
///
/// A delegate that is an `ObservableObject` or `@Observable` is in the environment of all windows.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<
    DelegateType: NSObject & UIApplicationDelegate
>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes a delegate of this type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = object(of: delegateType) }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

/// A new object of a class, made by its `init()`, which need not be required: programs have their classes from Macs.
private func object<Object: NSObject>(of type: Object.Type) -> Object {
    guard let object = casement_objects_make(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)) else {
        preconditionFailure("\(type) has made no object")
    }
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
}

/// A property of an app that makes a delegate.
@MainActor protocol DelegateProperty {
    var delegate: AnyObject { get }
}

extension NSApplicationDelegateAdaptor: DelegateProperty { var delegate: AnyObject { wrappedValue } }
extension UIApplicationDelegateAdaptor: DelegateProperty { var delegate: AnyObject { wrappedValue } }

/// Provides the delegates that are observable to the content of windows.
struct DelegateProvider {
    let delegates: [AnyObject]

    @MainActor func providing(_ content: AnyView) -> AnyView {
        delegates.reduce(content) { content, delegate in
            if let object = delegate as? any ObservableObject { return provide(object, to: content) }
            if let object = delegate as? any AnyObject & Observable { return provide(object, to: content) }
            return content
        }
    }

    @MainActor private func provide<Object: ObservableObject>(_ object: Object, to content: AnyView) -> AnyView {
        AnyView(content.environmentObject(object))
    }

    @MainActor private func provide<Object: AnyObject & Observable>(_ object: Object, to content: AnyView) -> AnyView {
        AnyView(content.environment(object))
    }
}
