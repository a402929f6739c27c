import CasementTesting
import Expectations
import ScreenSupport
import Testing

@MainActor struct TodoTests {
    @Test("A todo list adds, checks and counts") func todos() {
        let host = open(TodoList())
        host.sees("1 remaining", "Walk the dog")
        host.write("Call home", into: "New todo")
        host.click("Add")
        host.sees("2 remaining", "Call home")
        host.click("Call home")
        host.sees("1 remaining")
        host.type("By return\n")
        host.settle()
        host.sees("By return", "2 remaining")
    }

    @Test("A shopping list steps its items, and drops those of none") func shopping() {
        let host = open(ShoppingList())
        host.sees("Basket", "4 pieces")
        host.perform("increment", on: "apples")
        host.sees("5 pieces")
        host.perform("decrement", on: "bread")
        host.misses("Bread")
        expect(host.title, equals: "Shopping")
    }

    @Test("A reading list filters and marks") func reading() {
        let host = open(ReadingList())
        host.click("Read")
        host.misses("Villette")
        host.click("Emma")
        host.sees("No Books")
        host.click("Unread")
        host.sees("Emma", "Villette")
    }

    @Test("A planner opens groups and deletes rows") func groceries() {
        let host = open(GroceryPlanner())
        host.sees("Kiwi", "Vegetables (3)")
        host.misses("Kale")
        host.click("Vegetables (3)")
        host.sees("Okra")
    }

    @Test("Rows are moved by dragging and by a button") func priorities() {
        let host = open(PriorityList())
        host.sees("Write, Edit, and Publish")
        host.drag("Write", dy: host.frame(of: "Publish").maxY - host.frame(of: "Write").midY + 4)
        host.sees("Edit, Publish, and Write")
        host.click("Reverse")
        host.sees("Write, Publish, and Edit")
    }

    @Test("A directory searches and shows a contact") func contacts() {
        let host = open(ContactDirectory())
        host.write("gra", into: "Search contacts")
        host.sees("Grace")
        host.misses("Ada")
        host.click("Grace")
        host.sees("Grace lives in New York")
        expect(host.title, equals: "Grace")
    }

    @Test("An inbox deletes what is selected after a question") func inbox() {
        let host = open(Inbox())
        host.click("Newsletter")
        host.click("Delete 1 messages")
        host.sees("This cannot be undone.")
        host.click("Delete all selected")
        host.misses("Newsletter")
        host.sees("Invoice", "Delete 0 messages")
    }

    @Test("An outline opens its folders") func outline() {
        let host = open(OutlineOfFolders())
        host.misses("Letters")
        host.clickArrow(of: "Documents")
        host.sees("Letters", "Taxes")
    }

    @Test("A tracker counts until its goal") func habits() {
        let host = open(HabitTracker())
        for _ in 1...4 { host.click("Done today") }
        host.misses("Goal reached!")
        host.click("Done today")
        host.sees("5 of 5", "Goal reached!")
    }
}
