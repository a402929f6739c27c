/// What a view gives to its container, which a container's edits are counted in: a node of the layout tree.
package typealias Displayable = LayoutNode
