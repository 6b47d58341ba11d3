import HPShell
import TableModel

HPShell.main(controller: PackingList(items: ["Tent", "Stove", "Map"]))
