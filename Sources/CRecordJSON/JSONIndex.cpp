#include "CheckedReader.hpp"

struct HPJSONIndex {
  HPJSONOutcome outcome = {HPJSONCodeOk, 0, HPJSONKindNull};
};

namespace {

// Looks at what the outermost value and its elements are, and lets everything else pass.
class Indexer : public hp::Handler {
 public:
  Indexer(const hp::Stream &stream, HPJSONIndex &index) : Handler(stream), index_(index) {}

  bool Null() { return value(HPJSONKindNull); }
  bool Bool(bool flag) { return value(flag ? HPJSONKindTrue : HPJSONKindFalse); }
  bool Int(int) { return value(HPJSONKindNumber); }
  bool Uint(unsigned) { return value(HPJSONKindNumber); }
  bool Int64(int64_t) { return value(HPJSONKindNumber); }
  bool Uint64(uint64_t) { return value(HPJSONKindNumber); }
  bool Double(double) { return value(HPJSONKindNumber); }
  bool RawNumber(const char *, size_t, bool) { return value(HPJSONKindNumber); }
  bool String(const char *, size_t, bool) { return value(HPJSONKindString); }

  bool StartObject() { return value(HPJSONKindBeginObject) && enter(); }
  bool Key(const char *, size_t, bool) { return true; }

  bool EndObject(size_t) {
    depth_ -= 1;
    if (depth_ == 1 && rootKind() == HPJSONKindBeginArray) elementEnd_ = stream_.Tell() + 1;
    return true;
  }

  bool StartArray() {
    if (!value(HPJSONKindBeginArray)) return false;
    if (depth_ == 0) elementEnd_ = stream_.Tell() + 1;
    return enter();
  }

  bool EndArray(size_t) {
    depth_ -= 1;
    return true;
  }

  bool foundElement() const { return foundElement_; }

  // Where the element begins that is not an object: the reader is past it.
  size_t elementStart(const char *bytes) const {
    size_t start = elementEnd_;
    while (bytes[start] == ',' || bytes[start] == ' ' || bytes[start] == '\t' ||
           bytes[start] == '\n' || bytes[start] == '\r')
      start += 1;
    return start;
  }

 private:
  HPJSONKind rootKind() const { return index_.outcome.kind; }

  bool value(HPJSONKind kind) {
    if (depth_ == 0) {
      index_.outcome.kind = kind;
    } else if (depth_ == 1 && rootKind() == HPJSONKindBeginArray && kind != HPJSONKindBeginObject) {
      index_.outcome.kind = kind;
      foundElement_ = true;
      return false;
    }
    return true;
  }

  bool enter() {
    depth_ += 1;
    return !tooDeep();
  }

  HPJSONIndex &index_;
  size_t elementEnd_ = 0;
  bool foundElement_ = false;
};

}  // namespace

HP_TAKE_NUMBERS_BY_GRAMMAR(Indexer)

namespace {

void fill(HPJSONIndex &index, const char *bytes, size_t count) {
  hp::Stream stream(bytes, count);
  Indexer indexer(stream, index);
  HPJSONOutcome outcome = hp::read(stream, indexer);
  outcome.kind = index.outcome.kind;
  if (indexer.foundElement()) {
    outcome.code = HPJSONCodeNotAnObject;
    outcome.offset = indexer.elementStart(bytes);
  } else if (indexer.tooDeep()) {
    outcome.code = HPJSONCodeTooDeep;
  }
  index.outcome = outcome;
}

}  // namespace

HPJSONCode hp::code(rapidjson::ParseErrorCode code) {
  switch (code) {
    case rapidjson::kParseErrorNone: return HPJSONCodeOk;
    case rapidjson::kParseErrorDocumentEmpty: return HPJSONCodeExpectedDocument;
    case rapidjson::kParseErrorDocumentRootNotSingular: return HPJSONCodeAfterDocument;
    case rapidjson::kParseErrorObjectMissName: return HPJSONCodeExpectedName;
    case rapidjson::kParseErrorObjectMissColon: return HPJSONCodeExpectedColon;
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
      return HPJSONCodeExpectedCommaOrBrace;
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
      return HPJSONCodeExpectedCommaOrBracket;
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex: return HPJSONCodeBadHex;
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid: return HPJSONCodeBadSurrogate;
    case rapidjson::kParseErrorStringEscapeInvalid: return HPJSONCodeBadEscape;
    case rapidjson::kParseErrorStringMissQuotationMark: return HPJSONCodeExpectedQuote;
    case rapidjson::kParseErrorStringInvalidEncoding: return HPJSONCodeBadUTF8;
    case rapidjson::kParseErrorNumberMissFraction: return HPJSONCodeExpectedFraction;
    case rapidjson::kParseErrorNumberMissExponent: return HPJSONCodeExpectedExponent;
    default: return HPJSONCodeExpectedValue;
  }
}

HPJSONIndex *HPJSONIndexMake(const void *bytes, size_t count) {
  HPJSONIndex *index = new (std::nothrow) HPJSONIndex();
  // The reader wants an address even for no bytes.
  if (index != nullptr) fill(*index, count == 0 ? "" : static_cast<const char *>(bytes), count);
  return index;
}

void HPJSONIndexFree(HPJSONIndex *index) { delete index; }

HPJSONOutcome HPJSONIndexOutcome(const HPJSONIndex *index) { return index->outcome; }
