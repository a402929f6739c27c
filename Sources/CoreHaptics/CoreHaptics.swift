import Foundation

// Programs ask by these names whether the device can tremble. No computer here can: an engine cannot be made.

/// What a device can do.
public protocol CHHapticDeviceCapability {
    /// Whether it can tremble.
    var supportsHaptics: Bool { get }
    /// Whether it can play the sounds of patterns.
    var supportsAudio: Bool { get }
}

/// An error of Core Haptics.
public struct CHHapticError: Error, Sendable {
    /// What has failed.
    public enum Code: Int, Sendable {
        /// The device cannot tremble.
        case notSupported = -4804
    }
    /// What has failed.
    public let code: Code
}

/// Makes a device tremble. It cannot be made here.
public final class CHHapticEngine {
    private struct NoHaptics: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    /// Why an engine has stopped.
    public enum StoppedReason: Int, Sendable {
        /// The session of sounds was interrupted.
        case audioSessionInterrupt = 1
        /// The program was suspended.
        case applicationSuspended
        /// Nothing was played for a while.
        case idleTimeout
        /// The system has failed.
        case systemError = -1
    }

    /// What the device can do: nothing.
    public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// Throws that the device cannot tremble.
    public init() throws { throw CHHapticError(code: .notSupported) }

    /// Never called.
    public var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Never called.
    public var resetHandler: () -> Void = {}
    /// Has no effect.
    public var isAutoShutdownEnabled = false
    /// Has no effect.
    public var playsHapticsOnly = false

    /// Throws that the device cannot tremble.
    public func start() throws { throw CHHapticError(code: .notSupported) }
    /// Calls its closure with the error that the device cannot tremble.
    public func start(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CHHapticError(code: .notSupported))
    }
    /// Calls its closure.
    public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Throws that the device cannot tremble.
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(code: .notSupported)
    }
}

/// Plays a pattern. There is none.
public protocol CHHapticPatternPlayer {
    /// Starts at a time.
    func start(atTime time: TimeInterval) throws
    /// Stops at a time.
    func stop(atTime time: TimeInterval) throws
}

/// The time of something immediate.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A part of a pattern.
public final class CHHapticEvent {
    /// The kind of a part.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A buzz.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// What of a part has a value.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong it is.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How sharp it is.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How fast it begins.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How fast it gets weaker.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How fast it ends.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether it stays.
        public static let sustained = ParameterID(rawValue: "Sustained")
    }

    /// Its kind.
    public let type: EventType
    /// Its values.
    public let eventParameters: [CHHapticEventParameter]
    /// When it begins, in seconds from the beginning of the pattern.
    public var relativeTime: TimeInterval
    /// How long it is, in seconds.
    public var duration: TimeInterval

    /// A part of a pattern.
    public init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
        duration: TimeInterval = 0
    ) {
        (type, eventParameters) = (eventType, parameters)
        (self.relativeTime, self.duration) = (relativeTime, duration)
    }
}

/// A value of a part of a pattern.
public final class CHHapticEventParameter {
    /// What has the value.
    public let parameterID: CHHapticEvent.ParameterID
    /// From 0 to 1.
    public var value: Float

    /// A value.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

/// A value that changes while a pattern is played. It has no effect.
public final class CHHapticDynamicParameter {
    /// What has the value.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong all is.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// How sharp all is.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    }

    /// A value from a time on.
    public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {}
}

/// What would be felt. It can be made and not played.
public final class CHHapticPattern {
    /// How long it is, in seconds.
    public let duration: TimeInterval

    /// A pattern of parts.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}
