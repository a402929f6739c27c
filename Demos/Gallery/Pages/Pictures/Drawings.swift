import Casement

/// The page's pictures, as vector files.
enum Drawings {
    static let landscape = picture(landscapeSource)

    static let landscapeSource = """
        <svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="0 0 240 160">
        <defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="160">
        <stop offset="0" stop-color="#2b6de0"/><stop offset="1" stop-color="#ffd9a8"/></linearGradient></defs>
        <rect width="240" height="160" fill="url(#sky)"/><circle cx="172" cy="84" r="22" fill="#fff2d0"/>
        <path d="M0 120 L48 62 L84 104 L122 50 L180 118 L206 92 L240 124 V160 H0 Z" fill="#3c5a86"/>
        <path d="M48 62 L60 76 L50 78 L42 72 Z M122 50 L138 69 L124 72 L112 64 Z" fill="#f4f6fa"/>
        <path d="M0 132 C60 118 120 142 240 126 V160 H0 Z" fill="#2c7a5e"/>
        <path d="M0 146 C80 136 150 154 240 142 V160 H0 Z" fill="#1f5c47"/></svg>
        """

    /// A frame whose corners must not be stretched.
    static let ticket = picture(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">
        <path d="M10 2 H38 A8 8 0 0 0 46 10 V38 A8 8 0 0 0 38 46 H10 A8 8 0 0 0 2 38 V10 A8 8 0 0 0 10 2 Z"
        fill="#f3b33d" stroke="#b9770e" stroke-width="3"/>
        <circle cx="24" cy="24" r="5" fill="#fff" fill-opacity="0.6"/></svg>
        """)

    static let dots = picture(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="14" height="14" viewBox="0 0 14 14">
        <circle cx="3.5" cy="3.5" r="2.6" fill="#2b9a8f"/><circle cx="10.5" cy="10.5" r="2.6" fill="#e0662b"/></svg>
        """)

    private static func picture(_ source: String) -> Image {
        UIImage(data: Data(source.utf8)).map { Image(uiImage: $0) } ?? Image(systemName: "photo")
    }
}
