import Casement
import CasementCore
import CasementTesting
import Foundation

/// A folder with many files, in the program's own dialog.
@MainActor enum LargeFolder {
    @Observable final class Model { var isOpen = false }

    static func measure(files: Int) async {
        for number in 0..<files {
            FilePath(place).appending("file \(number).txt").withCPath { _ = close(open($0, O_CREAT | O_WRONLY, 0o600)) }
        }
        let model = Model()
        let host = TestHost(width: 900, height: 600) {
            Text("x")
                .fileImporter(isPresented: Bindable(model).isOpen, allowedContentTypes: [.plainText]) { _ in }
                .fileDialogDefaultDirectory(place)
        }
        host.settle()
        let interruptions = Interruptions()
        let start = ContinuousClock.now
        model.isOpen = true
        host.settle()
        var isShown = false
        repeat {
            await host.settleTasks()
            if !isShown, host.find(text: "file 10.txt") != nil {
                isShown = true
                _ = host.snapshot()
                await Task.yield()
                interruptions.report("the files are shown", since: start, blocking: 0.1, within: 0.3)
            }
        } while await FileWork.waitForOne()
        host.settle()
        _ = host.snapshot()
        interruptions.report("their sizes and dates too", since: start, blocking: 0.1)
    }
}
