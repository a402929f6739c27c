import Foundation

/// How the desktop is reached: by its portal, or by small programs where none answers.
struct DesktopReach: Sendable {
    /// Nil for the bus of the session.
    let bus: String?
    let environment: [String: String]
    /// How long a service may take, in milliseconds.
    let patience: Int32

    init(_ bus: String?, _ environment: [String: String], _ patience: Int32?) {
        (self.bus, self.environment, self.patience) = (bus, environment, patience ?? PortalRequest.patience)
    }

    /// How something was answered.
    enum Result { case done, cancelled, failed }

    /// Asks the portal, and where it cannot, the first of some commands that succeeds. Waits for the answer.
    func perform(portal: () -> PortalRequest.Answer, commands: [[String]]) -> Result {
        if SessionBus.exists(bus, in: environment) {
            switch portal() {
            case .response(0, _): return .done
            // The user has closed the portal's choice of a program.
            case .response(1, _), .ended: return .cancelled
            case .response, .unavailable: break
            }
        }
        return SmallProgram.runFirst(of: commands, environment) ? .done : .failed
    }

    func request(_ interface: String, _ member: String) -> PortalRequest {
        PortalRequest(interface: interface, member: member, bus: bus, patience: patience)
    }
}
