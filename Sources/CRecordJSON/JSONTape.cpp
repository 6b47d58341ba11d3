#include <memory>
#include <string>
#include <vector>

#include "CheckedReader.hpp"

struct HPJSONTape {
  std::vector<HPJSONEvent> events;
  std::string text;
};

namespace {

// Writes every event down, with the text of numbers, strings and keys end to end.
class Recorder : public hp::Handler {
 public:
  Recorder(const hp::Stream &stream, HPJSONTape &tape) : Handler(stream), tape_(tape) {}

  bool Null() { return event(HPJSONKindNull); }
  bool Bool(bool flag) { return event(flag ? HPJSONKindTrue : HPJSONKindFalse); }
  // Never called: numbers come with their spelling.
  bool Int(int) { return false; }
  bool Uint(unsigned) { return false; }
  bool Int64(int64_t) { return false; }
  bool Uint64(uint64_t) { return false; }
  bool Double(double) { return false; }
  bool RawNumber(const char *text, size_t length, bool) {
    return event(HPJSONKindNumber, text, length);
  }
  bool String(const char *text, size_t length, bool) {
    return event(HPJSONKindString, text, length);
  }
  bool Key(const char *text, size_t length, bool) { return event(HPJSONKindKey, text, length); }
  bool StartObject() { return enter(HPJSONKindBeginObject); }
  bool EndObject(size_t) { return leave(HPJSONKindEndObject); }
  bool StartArray() { return enter(HPJSONKindBeginArray); }
  bool EndArray(size_t) { return leave(HPJSONKindEndArray); }

 private:
  bool event(HPJSONKind kind, const char *text = "", size_t length = 0) {
    tape_.events.push_back({kind, tape_.text.size(), length});
    tape_.text.append(text, length);
    return true;
  }

  bool enter(HPJSONKind kind) {
    depth_ += 1;
    return !tooDeep() && event(kind);
  }

  bool leave(HPJSONKind kind) {
    depth_ -= 1;
    return event(kind);
  }

  HPJSONTape &tape_;
};

}  // namespace

HP_TAKE_NUMBERS_BY_GRAMMAR(Recorder)

HPJSONTape *HPJSONTapeMake(const void *bytes, size_t count) {
  std::unique_ptr<HPJSONTape> tape(new (std::nothrow) HPJSONTape());
  if (tape == nullptr) return nullptr;
  hp::Stream stream(count == 0 ? "" : static_cast<const char *>(bytes), count);
  Recorder recorder(stream, *tape);
  return hp::read(stream, recorder).code == HPJSONCodeOk ? tape.release() : nullptr;
}

void HPJSONTapeFree(HPJSONTape *tape) { delete tape; }

size_t HPJSONTapeCount(const HPJSONTape *tape) { return tape->events.size(); }

const HPJSONEvent *HPJSONTapeEvents(const HPJSONTape *tape) { return tape->events.data(); }

const char *HPJSONTapeText(const HPJSONTape *tape, size_t *length) {
  *length = tape->text.size();
  return tape->text.data();
}
