import SwiftUI

// Chats, feeds, players and weather.

struct Message: Identifiable, Equatable {
    let id: Int
    let text: String
    let isMine: Bool
}

struct ChatScreen: View {
    @State private var messages = [Message(id: 0, text: "Hi there", isMine: false)]
    @State private var draft = ""

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(messages) { Bubble(message: $0).id($0.id) }
                }
                .padding()
            }
            .defaultScrollAnchor(.bottom)
            .onChange(of: messages) {
                guard let last = messages.last else { return }
                withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
            }
        }
        .safeAreaInset(edge: .bottom) {
            HStack {
                TextField("Message", text: $draft).onSubmit(send)
                Button("Send", systemImage: "paperplane.fill", action: send)
                    .labelStyle(.iconOnly)
                    .disabled(draft.isEmpty)
            }
            .padding()
            .background(.thinMaterial)
        }
    }

    private func send() {
        messages.append(Message(id: messages.count, text: draft, isMine: true))
        messages.append(Message(id: messages.count, text: draft.uppercased() + "?", isMine: false))
        draft = ""
    }
}

private struct Bubble: View {
    let message: Message
    var body: some View {
        Text(message.text)
            .padding(10)
            .background(message.isMine ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.fill.secondary))
            .foregroundStyle(message.isMine ? Color.white : .primary)
            .clipShape(UnevenRoundedRectangle(cornerRadii: .init(topLeading: 12, topTrailing: 12)))
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    }
}

struct Feed: View {
    struct Post: Identifiable {
        let id: Int
        var likes: Int
        var isLiked = false
        var text: LocalizedStringKey
    }

    @State private var posts = [
        Post(id: 1, likes: 9, text: "Read the *manual*"), Post(id: 2, likes: 0, text: "`let x = 1`"),
    ]

    var body: some View {
        List($posts) { $post in
            VStack(alignment: .leading, spacing: 6) {
                Text(post.text)
                HStack {
                    Button {
                        post.isLiked.toggle()
                        post.likes += post.isLiked ? 1 : -1
                    } label: {
                        Label("\(post.likes)", systemImage: post.isLiked ? "heart.fill" : "heart")
                            .contentTransition(.symbolEffect(.replace))
                    }
                    .accessibilityLabel("Like \(post.id)")
                    Spacer()
                    Menu("More") {
                        Button("Copy", systemImage: "doc.on.doc") {}
                        Section {
                            Button("Remove", role: .destructive) { posts.removeAll { $0.id == post.id } }
                        }
                    }
                    .fixedSize()
                }
                .buttonStyle(.borderless)
            }
        }
        .listStyle(.plain)
    }
}

struct ProfileHeader: View {
    @State private var isFollowing = false
    private let stats: KeyValuePairs = ["Posts": 12, "Followers": 340]

    var body: some View {
        VStack(spacing: 12) {
            Circle()
                .fill(AngularGradient(colors: [.pink, .purple, .pink], center: .center))
                .frame(width: 80, height: 80)
                .overlay(alignment: .bottomTrailing) {
                    Image(systemName: "checkmark.circle").symbolVariant(.fill).foregroundStyle(.white, .green)
                }
            HStack(spacing: 30) {
                ForEach(stats, id: \.key) { name, value in
                    VStack {
                        Text(value + (isFollowing && name == "Followers" ? 1 : 0), format: .number).bold()
                        Text(name).font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
            Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
                .buttonStyle(.borderedProminent)
                .tint(isFollowing ? .gray : nil)
        }
    }
}

@Observable
class Player {
    var isPlaying = false
    var position = 0.0
    var track = 0
    let tracks = ["Prelude", "Fugue", "Gigue"]
    var title: String { tracks[track] }
    func skip(_ by: Int) {
        track = (track + by + tracks.count) % tracks.count
        position = 0
    }
}

struct MusicPlayer: View {
    @Bindable var player: Player
    @State private var isScrubbing = false

    var body: some View {
        VStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 12)
                .fill(.linearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom))
                .aspectRatio(1, contentMode: .fit)
                .frame(maxWidth: 160)
                .scaleEffect(player.isPlaying ? 1 : 0.85)
                .animation(.bouncy, value: player.isPlaying)
                .shadow(color: .red.opacity(0.3), radius: 12, y: 6)
            Text(player.title).font(.title3.bold()).id(player.track).transition(.push(from: .trailing))
            Slider(value: $player.position, in: 0...180) { isScrubbing = $0 }
                .accessibilityLabel("Position")
            Text(Duration.seconds(player.position), format: .time(pattern: .minuteSecond)).monospacedDigit()
            HStack {
                Button("Previous", systemImage: "backward.fill") { player.skip(-1) }
                Button(player.isPlaying ? "Pause" : "Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill")
                {
                    player.isPlaying.toggle()
                }
                Button("Next", systemImage: "forward.fill") { withAnimation { player.skip(1) } }
            }
            .labelStyle(.iconOnly)
            .imageScale(.large)
        }
    }
}

struct PlayerRoot: View {
    @State private var player = Player()
    @State private var showsQueue = false
    var body: some View {
        MusicPlayer(player: player)
            .toolbar {
                Button("Queue") { showsQueue.toggle() }
            }
            .popover(isPresented: $showsQueue) {
                List(player.tracks.indices, id: \.self) { index in
                    Button(player.tracks[index]) { player.track = index }
                        .fontWeight(index == player.track ? .bold : nil)
                }
                .frame(width: 200, height: 160)
            }
    }
}

struct WeatherCard: View {
    enum Sky: String, CaseIterable {
        case clear = "sun.max.fill", cloudy = "cloud.fill", rain = "cloud.rain.fill"
        @ShapeStyleBuilder var style: LinearGradient {
            switch self {
            case .clear: LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
            case .cloudy, .rain: LinearGradient(colors: [.gray, .black], startPoint: .top, endPoint: .bottom)
            }
        }
    }

    @resultBuilder enum ShapeStyleBuilder {
        static func buildBlock<S: ShapeStyle>(_ style: S) -> S { style }
        static func buildEither<S: ShapeStyle>(first: S) -> S { first }
        static func buildEither<S: ShapeStyle>(second: S) -> S { second }
    }

    @State private var sky = Sky.clear
    @AppStorage("unit") private var isCelsius = true
    private let kelvin = Measurement(value: 293.15, unit: UnitTemperature.kelvin)

    var body: some View {
        ZStack {
            Rectangle().fill(sky.style).ignoresSafeArea()
            VStack {
                Image(systemName: sky.rawValue).renderingMode(.original).font(.system(size: 60))
                    .accessibilityLabel("\(sky)")
                Text("\(Int(kelvin.converted(to: isCelsius ? .celsius : .fahrenheit).value.rounded()))°")
                    .font(.system(size: 70, weight: .thin))
                    .onTapGesture { isCelsius.toggle() }
                Button("Next day") {
                    let all = Sky.allCases
                    sky = all[(all.firstIndex(of: sky)! + 1) % all.count]
                }
            }
            .foregroundStyle(.white)
        }
    }
}

struct HourlyForecast: View {
    struct Hour: Identifiable {
        let id: Int
        var temperature: Int { [12, 14, 18, 21, 17][id % 5] }
    }

    @State private var selected: Hour.ID?

    var body: some View {
        VStack(alignment: .leading) {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 12) {
                    ForEach((0..<24).map(Hour.init(id:))) { hour in
                        VStack {
                            Text(hour.id == 0 ? "Now" : "\(hour.id) h")
                            Text("\(hour.temperature)°").bold()
                        }
                        .padding(8)
                        .background(selected == hour.id ? .blue.opacity(0.3) : .clear, in: .capsule)
                        .onTapGesture { selected = hour.id }
                    }
                }
            }
            if let selected {
                Text("At \(selected): \(Hour(id: selected).temperature)°")
            }
        }
        .padding()
    }
}

struct PhotoGrid: View {
    @State private var columns = 3.0
    @State private var favourites: Set<Int> = []

    var body: some View {
        ScrollView {
            LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 2), count: Int(columns)), spacing: 2) {
                ForEach(0..<30) { index in
                    Color(hue: Double(index) / 30, saturation: 0.6, brightness: 0.9)
                        .aspectRatio(1, contentMode: .fill)
                        .overlay(alignment: .topTrailing) {
                            if favourites.contains(index) { Image(systemName: "star.fill").padding(2) }
                        }
                        .accessibilityElement()
                        .accessibilityLabel("Photo \(index)\(favourites.contains(index) ? ", favourite" : "")")
                        .onTapGesture { favourites.formSymmetricDifference([index]) }
                }
            }
        }
        .toolbar {
            ToolbarItem(placement: .principal) {
                Picker("Columns", selection: $columns) {
                    Text("3").tag(3.0)
                    Text("5").tag(5.0)
                }
                .pickerStyle(.segmented)
            }
        }
    }
}

struct StoryViewer: View {
    @State private var index = 0
    @State private var progress = 0.0
    private let stories = ["Beach", "Forest", "City"]

    var body: some View {
        VStack {
            HStack(spacing: 4) {
                ForEach(stories.indices, id: \.self) { story in
                    ProgressView(value: story < index ? 1 : story == index ? progress : 0)
                }
            }
            Text(stories[index])
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(.rect)
                .onTapGesture { location in
                    index = min(max(index + (location.x < 150 ? -1 : 1), 0), stories.count - 1)
                }
        }
        .frame(width: 300, height: 300)
    }
}
