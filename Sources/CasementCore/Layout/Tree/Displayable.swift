/// A view's contribution to its container, the unit of a container's edits: a node of the layout tree.
package typealias Displayable = LayoutNode
