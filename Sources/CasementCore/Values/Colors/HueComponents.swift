/// The hue, saturation and brightness of a colour, each 0 to 1.
package struct HueComponents: Equatable {
    package var hue: Double
    package var saturation: Double
    package var brightness: Double

    /// Those of sRGB components; what is outside of 0 to 1 counts as its end. A grey has the hue 0.
    package init(red: Float, green: Float, blue: Float) {
        func bounded(_ value: Float) -> Double { value.isNaN ? 0 : min(1, max(0, Double(value))) }
        let (red, green, blue) = (bounded(red), bounded(green), bounded(blue))
        let most = max(red, green, blue), range = most - min(red, green, blue)
        (saturation, brightness) = (most > 0 ? range / most : 0, most)
        guard range > 0 else {
            hue = 0
            return
        }
        let sector =
            if most == red { (green - blue) / range } else if most == green { (blue - red) / range + 2 } else {
                (red - green) / range + 4
            }
        hue = (sector < 0 ? sector + 6 : sector) / 6
    }
}
