import CasementTesting
import Expectations
import ScreenSupport
import Testing

struct SocialTests {
    @Test("A chat answers") func chat() {
        let host = open(ChatScreen())
        host.write("hello\n", into: "Message")
        host.sees("hello", "HELLO?")
        expect(host.frame(of: "hello").minX > host.frame(of: "HELLO?").minX)
    }

    @Test("A feed counts likes and removes a post") func feed() {
        let host = open(Feed())
        host.sees("Read the manual", "9")
        host.perform(onLabel: "Like 1")
        host.sees("10")
        host.choose("Remove", from: "More")
        host.misses("Read the manual")
    }

    @Test("A profile is followed") func profile() {
        let host = open(ProfileHeader())
        host.sees("340")
        host.click("Follow")
        host.sees("341", "Following")
    }

    @Test("A player plays, scrubs and skips") func player() {
        let host = open(PlayerRoot())
        host.perform(onLabel: "Play")
        host.sees("Pause", "Prelude")
        host.perform("increment", onLabel: "Position")
        host.misses("0:00")
        host.perform(onLabel: "Next")
        host.settle()
        host.sees("Fugue", "0:00")
        host.click("Queue")
        host.click("Gigue")
        host.key(.escape)
        host.settle()
        host.sees("Gigue")
    }

    @Test("Weather changes by day and unit") func weather() {
        let host = open(WeatherCard())
        host.sees("20°", "clear")
        host.click("20°")
        host.sees("68°")
        host.click("Next day")
        host.sees("cloudy")
    }

    @Test("An hour is chosen") func hours() {
        let host = open(HourlyForecast())
        host.click("3 h")
        host.sees("At 3: 21°")
    }

    @Test("Photos are favourites in three or five columns") func photos() {
        let host = open(PhotoGrid())
        let wide = host.frame(of: "Photo 0").width
        host.click("5")
        expect(host.frame(of: "Photo 0").width < wide)
        host.click("Photo 4")
        host.sees("Photo 4, favourite")
    }

    @Test("Stories go on and back") func stories() {
        let host = open(StoryViewer())
        let frame = host.frame(of: "Beach")
        host.tap(at: .init(x: frame.midX + 50, y: frame.midY))
        host.sees("Forest")
        host.tap(at: .init(x: frame.midX - 100, y: frame.midY))
        host.sees("Beach")
    }
}
