#pragma once

// A reader of our own for what a million records need: it tells whether bytes are well-formed and
// where a value ends, and nothing else. It says "no" without a reason; CheckedReader.hpp has those.
//
// A function that skips something returns the place behind it, or NULL where what stands there is not
// well-formed. None reads at `end` or behind it.

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "CRecordJSON.h"

namespace hp {

// Sixteen bytes at once; clang makes SSE2, NEON or plain words of it.
typedef signed char Bytes __attribute__((ext_vector_type(16)));
typedef bool Lanes __attribute__((ext_vector_type(16)));

inline Bytes loadBytes(const char *at) {
  Bytes bytes;
  std::memcpy(&bytes, at, sizeof bytes);
  return bytes;
}

// A bit for each byte of a comparison's result, the first byte's lowest.
inline uint32_t bits(decltype(Bytes() == Bytes()) comparison) {
  return __builtin_bit_cast(uint16_t, __builtin_convertvector(comparison, Lanes));
}

inline size_t distance(const char *at, const char *end) { return static_cast<size_t>(end - at); }

inline bool isBlank(char byte) {
  return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

// What stands at a place, NUL at the end; NUL is well-formed nowhere.
inline char peek(const char *at, const char *end) { return at < end ? *at : 0; }

const char *skipLongBlanks(const char *at, const char *end);

inline const char *skipBlanks(const char *at, const char *end) {
  // Mostly there are none.
  if (at < end && static_cast<unsigned char>(*at) > ' ') return at;
  return skipLongBlanks(at, end);
}

// The rest of a string behind sixteen bytes, or from one that needs a closer look.
const char *skipLongString(const char *at, const char *end);

// The bytes that end a string or need a closer look. As a signed number a byte of no ASCII is less
// than a blank as well.
inline uint32_t specialBits(const char *at) {
  Bytes bytes = loadBytes(at);
  return bits((bytes == '"') | (bytes == '\\') | (bytes < 0x20));
}

// From behind the opening quote to behind the closing one.
inline const char *skipString(const char *at, const char *end) {
  if (distance(at, end) >= sizeof(Bytes)) {
    uint32_t special = specialBits(at);
    at += special == 0 ? sizeof(Bytes) : static_cast<size_t>(__builtin_ctz(special));
    if (special != 0 && *at == '"') return at + 1;
  }
  return skipLongString(at, end);
}

// From behind a member's name to its value.
inline const char *skipColon(const char *at, const char *end) {
  at = skipBlanks(at, end);
  return peek(at, end) == ':' ? skipBlanks(at + 1, end) : nullptr;
}

// From a member's name to its value.
inline const char *skipName(const char *at, const char *end) {
  if (peek(at, end) != '"') return nullptr;
  at = skipString(at + 1, end);
  return at == nullptr ? nullptr : skipColon(at, end);
}

// A value as below; `names` skips the names of its own members. Without recursion.
template <typename Names>
const char *skipValue(const char *at, const char *end, size_t room, Names &names);

const char *skipScalar(const char *at, const char *end);

// Skips names without a thought for them.
struct AnyNames {
  const char *skipName(const char *at, const char *end) { return hp::skipName(at, end); }
};

// A value, with room for so many arrays and objects inside one another.
inline const char *skipValue(const char *at, const char *end, size_t room) {
  char first = peek(at, end);
  if (first != '{' && first != '[') return skipScalar(at, end);
  AnyNames names;
  return skipValue(at, end, room, names);
}

template <typename Names>
const char *skipValue(const char *at, const char *end, size_t room, Names &names) {
  // For each array or object that is open, whether it is an object.
  bool isObject[HPJSONDepthLimit];
  size_t depth = 0;
  if (room > HPJSONDepthLimit) room = HPJSONDepthLimit;
  for (;;) {
    // A value begins.
    char first = peek(at, end);
    bool isDone = true;
    if (first == '{' || first == '[') {
      if (depth == room) return nullptr;
      isObject[depth] = first == '{';
      depth += 1;
      at = skipBlanks(at + 1, end);
      isDone = peek(at, end) == (first == '{' ? '}' : ']');
      if (isDone) {
        at += 1;
        depth -= 1;
      }
    } else {
      at = skipScalar(at, end);
      if (at == nullptr) return nullptr;
    }
    // A value is done, and maybe what it stands in.
    while (isDone) {
      if (depth == 0) return at;
      at = skipBlanks(at, end);
      char next = peek(at, end);
      if (next == ',') {
        at = skipBlanks(at + 1, end);
        break;
      }
      if (next != (isObject[depth - 1] ? '}' : ']')) return nullptr;
      at += 1;
      depth -= 1;
    }
    if (isObject[depth - 1]) {
      at = depth == 1 ? names.skipName(at, end) : skipName(at, end);
      if (at == nullptr) return nullptr;
    }
  }
}

}  // namespace hp
