import SwiftUI

// Screens that move: matched geometry, waves, particles, paged cards, headers that stretch.

struct Dish: Identifiable, Equatable {
    let id: Int
    let title: String
    let color: Color
    static let all = [
        Dish(id: 0, title: "Soup", color: .orange), Dish(id: 1, title: "Salad", color: .green),
        Dish(id: 2, title: "Cake", color: .pink),
    ]
}

/// A card that grows to a page.
struct ExpandingCards: View {
    @Namespace private var namespace
    @State private var selected: Dish?
    @State private var showsText = false

    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 16)], spacing: 16) {
                    ForEach(Dish.all) { recipe in
                        if selected != recipe {
                            card(recipe)
                                .frame(height: 120)
                                .onTapGesture { open(recipe) }
                                .accessibilityElement(children: .combine)
                                .accessibilityAddTraits(.isButton)
                        } else {
                            Color.clear.frame(height: 120)
                        }
                    }
                }
                .padding()
            }
            if let selected {
                VStack(alignment: .leading, spacing: 0) {
                    card(selected).frame(height: 260).overlay(alignment: .topTrailing) { closeButton }
                    if showsText {
                        Text("How to make \(selected.title.lowercased())").padding()
                            .transition(.opacity.combined(with: .offset(y: 30)))
                    }
                    Spacer()
                }
                .frame(maxWidth: .infinity)
                .background(.background)
                .ignoresSafeArea()
                .zIndex(1)
            }
        }
    }

    private var closeButton: some View {
        Button {
            withAnimation(.easeOut(duration: 0.2)) { showsText = false }
            withAnimation(.spring(response: 0.5, dampingFraction: 0.8).delay(0.1)) { selected = nil }
        } label: {
            Image(systemName: "xmark.circle.fill").imageScale(.large).symbolRenderingMode(.hierarchical)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Close")
        .padding()
    }

    private func card(_ recipe: Dish) -> some View {
        ZStack(alignment: .bottomLeading) {
            RoundedRectangle(cornerRadius: 20, style: .continuous)
                .fill(recipe.color.gradient)
                .matchedGeometryEffect(id: "card\(recipe.id)", in: namespace)
            Text(recipe.title)
                .font(.title2.bold())
                .foregroundStyle(.white)
                .matchedGeometryEffect(id: "title\(recipe.id)", in: namespace, properties: .position)
                .padding()
        }
    }

    private func open(_ recipe: Dish) {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) {
            selected = recipe
        } completion: {
            withAnimation { showsText = true }
        }
    }
}

/// Tabs of the program's own, with a highlight that moves.
struct FloatingTabs: View {
    enum Tab: String, CaseIterable, Identifiable {
        case home, search, profile
        var id: Self { self }
        var icon: String {
            switch self {
            case .home: "house"
            case .search: "magnifyingglass"
            case .profile: "person"
            }
        }
    }

    @State private var tab = Tab.home
    @Namespace private var animation

    var body: some View {
        ZStack(alignment: .bottom) {
            Group {
                switch tab {
                case .home: Text("Welcome home")
                case .search: Text("Nothing found")
                case .profile: Text("It is you")
                }
            }
            .id(tab)
            .transition(.push(from: .trailing))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            HStack(spacing: 0) {
                ForEach(Tab.allCases) { item in
                    let isOn = tab == item
                    Button {
                        withAnimation(.interactiveSpring(response: 0.4, dampingFraction: 0.7)) { tab = item }
                    } label: {
                        Label(item.rawValue.capitalized, systemImage: item.icon)
                            .symbolVariant(isOn ? .fill : .none)
                            .labelStyle(CompactLabel(showsTitle: isOn))
                            .padding(10)
                            .background {
                                if isOn {
                                    Capsule().fill(.tint.opacity(0.2)).matchedGeometryEffect(id: "TAB", in: animation)
                                }
                            }
                    }
                    .buttonStyle(.plain)
                    .accessibilityAddTraits(isOn ? [.isSelected] : [])
                    .frame(maxWidth: .infinity)
                }
            }
            .padding(6)
            .glassEffect(.regular, in: .capsule)
            .padding()
        }
    }

    private struct CompactLabel: LabelStyle {
        let showsTitle: Bool
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.icon
                if showsTitle { configuration.title.fixedSize() }
            }
        }
    }
}

/// Water that rises.
struct Wave: Shape {
    var progress: CGFloat
    var phase: CGFloat

    nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { .init(progress, phase) }
        set { (progress, phase) = (newValue.first, newValue.second) }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: .zero)
            let level = (1 - progress) * rect.height
            for x in stride(from: 0, through: rect.width, by: 2) {
                let sine = sin((x / rect.width + phase) * .pi * 2)
                path.addLine(to: CGPoint(x: x, y: level + sine * 6))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: 0, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct WaterTracker: View {
    @State private var glasses = 2
    @State private var phase: CGFloat = 0

    var body: some View {
        VStack {
            ZStack {
                Circle().strokeBorder(.blue, lineWidth: 2)
                Wave(progress: CGFloat(glasses) / 8, phase: phase)
                    .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
                    .clipShape(Circle())
                    .accessibilityIdentifier("water")
                Text(Double(glasses) / 8, format: .percent)
                    .contentTransition(.numericText(value: Double(glasses)))
                    .font(.largeTitle.weight(.black))
            }
            .frame(width: 200, height: 200)
            .drawingGroup()
            ControlGroup {
                Button("Less", systemImage: "minus") { withAnimation(.spring) { glasses = max(0, glasses - 1) } }
                Button("More", systemImage: "plus") { withAnimation(.spring) { glasses = min(8, glasses + 1) } }
            }
        }
        .onAppear { withAnimation(.linear(duration: 2).repeatCount(2, autoreverses: false)) { phase = 1 } }
    }
}

/// Snow by a canvas.
struct SnowScene: View {
    struct Flake { var x, y, speed, size: Double }

    final class Sky {
        var flakes: [Flake] = []
        private var last: Double?
        func update(to time: Double, in size: CGSize) {
            defer { last = time }
            let delta = last.map { time - $0 } ?? 0
            if flakes.isEmpty {
                for index in 0..<40 {
                    let (x, y) = (Double(index * 37 % 100) / 100, -Double(index) / 40)
                    let (speed, size) = (0.2 + Double(index % 5) / 10, 2 + Double(index % 4))
                    flakes.append(Flake(x: x, y: y, speed: speed, size: size))
                }
            }
            for index in flakes.indices {
                flakes[index].y += flakes[index].speed * delta
                if flakes[index].y > 1 { flakes[index].y = 0 }
            }
        }
    }

    @State private var sky = Sky()
    @State private var isPaused = false

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 30, paused: isPaused)) { timeline in
            Canvas(opaque: true) { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
                sky.update(to: timeline.date.timeIntervalSinceReferenceDate, in: size)
                context.blendMode = .plusLighter
                for flake in sky.flakes {
                    var copy = context
                    copy.opacity = 0.4 + flake.speed
                    copy.translateBy(x: flake.x * size.width, y: flake.y * size.height)
                    copy.fill(
                        Path(ellipseIn: CGRect(x: 0, y: 0, width: flake.size, height: flake.size)), with: .color(.white)
                    )
                }
                let text = context.resolve(Text("Let it snow").font(.title).foregroundStyle(.white))
                context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2))
            }
            .accessibilityLabel("Snow")
        }
        .overlay(alignment: .bottom) { Toggle("Pause", isOn: $isPaused).toggleStyle(.button).padding() }
    }
}

/// Cards on pages, with a header that stretches.
struct ParallaxPage: View {
    @State private var page: Int? = 0
    @State private var offset: CGFloat = 0

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let y = proxy.frame(in: .named("scroll")).minY
                    Rectangle().fill(.indigo.gradient)
                        .frame(height: 160 + max(0, y))
                        .offset(y: y > 0 ? -y : -y * 0.5)
                        .onChange(of: y) { offset = $1 }
                }
                .frame(height: 160)
                Text("Moved by \(Int(-offset))").padding()
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<5) { index in
                            RoundedRectangle(cornerRadius: 24)
                                .fill(.teal)
                                .overlay { Text("Card \(index)") }
                                .padding()
                                .containerRelativeFrame(.horizontal)
                                .scrollTransition(axis: .horizontal) { content, phase in
                                    content.scaleEffect(phase.isIdentity ? 1 : 0.8).opacity(phase.isIdentity ? 1 : 0.5)
                                }
                        }
                    }
                    .scrollTargetLayout()
                }
                .frame(height: 200)
                .scrollTargetBehavior(.paging)
                .scrollPosition(id: $page)
                .scrollIndicators(.hidden)
                HStack {
                    Button("Next") { withAnimation { page = min(4, (page ?? 0) + 1) } }
                    Text("Page \((page ?? 0) + 1) of 5")
                }
                ForEach(0..<20) { Text("Line \($0)").frame(height: 40) }
            }
        }
        .coordinateSpace(name: "scroll")
    }
}

/// Phases and keyframes.
struct LikeButton: View {
    private enum Phase: CaseIterable { case rest, grow, settle }
    @State private var likes = 0

    var body: some View {
        VStack {
            Button {
                likes += 1
            } label: {
                Image(systemName: "heart.fill")
                    .foregroundStyle(likes > 0 ? AnyShapeStyle(.red) : AnyShapeStyle(.quaternary))
                    .phaseAnimator(Phase.allCases, trigger: likes) { view, phase in
                        view.scaleEffect(phase == .grow ? 1.6 : 1).rotationEffect(.degrees(phase == .settle ? 10 : 0))
                    } animation: { phase in
                        switch phase {
                        case .rest: .smooth
                        case .grow: .bouncy(duration: 0.2)
                        case .settle: .snappy
                        }
                    }
                    .symbolEffect(.bounce, value: likes)
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Like")
            Text("^[\(likes) like](inflect: true)")
                .keyframeAnimator(initialValue: 0.0, trigger: likes) { view, angle in
                    view.rotationEffect(.degrees(angle))
                } keyframes: { _ in
                    KeyframeTrack {
                        SpringKeyframe(12, duration: 0.1)
                        CubicKeyframe(-12, duration: 0.2)
                        LinearKeyframe(0, duration: 0.1)
                    }
                }
        }
        .font(.largeTitle)
    }
}
