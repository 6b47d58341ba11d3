// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

// What scripts/benchmark needs beside hpsh. It is a package of its own, so that whoever builds or
// tests hpsh builds none of it.
let package = Package(
  name: "benchmarks",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "hpsh", path: "../..")],
  targets: [
    // The model core at work, and Swift's own array at the same.
    .executableTarget(
      name: "core",
      dependencies: [.product(name: "TableModel", package: "hpsh")],
      swiftSettings: settings
    ),
    // The same moves in a plain C tree: what the structure itself costs.
    .executableTarget(name: "counted-tree", cSettings: [.unsafeFlags(["-O2"])]),
    // Runs programs in turn and measures them.
    .executableTarget(name: "race"),
  ]
)
