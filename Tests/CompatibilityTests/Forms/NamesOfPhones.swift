import CasementTesting
import Expectations
import SwiftUI
import Testing
import UniformTypeIdentifiers

// Written as programs for phones and their models are.

/// A delegate in the usual form.
private final class PhoneDelegate: UIResponder, UIApplicationDelegate {
    var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        launches += 1
        return true
    }
}

/// The height of a keyboard that covers a window: none.
private struct KeyboardAdaptive: ViewModifier {
    @State private var height: CGFloat = 0

    func body(content: Content) -> some View {
        content.padding(.bottom, height)
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.keyboardWillShowNotification)) { note in
                let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UIView.AnimationCurve
                height = curve == .easeIn ? 100 : 200
            }
    }
}

private struct TenthDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
}

@MainActor @Suite struct NamesOfPhonesTests {
    @Test("a delegate derives from UIResponder, and UIApplication has the names of its notifications")
    func delegates() {
        let delegate = PhoneDelegate()
        expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        expect(delegate.launches, equals: 1)
        expect(delegate.resignFirstResponder())
        let shown = UIApplication.keyboardWillShowNotification
        expect(shown, equals: UIResponder.keyboardWillShowNotification)
        let host = TestHost { Text("Field").modifier(KeyboardAdaptive()) }
        host.update()
        let before = host.find(text: "Field") ?? .zero
        NotificationCenter.default.post(
            name: shown, object: nil,
            userInfo: [UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeIn])
        host.settle()
        expect(host.find(text: "Field")?.midY, equals: before.midY - 50)
    }

    @Test("an overlay and a background of a style that is blended and then faded is the style")
    func blendedStyles() {
        let host = TestHost {
            Color.black.frame(width: 40, height: 40)
                .overlay(Color.red.blendMode(.multiply).opacity(0.5))
                .background(LinearGradient(colors: [.blue, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5))
        }
        let image = host.snapshot(), pixel = image[image.width / 2, image.height / 2]
        // Red over black would be seen; multiplied it is not.
        expect(pixel.r, equals: 0)
        expect(pixel.a, equals: 255)
    }

    @Test("names of files get the extensions of types once")
    func typedAddresses() {
        let folder = URL(fileURLWithPath: "/data", isDirectory: true)
        let scrums = folder.appendingPathComponent("scrums", conformingTo: .json)
        expect(scrums.path, equals: "/data/scrums.json")
        expect(folder.appendingPathComponent("a.json", conformingTo: .json).lastPathComponent, equals: "a.json")
        expect(folder.appendingPathComponent("a.jpeg", conformingTo: .image).lastPathComponent, equals: "a.jpeg")
        expect(folder.appendingPathComponent("a.b", conformingTo: .png).lastPathComponent, equals: "a.b.png")
        var address = folder.appendingPathComponent("note")
        address.appendPathExtension(for: .plainText)
        expect(address.lastPathComponent, equals: "note.txt")
        expect(("/data" as NSString).appendingPathComponent("note", conformingTo: .plainText), equals: "/data/note.txt")
        expect(("note.txt" as NSString).appendingPathExtension(for: .plainText), equals: "note.txt")
    }

    @Test("a cache of answers is made without a path")
    func caches() {
        let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0)
        expect(cache.memoryCapacity, equals: 1 << 20)
    }

    @Test("rectangles are compared and inset by the names of UIKit and CoreGraphics")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        let inner = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expect(inner.equalTo(CGRect(x: 3, y: 3, width: 24, height: 36)))
        expect(!rect.size.equalTo(inner.size) && !rect.origin.equalTo(inner.origin))
        // A height of the program's has no effect here; it is declared as on a phone.
        let sheet = TestHost { Text("Sheet").presentationDetents([.custom(TenthDetent.self)]) }
        expect(sheet.find(text: "Sheet") != nil)
    }
}
