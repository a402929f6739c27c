import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Names of Apple's Foundation that Linux's has not.
@MainActor struct FoundationNamesTests {
    @Test("A loop over notifications gets those that are posted meanwhile")
    func notifications() async {
        let name = Notification.Name("loop-\(UUID())"), center = NotificationCenter()
        center.post(name: name, object: nil, userInfo: ["number": 0])
        var numbers = center.notifications(named: name).makeAsyncIterator()
        for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
        var got: [Int?] = []
        for _ in 1...3 { got.append(await numbers.next()?.userInfo?["number"] as? Int) }
        expect(got, equals: [1, 2, 3])
    }

    @Test("A loop over notifications ends with its task")
    func cancellation() async {
        let name = Notification.Name("loop-\(UUID())")
        let task = Task {
            var count = 0
            for await _ in NotificationCenter.default.notifications(named: name) { count += 1 }
            return count
        }
        task.cancel()
        expect(await task.value, equals: 0)
    }

    @Test("The user's folders are those of FileManager")
    func folders() {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        expect(URL.documentsDirectory, equals: documents[0])
        expect(URL.cachesDirectory != URL.applicationSupportDirectory && URL.downloadsDirectory.isFileURL)
    }
}
