import Foundation

extension View {
    /// Where `AppStorage` in this view keeps its values.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.appStorage, store === UserDefaults.standard ? nil : ValueStore.of(store))
    }
}
