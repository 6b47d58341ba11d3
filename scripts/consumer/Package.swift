// swift-tools-version: 6.2

import PackageDescription

// An app's package as scripts/test builds it: beside a tagged clone of hpsh, in a folder of its own.
let package = Package(
  name: "consumer",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [
    .package(url: "file://\(Context.packageDirectory)/../hpsh", exact: "1.0.0")
  ],
  targets: [
    .target(
      name: "Screen",
      dependencies: [.product(name: "TableModel", package: "hpsh")]
    ),
    .testTarget(
      name: "ScreenTests",
      dependencies: ["Screen", .product(name: "HPScript", package: "hpsh")],
      resources: [.copy("Behaviours"), .copy("Failing")]
    ),
  ]
)
