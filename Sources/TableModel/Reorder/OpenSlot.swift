/// The room that stands open for a lifted row, and how the rows around it make that room.
package struct OpenSlot: Hashable, Sendable {
  /// Where the lifted row stood in the content, in points.
  let source: VerticalSpan
  /// The edge at which the row is put in, as things lay before the lift.
  let edge: Double

  private var height: Double { source.bottom - source.top }
  private var isBelow: Bool { edge >= source.bottom }

  /// Where the room lies.
  package var span: VerticalSpan {
    isBelow
      ? VerticalSpan(top: edge - height, bottom: edge)
      : VerticalSpan(top: edge, bottom: edge + height)
  }

  /// Returns where something else lies meanwhile that lay elsewhere before the lift.
  package func moved(_ span: VerticalSpan) -> VerticalSpan {
    let isPassed =
      isBelow
      ? span.top >= source.bottom && span.top < edge
      : span.top >= edge && span.top < source.top
    guard isPassed else { return span }
    let shift = isBelow ? -height : height
    return VerticalSpan(top: span.top + shift, bottom: span.bottom + shift)
  }
}
