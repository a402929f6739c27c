import CasementCore
import Foundation

/// How something is printed, with AppKit's name: the paper and what is done with the pages.
///
/// Of AppKit's settings it has those with an effect. The user may choose another paper in the dialog.
@MainActor @preconcurrency public final class NSPrintInfo {
    /// The settings of operations that are given none.
    public static var shared = NSPrintInfo()

    /// The size of the paper in points, as the page is read: by default the usual one of the region.
    public var paperSize: CGSize
    /// The margins in points: by default 72 at the sides, and 90 at the top and bottom. A printer may need larger ones.
    public var leftMargin: CGFloat = 72
    /// The margin on the right in points: 72.
    public var rightMargin: CGFloat = 72
    /// The margin at the top in points: 90.
    public var topMargin: CGFloat = 90
    /// The margin at the bottom in points: 90.
    public var bottomMargin: CGFloat = 90
    /// What is done with the pages: printed.
    public var jobDisposition = JobDisposition.spool

    private var attributes: [AttributeKey: Any] = [:]

    /// Creates settings with the paper of the region.
    public convenience init() { self.init(dictionary: [:]) }

    /// Creates settings from some attributes: the disposition, the URL of the PDF file, the paper, the margins.
    public init(dictionary attributes: [AttributeKey: Any]) {
        paperSize = PrintPaper.Format.usual(in: .current).size
        for (key, value) in attributes { set(value, for: key) }
    }

    /// The attributes that were set, to be read and changed: `info.dictionary()[.jobSavingURL] = url`.
    public func dictionary() -> Attributes { Attributes(info: self) }

    /// The attributes of settings.
    @MainActor public struct Attributes {
        let info: NSPrintInfo

        /// An attribute; nil for one that was not set.
        public subscript(_ key: AttributeKey) -> Any? {
            get { info.attributes[key] }
            nonmutating set { info.set(newValue, for: key) }
        }
    }

    private func set(_ value: Any?, for key: AttributeKey) {
        attributes[key] = value
        let length = value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
        switch key {
        case .jobDisposition: jobDisposition = value as? JobDisposition ?? jobDisposition
        case .paperSize: paperSize = value as? CGSize ?? paperSize
        case .leftMargin: leftMargin = length ?? leftMargin
        case .rightMargin: rightMargin = length ?? rightMargin
        case .topMargin: topMargin = length ?? topMargin
        case .bottomMargin: bottomMargin = length ?? bottomMargin
        default: break
        }
    }

    /// Whether the page is read upright or turned; setting it turns the paper.
    public var orientation: PaperOrientation {
        get { paperSize.width > paperSize.height ? .landscape : .portrait }
        set { if newValue != orientation { paperSize = CGSize(width: paperSize.height, height: paperSize.width) } }
    }

    /// The part of the page inside the margins, in points, from its bottom left corner as in AppKit.
    public var imageablePageBounds: CGRect {
        CGRect(
            x: leftMargin, y: bottomMargin, width: max(0, paperSize.width - leftMargin - rightMargin),
            height: max(0, paperSize.height - topMargin - bottomMargin))
    }

    var paper: PrintPaper {
        PrintPaper(
            size: paperSize,
            margins: EdgeInsets(top: topMargin, leading: leftMargin, bottom: bottomMargin, trailing: rightMargin))
    }

    /// The place of the PDF file, for pages that are saved.
    var file: URL? { attributes[.jobSavingURL] as? URL }

    /// How paper is turned.
    public enum PaperOrientation: Int, Sendable {
        /// Taller than wide.
        case portrait = 0
        /// Wider than tall.
        case landscape = 1
    }

    /// What is done with the pages.
    public struct JobDisposition: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// They are printed.
        public static let spool = JobDisposition(rawValue: "NSPrintSpoolJob")
        /// They are saved as a PDF file, at `jobSavingURL` or where the user says.
        public static let save = JobDisposition(rawValue: "NSPrintSaveJob")
        /// Nothing.
        public static let cancel = JobDisposition(rawValue: "NSPrintCancelJob")
    }

    /// The name of an attribute.
    public struct AttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `JobDisposition`.
        public static let jobDisposition = AttributeKey(rawValue: "NSJobDisposition")
        /// The URL of the PDF file for pages that are saved.
        public static let jobSavingURL = AttributeKey(rawValue: "NSJobSavingURL")
        /// The size of the paper in points.
        public static let paperSize = AttributeKey(rawValue: "NSPaperSize")
        /// The left margin in points.
        public static let leftMargin = AttributeKey(rawValue: "NSLeftMargin")
        /// The right margin in points.
        public static let rightMargin = AttributeKey(rawValue: "NSRightMargin")
        /// The top margin in points.
        public static let topMargin = AttributeKey(rawValue: "NSTopMargin")
        /// The bottom margin in points.
        public static let bottomMargin = AttributeKey(rawValue: "NSBottomMargin")
    }
}
