import CasementCore
import Foundation

/// What is asked before the window of a document closes.
extension DocumentSession {
    func mayClose(_ decide: @escaping (Bool) -> Void) -> CloseAnswer {
        discardsChanges = false
        guard isEdited else {
            draft.discard()
            return .allow
        }
        guard !isAsking else { return .refuse }
        decideClosing = decide
        question = .closing
        return .ask
    }

    /// The answer to the question whether the changes are saved: nil for staying.
    func answerClosing(saves: Bool?) {
        guard let decide = decideClosing else { return }
        decideClosing = nil
        switch saves {
        case true?: save { decide($0) }
        case false?:
            // Where something else keeps the window open, the changes are still there.
            discardsChanges = true
            decide(true)
        case nil: decide(false)
        }
    }
}
