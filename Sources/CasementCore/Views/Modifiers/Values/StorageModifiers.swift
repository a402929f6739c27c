import Foundation

extension View {
    /// Sets the store in which `AppStorage` in this view keeps its values.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.appStorage, store === UserDefaults.standard ? nil : ValueStore.of(store))
    }
}
