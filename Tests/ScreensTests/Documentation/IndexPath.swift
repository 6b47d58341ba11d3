import TableModel

/// The index path of both Foundation and the table model's users, as an app has to decide once.
typealias IndexPath = TableModel.IndexPath
