/// What of the program's code ran in a frame, from that with the least to that with the most consequences.
package enum CodeRun: Comparable {
    case nothing
    /// Bodies, which compute content and seldom do anything else.
    case bodies
    /// Actions, such as `onAppear` and `onChange`, which may have started timers.
    case actions

    mutating func note(_ other: CodeRun) { if other > self { self = other } }
}
