// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let safe: [SwiftSetting] = settings + [.strictMemorySafety()]

let package = Package(
  name: "hpsh",
  // Regular expressions and the search for a text in a text need these.
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "TableModel", targets: ["TableModel"]),
    .library(name: "HPScript", targets: ["HPScript"]),
    // A shell on an app's own screen; the only library that needs C.
    .library(name: "HPShell", targets: ["HPShell"]),
    .executable(name: "hpsh", targets: ["hpsh"]),
  ],
  targets: [
    // The shared model core, and what apps import.
    .target(name: "TableModel", swiftSettings: safe),
    .target(
      name: "HPScript", dependencies: ["HPSession", "CommandKit", "TableModel"], swiftSettings: safe
    ),

    // The language and the session. None of these needs a C library.
    .target(name: "Records", swiftSettings: safe),
    // Numbers that repeat for the same seed, for what is tried at random here and in tests.
    .target(name: "SeededRandom", swiftSettings: safe),
    .target(name: "CommandKit", swiftSettings: safe),
    .target(
      name: "HPSession",
      dependencies: ["TableModel", "CommandKit", "Records", "SeededRandom"],
      swiftSettings: safe
    ),

    // The edges: files of data, the terminal, the doors.
    .target(
      name: "RecordIO", dependencies: ["Records", "CRecordJSON", "CSQLite", "CChild"],
      swiftSettings: safe
    ),
    .target(name: "LineEditing", dependencies: ["CEditline"], swiftSettings: settings),
    .target(
      name: "HPShell",
      dependencies: [
        "HPSession", "TableModel", "CommandKit", "Records", "RecordIO", "LineEditing", "CWorker",
      ],
      resources: [.embedInCode("characters.json"), .embedInCode("tutorial.hpsh")],
      swiftSettings: safe
    ),
    .executableTarget(
      name: "hpsh", dependencies: ["HPShell", "HPSession"], swiftSettings: safe),

    // C libraries, and one small target each for what Swift cannot call.
    .systemLibrary(
      name: "CLibedit",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]
    ),
    // The library is named here as well: only Swift that imports its module links it by itself.
    .target(
      name: "CEditline",
      dependencies: ["CLibedit"],
      linkerSettings: [.linkedLibrary("edit")]
    ),
    .systemLibrary(
      name: "CRapidJSON",
      pkgConfig: "RapidJSON",
      providers: [.apt(["rapidjson-dev"]), .brew(["rapidjson"])]
    ),
    .target(name: "CRecordJSON", dependencies: ["CRapidJSON"]),
    // Only SQLite's header is needed to build: the library is opened when a database is read.
    .target(name: "CSQLite"),
    .target(name: "CChild"),
    .target(name: "CWorker"),

    // For tests: a terminal to run programs on, and a program that is nothing but a prompt.
    .target(name: "CTerminalSupport", path: "Tests/CTerminalSupport"),
    .target(
      name: "TerminalSupport",
      dependencies: ["CTerminalSupport"],
      path: "Tests/TerminalSupport",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "line-echo",
      dependencies: ["LineEditing"],
      path: "Tests/LineEcho",
      swiftSettings: safe
    ),

    // For tests: a shell on a screen of one's own, as an app's package would have it.
    .executableTarget(
      name: "own-screen",
      dependencies: ["HPShell", "TableModel"],
      path: "Tests/OwnScreen",
      swiftSettings: safe
    ),

    // For tests: sessions to try commands in, and folders for their files.
    .target(
      name: "SessionSupport",
      dependencies: [
        "HPSession", "CommandKit", "Records", "SeededRandom", "TableModel", "CSQLite",
      ],
      path: "Tests/SessionSupport",
      swiftSettings: safe
    ),

    .testTarget(
      name: "TableModelTests", dependencies: ["TableModel", "SeededRandom"], swiftSettings: safe),
    .testTarget(
      name: "RecordsTests", dependencies: ["Records", "SeededRandom"], swiftSettings: safe),
    .testTarget(
      name: "CommandKitTests", dependencies: ["CommandKit", "SeededRandom"], swiftSettings: safe),
    .testTarget(
      name: "HPSessionTests",
      dependencies: [
        "HPSession", "CommandKit", "TableModel", "Records", "SeededRandom", "SessionSupport",
      ],
      swiftSettings: safe
    ),
    .testTarget(
      name: "RecordIOTests",
      dependencies: [
        "RecordIO", "Records", "CRecordJSON", "CSQLite", "HPSession", "SeededRandom",
        "SessionSupport",
      ],
      swiftSettings: safe
    ),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["LineEditing", "CEditline", "SeededRandom", "TerminalSupport", "line-echo"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "HPShellTests",
      dependencies: [
        "HPShell", "HPSession", "CommandKit", "Records", "RecordIO", "SeededRandom",
        "SessionSupport",
        "TerminalSupport", "hpsh", "own-screen",
      ],
      swiftSettings: settings
    ),
    // An app's screen, written against the two libraries' public API alone.
    .testTarget(
      name: "PlaylistTests",
      dependencies: ["TableModel", "HPScript"],
      resources: [.copy("Behaviours")],
      swiftSettings: safe
    ),
    // More screens as apps write them, the examples of the documentation among them.
    .testTarget(
      name: "ScreensTests",
      dependencies: ["TableModel", "HPScript"],
      resources: [.copy("Behaviours")],
      swiftSettings: safe
    ),
  ]
)
