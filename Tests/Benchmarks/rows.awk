# Makes records in the shape of the sample's: awk -v count=N [-v form=ndjson] -f rows.awk SAMPLE
#
# The sample's records are taken in turn, on one line each. Every one gets an id of its own, the same
# in every run, and from the second round on a name of its own: "Harry Potter #17".
/^  \{/ { number = size++; next }
/^  \}/ { rest[number] = rest[number] "}"; next }
/^    "id":/ { next }
/^    "name":/ {
  sub(/^ *"name": "/, "")
  sub(/",$/, "")
  name[number] = $0
  next
}
/^    / {
  sub(/^ */, "")
  sub(/": /, "\":")
  rest[number] = rest[number] $0
}

# The generator of Park and Miller: its products fit a double.
function draw() { return state = state * 16807 % 2147483647 }

function row(index_, template, suffix) {
  template = index_ % size
  suffix = index_ < size ? "" : " #" int(index_ / size)
  return sprintf("{\"id\":\"%08x-%04x-4%03x-8%03x-%012x\",\"name\":\"%s%s\",%s", draw(), \
    draw() % 65536, draw() % 4096, draw() % 4096, index_, name[template], suffix, rest[template])
}

END {
  state = 1
  if (form != "ndjson") print "["
  for (index_ = 0; index_ < count; index_++) {
    print row(index_) (form != "ndjson" && index_ < count - 1 ? "," : "")
  }
  if (form != "ndjson") print "]"
}
