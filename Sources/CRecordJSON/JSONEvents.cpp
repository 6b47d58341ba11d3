#include "CheckedReader.hpp"

namespace {

// Hands every event on.
class Teller : public hp::Handler {
 public:
  Teller(const hp::Stream &stream, HPJSONTake take, void *context)
      : Handler(stream), take_(take), context_(context) {}

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
    take_(context_, kind, text, length);
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

  HPJSONTake take_;
  void *context_;
};

}  // namespace

HP_TAKE_NUMBERS_BY_GRAMMAR(Teller)

bool HPJSONEvents(const void *bytes, size_t count, void *context, HPJSONTake take) {
  hp::Stream stream(count == 0 ? "" : static_cast<const char *>(bytes), count);
  Teller teller(stream, take, context);
  return hp::read(stream, teller).code == HPJSONCodeOk;
}
