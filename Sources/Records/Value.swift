/// One value of a record, as its source spells it.
///
/// Two values are equal if they mean the same: `1.50` equals `1.5`, and fields count in their order.
package enum Value: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Number)
  case string(String)
  case array([Value])
  case object(Record)
}
