import CasementTesting
import ControlSupport
import Expectations
import SwiftUI
import Testing

@MainActor @Observable private final class City { var name = "" }

private struct CityChoice: View {
    @Bindable var city: City
    private static let all = ["Berlin", "Bern", "Oslo"]

    var body: some View {
        TextField("City", text: $city.name)
            .textInputSuggestions {
                ForEach(Self.all.filter { $0.hasPrefix(city.name) && !city.name.isEmpty }, id: \.self) {
                    Text($0).textInputCompletion($0)
                }
            }
            .frame(width: 200, height: 30, alignment: .top)
            .frame(maxHeight: .infinity, alignment: .top)
    }
}

/// Text fields with suggestions.
@MainActor struct TextSuggestionTests {
    private let city = City()

    private func host() -> TestHost {
        let host = TestHost(width: 240, height: 240) { CityChoice(city: city) }
        host.settle()
        host.tap(at: CGPoint(x: 100, y: 12))
        host.settle()
        return host
    }

    @Test("What is typed has suggestions, and the chosen one completes the text")
    func choosing() {
        let host = host()
        expect(host.find(text: "Berlin") == nil)
        host.type("Ber")
        host.settle()
        expect(host.find(text: "Berlin") != nil && host.find(text: "Bern") != nil && host.find(text: "Oslo") == nil)
        host.tap(text: "Bern")
        host.settle()
        expect(city.name, equals: "Bern")
        expect(host.find(text: "Berlin") == nil)
        host.type("!")
        expect(city.name, equals: "Bern!")
    }

    @Test("The arrow keys choose, Escape closes the list until the text changes")
    func keys() {
        let host = host()
        host.type("B")
        host.settle()
        host.key(.escape)
        host.settle()
        expect(host.find(text: "Berlin") == nil && city.name == "B")
        host.type("e")
        host.settle()
        expect(host.find(text: "Berlin")?.minY ?? 0 > 30)
        host.key(.downArrow)
        host.key(.return)
        host.settle()
        expect(city.name, equals: "Berlin")
    }
}
