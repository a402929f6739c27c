// swift-tools-version: 6.2
import CompilerPluginSupport
import Glibc
import PackageDescription

/// One module per C library, each found through pkg-config and installed by the named Debian or Ubuntu package.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// Where the trait of the repository's own tools is enabled.
let tools = TargetDependencyCondition.when(traits: ["Tools"])
let argumentParser = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: tools)

/// Programs as they are shipped, with Swift's own libraries inside as `--static-swift-stdlib` puts them there: loading
/// 15 shared ones takes 10 ms of each start and 4 MiB. A toolchain without the static ones builds with
/// CASEMENT_SHARED_STDLIB=1.
let isShared = Context.environment["CASEMENT_SHARED_STDLIB"] != nil
/// Whether the C library of this machine, 2.36 or later, reads packed relocations. With an older one, a program that
/// has them does not start.
let readsPackedRelocations: Bool = {
    var name = [CChar](repeating: 0, count: 64)
    confstr(Int32(_CS_GNU_LIBC_VERSION), &name, name.count)
    let version = String(cString: name).split { !$0.isNumber }.compactMap { Int($0) }
    return !version.lexicographicallyPrecedes([2, 36])
}()
/// Whether the library of C++ is there as an archive, which Fedora has in a package of its own.
let hasStaticRuntime: Bool = {
    var found = glob_t()
    defer { globfree(&found) }
    return glob("/usr/lib/gcc/*/*/libstdc++.a", 0, nil, &found) == 0
}()
/// What a start reads of a program is little, and what frames run lies side by side: functions are placed as
/// scripts/function-order lists them, those that it cannot name in a section of their own, no functions are offered to
/// libraries, and relocations are packed: docs/decisions/45-function-order.md.
let linkerOptions =
    [
        "--no-warn-symbol-ordering", "--symbol-ordering-file=\(Context.packageDirectory)/scripts/function-order.list",
        "\(Context.packageDirectory)/scripts/local-functions.ld", "--no-export-dynamic",
    ] + (readsPackedRelocations ? ["-z", "pack-relative-relocs"] : [])
let placement = LinkerSetting.unsafeFlags(
    ["-use-ld=lld"] + linkerOptions.flatMap { ["-Xlinker", $0] }, .when(configuration: .release))
/// The folder names the archive: the shared library of C++ is 1.5 MiB of each start, of which Swift's runtime uses a
/// tenth.
let staticRuntime = hasStaticRuntime ? ["-L\(Context.packageDirectory)/scripts/static-runtime"] : []
let shipped: [LinkerSetting] =
    isShared
    ? [placement]
    : [placement, .unsafeFlags(["-static-stdlib"] + staticRuntime, .when(configuration: .release))]
        + ["CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections"].map {
            .linkedLibrary($0, .when(configuration: .release))
        }

/// Whether a build counts how often each part of a function runs, for scripts/profile.
let isCounting = Context.environment["CASEMENT_PROFILE"] == "counting"
/// How often that was in FrameBench's frames and in its start. What never ran is put elsewhere; what ran seldom stays,
/// for a start runs most of its code once. Functions that were merged with others would have no names, and their parts
/// all the same one: docs/decisions/46-profile.md.
#if compiler(>=6.3)
    let profile =
        (isCounting
            ? ["-Xfrontend", "-ir-profile-generate"]
            : [
                "-Xfrontend", "-ir-profile-use=\(Context.packageDirectory)/scripts/frames.profdata",
                "-Xfrontend", "-disable-llvm-merge-functions-pass",
            ])
        + [
            "-static-func-full-module-prefix=false", "-no-pgo-warn-mismatch", "-enable-split-machine-functions",
            "-mfs-psi-cutoff=0",
        ].flatMap { ["-Xllvm", $0] }
#else
    // Older compilers cannot read it.
    let profile: [String] = []
#endif

/// The libraries, and the modules of C that they use.
let libraries: [Target] = [
    system("CSDL2", pkgConfig: "sdl2", apt: "libsdl2-dev"),
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    system("CPixman", pkgConfig: "pixman-1", apt: "libpixman-1-dev"),
    system("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    system("CDBus", pkgConfig: "dbus-1", apt: "libdbus-1-dev"),
    // ICU as Foundation brings it: the toolchain has its headers and library.
    .systemLibrary(name: "CICU"),
    // The objects of classes that are known by their types only.
    .systemLibrary(name: "CObjects"),
    // The list of conformances in a program.
    .systemLibrary(name: "CConformances"),
    // Where the Observation library notes what a closure reads.
    .systemLibrary(name: "CObservation"),
    // An instruction of the processor.
    .systemLibrary(name: "CPrefetch"),
    // Part of what libsdl2-dev installs.
    system("CXKBCommon", pkgConfig: "xkbcommon", apt: "libxkbcommon-dev"),
    // The functions of C through which Swift reaches Clipper, a library in C++: they load it with the first polygons.
    .target(name: "CPolygons"),
    // One colour over pixels, in vectors that Swift cannot write for a processor that may or may not be there.
    .target(name: "CBlending"),

    .target(name: "CasementCore", dependencies: ["CICU", "CPolygons", "CConformances", "CObservation", "CPrefetch"]),
    .target(
        name: "CasementSDL",
        dependencies: [
            "CasementCore", "CBlending", "CSDL2", "CCairo", "CPixman", "CFontconfig", "CFreeType", "CHarfBuzz", "CICU",
            "CDBus", "CXKBCommon",
        ]),
    .target(name: "CasementCombine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    .target(name: "Combine", dependencies: ["CasementCombine"]),
    .target(name: "MacroExpansion"),
    .macro(name: "CasementMacros", dependencies: ["MacroExpansion"]),
    .target(
        name: "Casement",
        dependencies: ["CasementCore", "CasementSDL", "CasementCombine", "CasementMacros", "CObjects"]),
    .target(name: "CDeepStack"),
    // The half without controls: an edit of a control does not rebuild the tests of Core.
    .target(name: "CoreTesting", dependencies: ["CasementCore", "CasementSDL", "CDeepStack"]),
    .target(name: "CasementTesting", dependencies: ["Casement", "CoreTesting"]),
    // Its allocator replaces that of the programs that link it.
    .target(name: "CWorkCounters"),
    .target(name: "CasementBenchmarks", dependencies: ["CasementTesting", "CWorkCounters"]),
    .target(name: "SwiftUI", dependencies: ["Casement", "Combine"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["Casement"]),
    .target(name: "CoreTransferable", dependencies: ["Casement"]),
    .target(name: "UserNotifications", dependencies: ["Casement"]),
    .target(name: "QuickLook", dependencies: ["Casement"]),
    // Programs ask by `canImport` for these: they exist where a package depends on them.
    .target(name: "AppKit", dependencies: ["Casement"]),
    .target(name: "Cocoa", dependencies: ["Casement"]),
    .target(name: "UIKit", dependencies: ["Casement"]),
    .target(name: "CoreGraphics", dependencies: ["Casement"]),
    .target(name: "QuartzCore", dependencies: ["Casement"]),
    .target(name: "ImageIO", dependencies: ["Casement"]),
    .target(name: "PlaygroundSupport", dependencies: ["Casement"]),
    .target(name: "SwiftUICore", dependencies: ["SwiftUI"]),
    .target(name: "ServiceManagement", dependencies: ["Casement"]),
    .target(name: "CoreText", dependencies: ["Casement"]),
    .target(name: "CoreHaptics"),
    .target(name: "OSLog"),
    // What the plugin for asset catalogues runs, for packages that use it.
    .target(name: "AssetSymbolWriting"),
    .executableTarget(name: "AssetSymbolsTool", dependencies: ["AssetSymbolWriting"]),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]),
    .target(name: "simd"),
]

/// Programs with what only they use: demos, benchmarks, and what the tests start beside themselves.
let programs: [Target] = [
    // The pages are sources of one target, and resources of the other, which shows them as text.
    .target(
        name: "GallerySource", path: "Demos/Gallery", exclude: ["App", "Look", "Log", "Shell"], sources: ["Source"],
        resources: [.copy("Pages")]),
    .target(
        name: "GalleryPages", dependencies: ["Casement", "GallerySource", "CSDL2"], path: "Demos/Gallery",
        exclude: ["App", "Source"]),
    .executableTarget(
        name: "Gallery", dependencies: ["Casement", "GalleryPages"], path: "Demos/Gallery/App",
        linkerSettings: shipped),
    .target(name: "LogReading", path: "Demos/LogViewer/Reading"),
    // With Swift's shared libraries: what says `import SwiftUI` has the network's, whose static ones want curl's.
    .executableTarget(
        name: "LogViewer", dependencies: ["SwiftUI", "LogReading"], path: "Demos/LogViewer", exclude: ["Reading"]),
    .executableTarget(
        name: "FrameBench",
        dependencies: [
            "Casement", "CasementCore", "CasementSDL", "CSDL2",
            argumentParser,
            .product(name: "Histogram", package: "hdrhistogram-swift", condition: tools),
        ],
        path: "Demos/FrameBench",
        linkerSettings: shipped),
    .target(
        name: "Fuzzing", dependencies: ["CasementTesting", "Combine", "TestData"], path: "Tests/Fuzzing"),
    .executableTarget(
        name: "Fuzz", dependencies: ["Fuzzing", "GalleryPages", argumentParser], path: "Tests/Fuzz"),
    .executableTarget(
        name: "AllocationProbe", dependencies: ["CWorkCounters", "Casement", "CasementCore", "CasementSDL"],
        path: "Tests/AllocationProbe"),
    // Its own checks of values, shared by the tests and by a program that scripts/test builds optimised.
    .target(name: "Comparisons", dependencies: ["CoreTesting", "TestData"], path: "Tests/Comparisons"),
    .executableTarget(
        name: "ComparisonProbe", dependencies: ["Comparisons"], path: "Tests/ComparisonProbe", linkerSettings: shipped),
    .executableTarget(
        name: "LoopProbe", dependencies: ["CasementCore", "CasementSDL", "CSDL2", "Combine"],
        path: "Tests/LoopProbe"),
    .executableTarget(
        name: "WindowProbe", dependencies: ["Casement", "CasementCore", "ProbeSupport"], path: "Tests/WindowProbe"),
    .executableTarget(
        name: "FilesProbe", dependencies: ["Casement", "CasementCore", "CasementTesting", "ProbeSupport"],
        path: "Tests/FilesProbe"),
]

/// What several test targets share. What the tests of Core use does not depend on Casement.
let testSupport: [Target] = [
    .target(name: "Expectations", path: "Tests/Support/Expectations"),
    .target(name: "TestData", path: "Tests/Support/Data"),
    .target(name: "HostSupport", dependencies: ["CoreTesting", "Expectations"], path: "Tests/Support/Hosts"),
    .target(name: "PlainControls", dependencies: ["CoreTesting"], path: "Tests/Support/PlainControls"),
    .target(
        name: "ScreenSupport", dependencies: ["CasementTesting", "SwiftUI", "Expectations"],
        path: "Tests/Support/Screens"),
    .target(name: "ControlSupport", dependencies: ["CasementTesting"], path: "Tests/Support/Controls"),
    .target(name: "ProbeSupport", dependencies: ["Casement"], path: "Tests/Support/Probes"),
    .target(name: "DesktopSupport", dependencies: ["CDBus"], path: "Tests/Support/Desktop"),
    .systemLibrary(
        name: "CPango", path: "Tests/CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
]

/// The support of each test target of Core.
let coreSupport: [Target.Dependency] = ["CoreTesting", "Expectations", "HostSupport", "PlainControls", "TestData"]

// Pages in the manner of public programs: an expression in them that takes the type checker more steps than this does
// not compile. Overloads of ours that fit too much show there first.
#if compiler(>=6.3)
    let fewSolverSteps: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=10000"])]
#else
    let fewSolverSteps: [SwiftSetting] = []
#endif

/// The test targets. The fewer modules one depends on, the less is built again after an edit: those of Core depend
/// neither on Casement nor on a program, and only one depends on the Gallery. A folder in a target is named after the
/// room that it tests.
let tests: [Target] = [
    // Of the library, not of the macro: where one test target depends on a macro, SwiftPM builds all of them, and
    // all that they need, a second time as tools of the host.
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
    .testTarget(name: "CoreValueTests", dependencies: coreSupport),
    .testTarget(name: "CoreLayoutTests", dependencies: coreSupport),
    .testTarget(name: "CoreGraphTests", dependencies: coreSupport + ["Comparisons"]),
    .testTarget(name: "CoreViewTests", dependencies: coreSupport),
    .testTarget(
        name: "CasementSDLTests",
        dependencies: [
            "Expectations", "LoopProbe", "DesktopSupport", "TestData", "CasementCore", "CasementSDL", "CSDL2", "CPango",
            "CPixman", "CBlending",
        ]),
    // Controls, what they are put together from, and the objects that programs keep their data in.
    .testTarget(
        name: "CasementTests",
        dependencies: [
            "Expectations", "CasementTesting", "SwiftUI", "Combine", "ControlSupport", "HostSupport", "TestData",
            "CSDL2",
        ]),
    // What shows other content: lists, tables, pages, bars, dialogs.
    .testTarget(
        name: "ContainerTests",
        dependencies: ["Expectations", "CasementTesting", "SwiftUI", "ControlSupport", "HostSupport", "TestData"]),
    // Golden pictures.
    .testTarget(
        name: "PictureTests", dependencies: ["Expectations", "CasementTesting", "SwiftUI", "ControlSupport"],
        exclude: ["Pictures"]),
    // The forms in which SwiftUI's programs are written, and the examples of the documents.
    .testTarget(
        name: "CompatibilityTests",
        dependencies: [
            "Expectations", "CasementTesting", "SwiftUI", "Combine", "UniformTypeIdentifiers", "CoreTransferable",
            "UserNotifications", "QuickLook", "AssetSymbolWriting", "AppKit", "Cocoa", "UIKit", "CoreGraphics",
            "QuartzCore", "ImageIO", "PlaygroundSupport", "OSLog", "simd", "ControlSupport", "HostSupport", "CSDL2",
            "SwiftUICore", "ServiceManagement", "CoreText", "CoreHaptics",
        ]),
    .testTarget(name: "BenchmarkTests", dependencies: ["Expectations", "CasementBenchmarks", "CWorkCounters"]),
    .testTarget(name: "FuzzTests", dependencies: ["Expectations", "Fuzzing", "CasementTesting", "TestData"]),
    .testTarget(
        name: "DemoTests",
        dependencies: [
            "Expectations", "CasementTesting", "ControlSupport", "Fuzzing", "GalleryPages", "GallerySource",
            "LogViewer", "LogReading",
        ]),
    // Programs in windows of an X server, and without one.
    .testTarget(
        name: "WindowTests",
        dependencies: [
            "Expectations", "WindowProbe", "LogViewer", "AllocationProbe", "DesktopSupport", "CasementSDL", "CCairo",
            "CSDL2",
        ],
        linkerSettings: [.linkedLibrary("X11")]),
    // The same sources twice, as unmodified programs are built; the second folder is a link to the first.
    .testTarget(
        name: "ProgramTests", dependencies: ["CasementTesting", "SwiftUI"], path: "Tests/Programs",
        swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
        name: "ProgramOnMainActorTests", dependencies: ["CasementTesting", "SwiftUI"],
        path: "Tests/ProgramsOnMainActor",
        swiftSettings: [.defaultIsolation(MainActor.self)]),
    // Screens as in tutorials, and their use: half of them in Swift 5 mode, half in Swift 6 mode on the main actor.
    .testTarget(
        name: "ScreenTests",
        dependencies: [
            "CasementTesting", "SwiftUI", "UniformTypeIdentifiers", "AppKit", "Expectations", "ScreenSupport",
            "TestData",
        ],
        swiftSettings: [.swiftLanguageMode(.v5)] + fewSolverSteps),
    .testTarget(
        name: "MainActorScreenTests", dependencies: ["CasementTesting", "SwiftUI", "Expectations", "ScreenSupport"],
        swiftSettings: [.defaultIsolation(MainActor.self)] + fewSolverSteps),
]

let all = libraries + programs + testSupport + tests

/// The targets with these names, and those that they need.
@MainActor func targets(named names: [String]) -> [Target] {
    var found: Set<String> = [], waiting = names
    while let name = waiting.popLast() {
        guard found.insert(name).inserted else { continue }
        for case .byNameItem(let needed, _) in all.first(where: { $0.name == name })?.dependencies ?? [] {
            waiting.append(needed)
        }
    }
    return all.filter { found.contains($0.name) }
}

/// CASEMENT_TESTS names the only test targets that are wanted: everything that they do not need is left out.
/// `scripts/test` sets it for the tests of a room. Without it there is everything.
let chosen =
    Context.environment["CASEMENT_TESTS"].map { targets(named: $0.split(separator: " ").map(String.init)) } ?? all

@MainActor func present(_ names: String...) -> [String] { names.filter { name in chosen.contains { $0.name == name } } }

// SwiftPM looks at a target again when a module changes that it depends on directly. Most use modules that others
// export (`import Casement` brings CasementCore), and would stay as they are when the layout of a type there changes.
for target in chosen where ![.system, .macro, .plugin].contains(target.type) {
    let direct = Set(target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } })
    for needed in targets(named: [target.name]) where needed.type == .regular && needed.name != target.name {
        if !direct.contains(needed.name) { target.dependencies.append(.byName(name: needed.name)) }
    }
}

// The linker of the toolchain takes half the time of the system's. What packages use of this one has no such flags,
// which SwiftPM refuses there.
for target in chosen where [.executable, .test].contains(target.type) && target.name != "AssetSymbolsTool" {
    let linker = LinkerSetting.unsafeFlags(["-use-ld=lld"], .when(configuration: .debug))
    let counters = LinkerSetting.unsafeFlags(isCounting ? ["-profile-generate"] : [])
    target.linkerSettings = (target.linkerSettings ?? []) + [linker, counters]
}

// The linker can only order functions that have sections of their own, and the compiler can only put side by side what
// frames run of a function where it knows what that is. Packages that use this one get both by flags of the command
// line: SwiftPM refuses them here then.
let isDependency = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }
// What is written in C++, and what the compiler runs, which no frame does.
let isUnplaced = ["CPolygons", "MacroExpansion"]
for target in chosen
where !isDependency && [.regular, .executable].contains(target.type) && !isUnplaced.contains(target.name) {
    // Overlapping accesses to one variable are looked for in debug builds, which the tests are.
    let flags = ["-Xfrontend", "-function-sections", "-enforce-exclusivity=unchecked"] + profile
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .release))]
}

let package = Package(
    name: "Casement",
    products: present(
        "Casement", "CasementTesting", "CasementBenchmarks", "SwiftUI", "Combine", "UniformTypeIdentifiers",
        "CoreTransferable", "UserNotifications", "QuickLook", "AppKit", "Cocoa", "UIKit", "CoreGraphics", "QuartzCore",
        "ImageIO", "PlaygroundSupport", "OSLog", "simd", "SwiftUICore", "ServiceManagement", "CoreText", "CoreHaptics",
        "CSDL2"
    ).map { .library(name: $0, targets: [$0]) }
        + present("Gallery", "LogViewer", "FrameBench").map { .executable(name: $0, targets: [$0]) }
        + present("AssetSymbols").map { .plugin(name: $0, targets: [$0]) },
    // What only FrameBench and Fuzz need is not resolved for packages that say `traits: []`:
    // docs/decisions/29-benchmarks-package.md.
    traits: [
        .default(enabledTraits: ["Tools"]),
        .trait(name: "Tools", description: "FrameBench and Fuzz, with the packages that they use."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: chosen,
    swiftLanguageModes: [.v6]
)
