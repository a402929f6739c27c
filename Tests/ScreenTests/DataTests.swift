import CasementTesting
import Expectations
import ScreenSupport
import Testing

@MainActor struct DataTests {
    @Test("A table sorts and selects") func table() {
        let host = open(PlanetTable(), width: 600)
        host.sees("95", "11.2", "Selected: none, first: Mercury")
        host.click("Moons")
        host.click("Moons")
        host.sees("Selected: none, first: Jupiter")
        host.click("Earth")
        host.sees("Selected: Earth, first: Jupiter")
    }

    @Test("Planets are found by name and scope") func picker() {
        let host = open(PlanetPicker())
        host.click("Earth")
        expect(host.title, equals: "1 chosen")
        host.write("r", into: "Search")
        host.perform(onLabel: "With moons")
        host.settle()
        host.misses("Mercury")
        host.sees("Jupiter")
    }

    @Test("A list appends and deletes") func editable() {
        let host = open(EditableList())
        host.click("Append")
        host.sees("Item 5")
    }

    @Test("Countries are in sections") func countries() {
        let host = open(SectionedCountries())
        host.sees("A", "B", "C", "Brazil")
        expect(host.frame(of: "B").minY > host.frame(of: "Austria").minY)
    }

    @Test("Texts of all kinds") func rich() {
        let host = open(RichText())
        host.sees("Colours of a word", "Hello world", "A link and gone", "January 1, 1970", "€1,234.50")
        host.sees("Dates: 1970", "3 apples", "a, b, or c")
    }

    @Test("A text is expanded") func expandable() {
        let host = open(ExpandableText())
        let cut = host.frame("text")?.height ?? 0
        host.click("More")
        expect(host.frame("text")?.height ?? 0 > cut * 2)
        host.click("Less")
        expect(host.frame("text")?.height, equals: cut)
    }

    @Test("Symbols in views and texts") func symbols() {
        let host = open(SymbolsAndImages())
        host.sees("Silent", "Drawn", "No address")
        host.click("Bell")
        host.sees("Loud")
    }

    @Test("A note counts its words") func note() {
        let host = open(NoteEditor())
        host.key(.end, modifiers: .control)
        host.type(" and more")
        host.sees("4 words, 19 characters")
        host.click("Clear")
        host.sees("0 words, 0 characters")
    }

    @Test("Numbers are parsed and checked") func validated() {
        let host = open(ValidatedField())
        host.sees("Doubled: €5.00")
        host.write("200\n", into: "Age")
        host.sees("Not an age")
    }
}
