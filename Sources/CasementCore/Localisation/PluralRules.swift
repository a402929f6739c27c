import Foundation

/// Which form of a plural a number takes: Unicode CLDR, Language Plural Rules, for the languages that programs are most
/// often translated into; others have "one" for 1 and "other".
enum PluralRules {
    static func category(of number: Double, locale: Locale) -> String {
        let language = locale.language.languageCode?.identifier ?? "en"
        let whole = number == number.rounded() && abs(number) < 1e15
        let n = whole ? Int(abs(number)) : 0
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue": return "other"
        case "fr", "pt", "hy":
            return abs(number) < 2 ? "one" : "other"
        case "hi", "fa", "bn", "gu", "kn", "am", "zu":
            return whole && n <= 1 || abs(number) <= 1 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs":
            guard whole else { return "other" }
            if n % 10 == 1, n % 100 != 11 { return "one" }
            if (2...4).contains(n % 10), !(12...14).contains(n % 100) { return "few" }
            return ["sr", "hr", "bs"].contains(language) ? "other" : "many"
        case "pl":
            guard whole else { return "other" }
            if n == 1 { return "one" }
            return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? "few" : "many"
        case "cs", "sk":
            guard whole else { return "many" }
            return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "ar":
            guard whole else { return "other" }
            if n <= 2 { return ["zero", "one", "two"][n] }
            return (3...10).contains(n % 100) ? "few" : n % 100 >= 11 ? "many" : "other"
        case "he":
            return whole && n == 1 ? "one" : whole && n == 2 ? "two" : "other"
        case "lt":
            guard whole else { return "many" }
            if n % 10 == 1, !(11...19).contains(n % 100) { return "one" }
            return (2...9).contains(n % 10) && !(11...19).contains(n % 100) ? "few" : "other"
        case "ro":
            guard whole else { return "few" }
            return n == 1 ? "one" : n == 0 || (1...19).contains(n % 100) ? "few" : "other"
        default:
            return number == 1 ? "one" : "other"
        }
    }
}
