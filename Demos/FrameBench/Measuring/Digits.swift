/// Numbers with a fixed count of digits, so that all texts of a scenario have the same width in a font whose digits do.
/// Cheaper than a format string, whose cost would be measured with the frame.
extension String {
    init(_ number: Int, digits: Int) {
        self.init(unsafeUninitializedCapacity: digits) { buffer in
            var rest = number
            for index in stride(from: digits - 1, through: 0, by: -1) {
                buffer[index] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
            }
            return digits
        }
    }
}
