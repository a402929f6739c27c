import Expectations
import Testing

@testable import Casement
@testable import CasementCore

/// What the styles that are no more than a name mean, without a requirement that programs could see.
@MainActor struct StyleKinds {
    private struct Own: ListStyle, PickerStyle, TabViewStyle, TableStyle, IndexViewStyle {}

    @Test("standard styles")
    func standard() {
        let pickers: [any PickerStyle.Type] = [
            DefaultPickerStyle.self, MenuPickerStyle.self, PopUpButtonPickerStyle.self, SegmentedPickerStyle.self,
            PalettePickerStyle.self, RadioGroupPickerStyle.self, InlinePickerStyle.self, WheelPickerStyle.self,
            NavigationLinkPickerStyle.self,
        ]
        expect(
            pickers.map(PickerKind.init),
            equals: [
                .menu, .menu, .menu, .segmented, .segmented, .radioGroup, .inline, .menu, .menu,
            ])
        let lists: [any ListStyle.Type] = [
            DefaultListStyle.self, PlainListStyle.self, InsetListStyle.self, SidebarListStyle.self,
            BorderedListStyle.self, GroupedListStyle.self, InsetGroupedListStyle.self,
        ]
        expect(
            lists.map(ListStyleKind.init), equals: [.inset, .plain, .inset, .sidebar, .bordered, .plain, .inset])
        expect(TabViewKind(of: .grouped) == .bar && TabViewKind(of: .page) == .pages(dots: .automatic))
        expect(TabViewKind(of: .page(indexDisplayMode: .never)), equals: .pages(dots: .never))
        expect(TableAppearance(of: .automatic), equals: TableAppearance(kind: .inset, alternates: true))
        expect(
            TableAppearance(of: .bordered(alternatesRowBackgrounds: false)),
            equals: TableAppearance(kind: .bordered, alternates: false))
        expect(
            TableAppearance(of: .inset(alternatesRowBackgrounds: false)),
            equals: TableAppearance(kind: .inset, alternates: false))
    }

    @Test("a program's own are the default ones")
    func own() {
        expect(PickerKind(of: Own.self) == .menu && ListStyleKind(of: Own.self) == .inset)
        expect(TabViewKind(of: Own()) == .bar && TableAppearance(of: Own()) == TableAppearance(of: .automatic))
    }

    @Test("standard button styles leave the interaction to the button")
    func buttons() {
        let styles: [any PrimitiveButtonStyle.Type] = [
            DefaultButtonStyle.self, BorderedButtonStyle.self, BorderedProminentButtonStyle.self, PlainButtonStyle.self,
            BorderlessButtonStyle.self, LinkButtonStyle.self, AccessoryBarButtonStyle.self,
            AccessoryBarActionButtonStyle.self,
        ]
        let appearances = styles.map { AnyStyle.standard($0) }
        expect(appearances.allSatisfy { $0?.isWhole == false })
        expect(appearances[0] === appearances[1] && Set(appearances.map { ObjectIdentifier($0!) }).count == 7)
    }
}
