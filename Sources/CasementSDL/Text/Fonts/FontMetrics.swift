import CHarfBuzz
import Foundation

/// The measures of a font in a size, in points, all positive.
package struct FontMetrics {
    /// Above and below the baseline.
    package let ascent, descent: CGFloat
    /// The distance of baselines.
    package let lineHeight: CGFloat
    /// The heights of capitals and of small letters.
    package let capHeight, xHeight: CGFloat
    /// The name of the family; nil if the file has none.
    package let family: String?

    init(_ face: FontFace, size: CGFloat) {
        let ratio = size / CGFloat(face.unitsPerEm)
        ascent = CGFloat(face.ascent) * ratio
        descent = CGFloat(face.descent) * ratio
        lineHeight = CGFloat(max(face.lineHeight, face.ascent + face.descent)) * ratio
        func measure(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
            var units: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(face.shaper, tag, &units)
            return CGFloat(units) * ratio
        }
        capHeight = measure(HB_OT_METRICS_TAG_CAP_HEIGHT)
        xHeight = measure(HB_OT_METRICS_TAG_X_HEIGHT)
        family = face.freeType.pointee.family_name.map { String(cString: $0) }
    }
}
