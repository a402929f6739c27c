import Foundation

/// One small picture in each format: 12 by 8 pixels in four equal parts, red and green above blue and white; white is
/// half transparent if the format has transparency. Made for these tests.
public enum SamplePictures {
    /// PNG.
    public static let png = data(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAYAAADN5B7xAAAAHElEQVR42mP4z8DwHxvGAwedBhzqQaABGx6EGgBR3uMpQ6Ii7QAA
        AABJRU5ErkJggg==
        """)
    /// Lossless WebP.
    public static let webP = data(
        """
        UklGRj4AAABXRUJQVlA4TDIAAAAvC8ABEB8gEEjeHzqN+RcQFPwfnYCg6LrlImYPgqI2UqA1eQASUYcDfqshov+xw4D7AA==
        """)
    /// Lossy WebP without transparency.
    public static let lossyWebP = data(
        """
        UklGRowAAABXRUJQVlA4IIAAAABQAwCdASoMAAgAAMASJbACdLoAkwD9QPQa/nPUAAwn5SEOAAD+/Z631/vz/+gvv+qp75//kPs/
        +qgPFfj/5ov/uv/2euH2cX9ohV7j/+1If/lJSmR//g6v/LA9/F+J0/9LD/x2/8lzDXv5IK6sy2L7n//4sX/+fjFop641RQgAAA==
        """)
    /// Lossy WebP with transparency.
    public static let extendedWebP = data(
        """
        UklGRr4AAABXRUJQVlA4WAoAAAAQAAAACwAABwAAQUxQSBgAAAABD/DA/4iIQJBtM4P52wzud4jo/wRwcwFWUDgggAAAAFADAJ0B
        KgwACAAAwBIlsAJ0ugCTAP1A9Br+c9QADCflIQ4AAP79nrfX+/P/6C+/6qnvn/+Q+z/6qA8V+P/mi/+6//Z64fZxf2iFXuP/7Uh/
        +UlKZH/+Dq/8sD38X4nT/0sP/Hb/yXMNe/kgrqzLYvuf//ixf/5+MWinrjVFCAAA
        """)
    /// JPEG, twice as wide and high.
    public static let jpeg = data(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU
        FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
        FBQUFBQUFBT/wAARCAAQABgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF
        BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW
        V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi
        4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC
        AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm
        Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq
        8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r2P9nn/AJj/AP27/wDtSvh+v0t/4Iy/81g/7g//ALfV9xxt9Hj+xsgxGO/tXn5OTT2N
        r3nFb+1fe+x+jeIniZ/xErhjF8KfU/q/1jk/ee05+XkqQqfByQvfk5fiVr31tZ61FfoxRX8r/wDEM/8AqM/8p/8A25/FX/EHv+o/
        /wApf/dD/9k=
        """)
    /// GIF.
    public static let gif = data(
        """
        R0lGODlhDAAIAJEAAP8AAAD/AAAA/////ywAAAAADAAIAAACNwQIEGDChAkBAgSYMGFCgAABJkyYECBAgAkTJpQoUeLGjRslSpS4
        ceNGiRIlbty4UaJEiRs3biwAOw==
        """)
    /// BMP.
    public static let bmp = data(
        """
        Qk1WAQAAAAAAADYAAAAoAAAADAAAAAgAAAABABgAAAAAACABAAATCwAAEwsAAAAAAAAAAAAA/wAA/wAA/wAA/wAA/wAA/wAA////
        /////////////////////wAA/wAA/wAA/wAA/wAA/wAA/////////////////////////wAA/wAA/wAA/wAA/wAA/wAA////////
        /////////////////wAA/wAA/wAA/wAA/wAA/wAA////////////////////////AAD/AAD/AAD/AAD/AAD/AAD/AP8AAP8AAP8A
        AP8AAP8AAP8AAAD/AAD/AAD/AAD/AAD/AAD/AP8AAP8AAP8AAP8AAP8AAP8AAAD/AAD/AAD/AAD/AAD/AAD/AP8AAP8AAP8AAP8A
        AP8AAP8AAAD/AAD/AAD/AAD/AAD/AAD/AP8AAP8AAP8AAP8AAP8AAP8A
        """)
    /// SVG, without transparency.
    public static let svg = Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="12" height="8" viewBox="0 0 12 8">
        <rect width="6" height="4" fill="#f00"/><rect x="6" width="6" height="4" fill="#0f0"/>
        <rect y="4" width="6" height="4" fill="#00f"/><rect x="6" y="4" width="6" height="4" fill="#fff"/></svg>
        """.utf8)

    /// All of them by name.
    public static let all: [(name: String, data: Data)] = [
        ("png", png), ("webP", webP), ("lossyWebP", lossyWebP), ("extendedWebP", extendedWebP), ("jpeg", jpeg),
        ("gif", gif), ("bmp", bmp), ("svg", svg),
    ]

    private static func data(_ text: String) -> Data {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
    }

    /// The JPEG picture with an EXIF orientation, 1 to 8.
    public static func jpeg(orientation: UInt8) -> Data {
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
        ]
        let body = Array("Exif".utf8) + [0, 0] + tiff
        let segment = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
        return jpeg.prefix(2) + Data(segment) + jpeg.dropFirst(2)
    }
}
