#pragma once

// RapidJSON's reader, set up to check every byte, keep every number and survive every text.

#include <cstddef>
#include <cstdlib>
#include <new>

// A string or a member count may pass 32 bits: files are as large as they are.
#define RAPIDJSON_NO_SIZETYPEDEFINE
namespace rapidjson {
typedef ::std::size_t SizeType;
}

#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include "CRecordJSON.h"

namespace hp {

constexpr unsigned kFlags = rapidjson::kParseIterativeFlag |
                            rapidjson::kParseValidateEncodingFlag |
                            rapidjson::kParseNumbersAsStringsFlag;

// Thrown by the encoding below; the stream then stands right behind the escape.
struct LoneSurrogate {};

// The reader refuses a lone high surrogate, but would write a lone low one as bytes that are not
// UTF-8. Only escapes are encoded, so the test costs plain text nothing.
struct CheckedUTF8 : rapidjson::UTF8<> {
  template <typename Output>
  static void Encode(Output &output, unsigned codepoint) {
    if (codepoint >= 0xDC00 && codepoint <= 0xDFFF) throw LoneSurrogate();
    rapidjson::UTF8<>::Encode(output, codepoint);
  }
};

// The library's allocator hands a null pointer on; a long string must not become a crash.
class ThrowingAllocator {
 public:
  static const bool kNeedFree = true;
  void *Malloc(size_t size) { return Resized(nullptr, size); }
  void *Realloc(void *block, size_t, size_t size) { return Resized(block, size); }
  static void Free(void *block) { std::free(block); }

 private:
  static void *Resized(void *block, size_t size) {
    if (size == 0) {
      std::free(block);
      return nullptr;
    }
    void *resized = std::realloc(block, size);
    if (resized == nullptr) throw std::bad_alloc();
    return resized;
  }
};

typedef rapidjson::MemoryStream Stream;
typedef rapidjson::GenericReader<CheckedUTF8, CheckedUTF8, ThrowingAllocator> Reader;

inline bool isDigit(char byte) { return byte >= '0' && byte <= '9'; }

inline size_t skipDigits(Stream &stream) {
  size_t count = 0;
  for (; isDigit(stream.Peek()); ++count) stream.Take();
  return count;
}

// Takes one number by its grammar alone, so that its size does not matter.
inline rapidjson::ParseErrorCode takeNumber(Stream &stream) {
  if (stream.Peek() == '-') stream.Take();
  if (stream.Peek() == '0') {
    stream.Take();
  } else if (skipDigits(stream) == 0) {
    return rapidjson::kParseErrorValueInvalid;
  }
  if (stream.Peek() == '.') {
    stream.Take();
    if (skipDigits(stream) == 0) return rapidjson::kParseErrorNumberMissFraction;
  }
  if (stream.Peek() == 'e' || stream.Peek() == 'E') {
    stream.Take();
    if (stream.Peek() == '+' || stream.Peek() == '-') stream.Take();
    if (skipDigits(stream) == 0) return rapidjson::kParseErrorNumberMissExponent;
  }
  return rapidjson::kParseErrorNone;
}

// What both handlers share: the stream to ask for places, and how deep the reader is.
class Handler {
 public:
  explicit Handler(const Stream &stream) : stream_(stream) {}
  bool tooDeep() const { return depth_ > HPJSONDepthLimit; }

 protected:
  const Stream &stream_;
  size_t depth_ = 0;
};

HPJSONCode code(rapidjson::ParseErrorCode code);

// Reads a whole text and says what stopped the reader; the stream must begin at the text.
template <typename H>
HPJSONOutcome read(Stream &stream, H &handler) {
  Reader reader;
  HPJSONOutcome outcome = {HPJSONCodeOk, 0, HPJSONKindNull};
  try {
    rapidjson::ParseResult result = reader.Parse<kFlags>(stream, handler);
    outcome.code = code(result.Code());
    outcome.offset = result.Offset();
    // The reader takes a NUL byte for the end.
    if (!result.IsError() && stream.Tell() < stream.size_) {
      outcome.code = HPJSONCodeAfterDocument;
      outcome.offset = stream.Tell();
    }
  } catch (const LoneSurrogate &) {
    outcome.code = HPJSONCodeBadSurrogate;
    outcome.offset = stream.Tell() - 6;
  } catch (const std::bad_alloc &) {
    outcome.code = HPJSONCodeNoMemory;
  }
  return outcome;
}

}  // namespace hp

// The library's own number reader refuses 1e400 and integers of more than 308 digits even where it
// only hands on their spelling. A handler's specialisation of that one step takes them by grammar.
#define HP_TAKE_NUMBERS_BY_GRAMMAR(H)                                                        \
  template <>                                                                                \
  template <>                                                                                \
  void hp::Reader::ParseNumber<hp::kFlags, hp::Stream, H>(hp::Stream & stream, H & handler) { \
    const char *start = stream.src_;                                                         \
    rapidjson::ParseErrorCode code = hp::takeNumber(stream);                                 \
    if (code != rapidjson::kParseErrorNone) {                                                \
      SetParseError(code, stream.Tell());                                                    \
      return;                                                                                \
    }                                                                                        \
    size_t length = static_cast<size_t>(stream.src_ - start);                                \
    if (!handler.RawNumber(start, length, false))                                            \
      SetParseError(rapidjson::kParseErrorTermination, stream.Tell());                       \
  }
