import CasementTesting
import Expectations
import ScreenSupport
import Testing

@MainActor struct GameTests {
    @Test("A calculator adds and multiplies") func calculator() {
        let host = open(PocketCalculator())
        for key in ["7", "+", "8", "×", "2", "="] { host.click(key) }
        expect(host.element("display")?.label, equals: "30")
        host.click("AC")
        expect(host.element("display")?.label, equals: "0")
    }

    @Test("Crosses win a game") func ticTacToe() {
        let host = open(TicTacToe())
        for cell in [0, 3, 1, 4, 2] { host.tap("cell\(cell)") }
        host.sees("X wins")
        host.tap("cell8")
        host.misses("O moves")
        host.click("New game")
        host.sees("O moves")
    }

    @Test("A flag is guessed") func flags() {
        let host = open(GuessTheFlag())
        host.click("Flag of Germany")
        host.sees("Wrong! That is Germany", "Your score is -1")
        host.click("Continue")
        host.sees("Tap Germany", "Score: -1")
    }

    @Test("A word is checked") func scramble() {
        let host = open(WordScramble())
        host.write("milk\n", into: "Enter your word")
        host.sees("milk")
        host.write("cat\n", into: "Enter your word")
        host.sees("You can't spell cat from silkworm")
        host.click("OK")
        host.misses("Not possible")
    }

    @Test("Pairs of cards are found") func memory() {
        let host = open(MemoryGame())
        for card in [0, 1, 2, 0, 1, 3] {
            host.tap("card\(card)")
            host.settle()
        }
        host.sees("Solved", "Moves: 6")
    }

    @Test("Dice roll by click and key") func dice() {
        let host = open(DiceRoller())
        host.click("Roll")
        host.key("r", modifiers: .control)
        host.key("r", modifiers: .command)
        host.settle()
        host.choose("20 sides", from: "Sides")
        host.click("Roll")
        host.sees("20 sides")
        expect(host.accessibilityTree.all.filter { $0.label?.hasPrefix("rolled") == true }.count >= 3)
    }

    @Test("A blinker blinks, and takes cells") func life() {
        let host = open(GameOfLife())
        host.click("Step")
        host.sees("7 12 17")
        let board = host.frame("board") ?? .zero
        host.tap(at: CGPoint(x: board.minX + 20, y: board.minY + 20))
        host.sees("0 7 12 17")
        expect(host.snapshot()[Int(board.minX) + 20, Int(board.minY) + 20].g > 150)
    }

    @Test("A guess counts points") func bullsEye() {
        let host = open(BullsEye())
        host.sees("Round 1: 92 points")
        host.click("Next")
        host.sees("Round 2: 98 points")
    }
}
