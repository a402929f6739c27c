import CasementCore
import Foundation

extension Label where Title == Text, Icon == Image {
    /// A label with a title and a picture of an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// A label with a title and a picture of an asset catalogue.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}
