import Foundation

// What programs tell assistive programs of a chart. No desktop here asks for it: the names are there so that programs
// compile, and `accessibilityChartDescriptor(_:)` says so once in programs built for debugging.

/// A view's description of a chart.
public protocol AXChartDescriptorRepresentable {
    /// Makes the description.
    func makeChartDescriptor() -> AXChartDescriptor

    /// Changes the description after the view changed; by default it stays as it is.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Does nothing.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// The description of a chart: its axes and the series of its data.
public final class AXChartDescriptor {
    /// The direction in which the content of a chart is read.
    public enum ContentDirection: Int, Sendable {
        /// The direction, in lines or around the centre.
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    /// The name for the user.
    public var title: String?
    /// The name with attributes.
    public var attributedTitle: NSAttributedString?
    /// What the chart shows, in a sentence.
    public var summary: String?
    /// The axis of the first values.
    public var xAxis: any AXDataAxisDescriptor
    /// The axis of the second values.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// The axes of further values.
    public var additionalAxes: [any AXDataAxisDescriptor]
    /// The series of the data.
    public var series: [AXDataSeriesDescriptor]
    /// The direction in which the content is read.
    public var contentDirection = ContentDirection.leftToRight

    /// Creates the description of a chart.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}

/// The description of an axis.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The name for the user.
    var title: String { get set }
    /// The name with attributes.
    var attributedTitle: NSAttributedString { get set }
}

/// The description of an axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// The scale of the axis.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    /// The name for the user.
    public var title: String
    /// The name with attributes.
    public var attributedTitle: NSAttributedString
    /// How values become places.
    public var scaleType = ScaleType.linear
    /// The values at its ends.
    public var range: ClosedRange<Double>
    /// The values that have a line.
    public var gridlinePositions: [Double]
    /// Makes the words for a value.
    public var valueDescriptionProvider: (Double) -> String

    /// Creates the description of an axis of numbers.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        attributedTitle = NSAttributedString(string: title)
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// The description of an axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// The name for the user.
    public var title: String
    /// The name with attributes.
    public var attributedTitle: NSAttributedString
    /// The categories in order.
    public var categoryOrder: [String]

    /// Creates the description of an axis of categories.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        attributedTitle = NSAttributedString(string: title)
        self.categoryOrder = categoryOrder
    }
}

/// The description of a series of data.
public final class AXDataSeriesDescriptor {
    /// The name for the user.
    public var name: String?
    /// The name with attributes.
    public var attributedName: NSAttributedString
    /// Whether values between the points have a meaning.
    public var isContinuous: Bool
    /// The points in order.
    public var dataPoints: [AXDataPoint]

    /// Creates the description of a series.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// One point of a series.
public final class AXDataPoint {
    /// A value on an axis.
    public enum Value: Hashable, Sendable { case number(Double), category(String) }

    /// The value on the first axis.
    public var xValue: Value
    /// The value on the second axis.
    public var yValue: Double?
    /// The values on further axes.
    public var additionalValues: [Value]
    /// The words for the point.
    public var label: String?

    /// Creates a point of numbers.
    public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y
        self.additionalValues = additionalValues
        self.label = label
    }

    /// Creates a point of a category.
    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y
        self.additionalValues = additionalValues
        self.label = label
    }
}

extension View {
    /// Describes the chart that the view shows. It has no effect: no assistive program here asks for charts.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        WithoutEffect.note("accessibilityChartDescriptor", "no assistive program here asks for charts")
        return self
    }
}
