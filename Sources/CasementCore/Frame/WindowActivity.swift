/// Whether a window can be seen, and whether it has the desktop's keyboard focus.
package struct WindowActivity: Equatable, Sendable {
    package var isVisible: Bool
    package var isKey: Bool
    /// Whether it is the program's main window, while a panel of the program has the keyboard.
    package var isMain = false

    package init(isVisible: Bool, isKey: Bool) { (self.isVisible, self.isKey) = (isVisible, isKey) }

    /// As the content of the window reads it.
    package var phase: ScenePhase { !isVisible ? .background : isKey || isMain ? .active : .inactive }

    fileprivate var controls: ControlActiveState { isKey ? .key : isMain ? .active : .inactive }
}

extension FramePipeline {
    /// Informs the content: carets blink only in the key window, and its popups close when it is no longer that.
    package func setActivity(_ activity: WindowActivity) {
        if activity.isVisible { input.keyboardChanged(isHere: activity.isKey) } else { input.closePopups() }
        input.focus.windowChanged(isActive: activity.isKey)
        setEnvironment {
            $0.scenePhase = activity.phase
            $0.controlActiveState = activity.controls
        }
    }
}
