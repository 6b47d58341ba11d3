/// Records by identity, as numbers alone: the texts stay in the records.
///
/// A hash table without deletion. A slot holds the number of a record and 32 bits of its identity's
/// hash; where those are the same the two identities are compared.
package struct IdentityIndex: Sendable {
  private var slots: [UInt64]
  private var count = 0

  /// Makes an index without records, with room for so many.
  package init(capacity: Int = 0) {
    var size = 64
    while size * 2 < capacity * 3 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Notes a record under the hash of its identity, unless another with that identity stands there,
  /// whose number it returns.
  ///
  /// - Complexity: O(1) on average.
  package mutating func insert(
    _ hash: UInt32, of record: Int, isIdentity: (Int) -> Bool
  ) -> Int? {
    if count * 3 >= slots.count * 2 { grow() }
    let place = place(of: hash, where: isIdentity)
    if slots[place] != 0 { return IdentityIndex.record(in: slots[place]) }
    slots[place] = UInt64(hash) << 32 | UInt64(record + 1)
    count += 1
    return nil
  }

  /// Returns the record that was noted under an identity, nil where none was.
  ///
  /// - Complexity: O(1) on average.
  package func record(_ identity: String, isIdentity: (Int) -> Bool) -> Int? {
    let slot = slots[place(of: IdentityIndex.hash(of: identity), where: isIdentity)]
    return slot == 0 ? nil : IdentityIndex.record(in: slot)
  }

  /// The slot of a record with a hash for which something holds, else the one where it would stand.
  private func place(of hash: UInt32, where holds: (Int) -> Bool) -> Int {
    var place = Int(hash) & (slots.count - 1)
    while slots[place] != 0 {
      let slot = slots[place]
      if slot >> 32 == UInt64(hash), holds(IdentityIndex.record(in: slot)) { break }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for slot in old where slot != 0 {
      slots[place(of: UInt32(slot >> 32)) { _ in false }] = slot
    }
  }

  /// Returns the hash under which an identity is noted.
  package static func hash(of identity: String) -> UInt32 {
    var identity = identity
    return identity.withUTF8 { unsafe hash(of: UnsafeRawBufferPointer($0)) }
  }

  /// Returns the hash under which an identity is noted whose UTF-8 these bytes are.
  @unsafe package static func hash(of identity: UnsafeRawBufferPointer) -> UInt32 {
    unsafe UInt32(truncatingIfNeeded: TextHash.of(identity))
  }

  private static func record(in slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) - 1 }
}
