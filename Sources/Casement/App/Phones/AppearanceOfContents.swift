import CasementCore
import Foundation

/// The looks and the scrolling of views that scroll. It has no effect.
@MainActor @preconcurrency public class UIScrollView: UIAppearanceProxy {
    /// How the keyboard on the screen is put away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// By no scrolling, by scrolling, or by scrolling onto it.
        case none, onDrag, interactive
    }
    /// Has no effect.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// Has no effect.
    public var bounces = true
    /// Has no effect.
    public var alwaysBounceVertical = false
    /// Has no effect.
    public var alwaysBounceHorizontal = false
    /// Has no effect.
    public var isScrollEnabled = true
    /// Has no effect.
    public var isPagingEnabled = false
    /// Has no effect.
    public var showsVerticalScrollIndicator = true
    /// Has no effect.
    public var showsHorizontalScrollIndicator = true
    /// Has no effect.
    public var contentInset = UIEdgeInsets.zero
}

/// The looks of lists. It has no effect.
@MainActor @preconcurrency public final class UITableView: UIScrollView {
    /// Has no effect.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Has no effect.
    public var separatorColor: UIColor?
    /// Has no effect.
    public var separatorInset = UIEdgeInsets.zero
    /// Has no effect.
    public var allowsSelection = true
    /// Has no effect.
    public var rowHeight = CGFloat(-1)
    /// Has no effect.
    public var sectionHeaderTopPadding = CGFloat(0)
    /// Has no effect.
    public var showsScrollIndicators = true
}

/// The looks of the rows of lists. It has no effect.
@MainActor @preconcurrency public final class UITableViewCell: UIAppearanceProxy {
    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No line, or one.
        case none, singleLine
    }
    /// How a chosen row looks.
    public enum SelectionStyle: Int, Sendable {
        /// A colour behind it.
        case none, blue, gray, `default`
    }
    /// Has no effect.
    public var selectionStyle = SelectionStyle.default
}

/// The looks of the headers of lists. It has no effect.
@MainActor @preconcurrency public final class UITableViewHeaderFooterView: UIAppearanceProxy {}

/// The looks of lists. It has no effect.
@MainActor @preconcurrency public final class UICollectionView: UIScrollView {}

/// The looks of text editors. It has no effect.
@MainActor @preconcurrency public final class UITextView: UIScrollView {
    /// Has no effect.
    public var textColor: UIColor?
    /// Has no effect.
    public var font: UIFont?
    /// Has no effect.
    public var textContainerInset = UIEdgeInsets.zero
}

/// The looks of text fields. It has no effect.
@MainActor @preconcurrency public final class UITextField: UIAppearanceProxy {
    /// The button that empties a field.
    public enum ViewMode: Int, Sendable {
        /// When it is shown.
        case never, whileEditing, unlessEditing, always
    }
    /// Has no effect.
    public var clearButtonMode = ViewMode.never
    /// Has no effect.
    public var textColor: UIColor?
    /// Has no effect.
    public var font: UIFont?
}

/// The looks of segmented pickers. It has no effect.
@MainActor @preconcurrency public final class UISegmentedControl: UIAppearanceProxy {
    /// Has no effect.
    public var selectedSegmentTintColor: UIColor?
    /// Has no effect.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    /// Has no effect.
    public func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: BarMetrics) {}
}

/// The looks of the dots of pages. It has no effect.
@MainActor @preconcurrency public final class UIPageControl: UIAppearanceProxy {
    /// Has no effect.
    public var currentPageIndicatorTintColor: UIColor?
    /// Has no effect.
    public var pageIndicatorTintColor: UIColor?
}

/// The looks of switches. It has no effect.
@MainActor @preconcurrency public final class UISwitch: UIAppearanceProxy {
    /// Has no effect.
    public var onTintColor: UIColor?
    /// Has no effect.
    public var thumbTintColor: UIColor?
}

/// The looks of sliders. It has no effect.
@MainActor @preconcurrency public final class UISlider: UIAppearanceProxy {
    /// Has no effect.
    public var minimumTrackTintColor: UIColor?
    /// Has no effect.
    public var maximumTrackTintColor: UIColor?
    /// Has no effect.
    public var thumbTintColor: UIColor?
    /// Has no effect.
    public func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// The looks of steppers. It has no effect.
@MainActor @preconcurrency public final class UIStepper: UIAppearanceProxy {}

/// The looks of progress bars. It has no effect.
@MainActor @preconcurrency public final class UIProgressView: UIAppearanceProxy {
    /// Has no effect.
    public var progressTintColor: UIColor?
    /// Has no effect.
    public var trackTintColor: UIColor?
}

/// The looks of the sign of refreshing. It has no effect.
@MainActor @preconcurrency public final class UIRefreshControl: UIAppearanceProxy {}

/// The looks of choices of dates. It has no effect.
@MainActor @preconcurrency public final class UIDatePicker: UIAppearanceProxy {}

/// The looks of buttons. It has no effect.
@MainActor @preconcurrency public final class UIButton: UIAppearanceProxy {}

/// The looks of spinning signs. It has no effect.
@MainActor @preconcurrency public final class UIActivityIndicatorView: UIAppearanceProxy {
    /// Has no effect.
    public var color: UIColor?
}

/// The looks of labels. It has no effect.
@MainActor @preconcurrency public final class UILabel: UIAppearanceProxy {
    /// Has no effect.
    public var textColor: UIColor?
    /// Has no effect.
    public var font: UIFont?
}

extension NSAttributedString.Key {
    /// A `UIFont` of text. It has no effect on text that is shown: give `AttributedString` its `font`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor` of text. It has no effect on text that is shown: give `AttributedString` its `foregroundColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind text. It has no effect on text that is shown.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Space between letters. It has no effect on text that is shown.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Whether text is underlined. It has no effect on text that is shown.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
