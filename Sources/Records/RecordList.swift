/// Records held in memory.
package struct RecordList: RecordSource, Equatable {
  package var records: [Record]

  package init(_ records: [Record]) {
    self.records = records
  }

  package var count: Int { records.count }

  package func record(at index: Int) -> Record {
    records[index]
  }
}
