import Foundation

/// Paper as a document is drawn for it, in points (72 per inch).
package struct PrintPaper: Equatable, Sendable {
    /// As the page is read: one in landscape is wider than tall.
    package var size: CGSize
    package var margins: EdgeInsets
    package var isLandscape: Bool { size.width > size.height }

    package init(size: CGSize, margins: EdgeInsets = Self.standardMargins) {
        (self.size, self.margins) = (size, margins)
    }

    package static let standardMargins = EdgeInsets(top: 54, leading: 54, bottom: 54, trailing: 54)

    /// The size when it is upright.
    package var upright: CGSize { CGSize(width: min(size.width, size.height), height: max(size.width, size.height)) }

    /// The format, of those with a name: programs write A4 as 595 by 842, or with fractions.
    package var format: Format? {
        Format.all.first {
            abs($0.size.width - upright.width) < 2 && abs($0.size.height - upright.height) < 2
        }
    }

    /// A size of paper that has a name.
    package struct Format: Hashable, Sendable {
        /// As printers call it.
        package let name: String
        /// Upright.
        package let size: CGSize

        package static let a4 = Format(name: "A4", size: CGSize(width: 595, height: 842))
        package static let letter = Format(name: "Letter", size: CGSize(width: 612, height: 792))
        package static let all = [
            Format(name: "A3", size: CGSize(width: 842, height: 1191)), .a4,
            Format(name: "A5", size: CGSize(width: 420, height: 595)),
            .letter, Format(name: "Legal", size: CGSize(width: 612, height: 1008)),
        ]

        /// The usual paper of a region.
        package static func usual(in locale: Locale) -> Format {
            letterRegions.contains(locale.region?.identifier ?? "") ? .letter : .a4
        }

        private static let letterRegions: Set = [
            "BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE",
        ]
    }
}
