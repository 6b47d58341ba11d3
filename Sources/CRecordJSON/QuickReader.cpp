#include "QuickReader.hpp"

namespace {

constexpr uint32_t kNoUnit = 0x10000;

bool isContinuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

uint32_t digit(char byte) {
  if (byte >= '0' && byte <= '9') return static_cast<uint32_t>(byte - '0');
  if (byte >= 'a' && byte <= 'f') return static_cast<uint32_t>(byte - 'a' + 10);
  if (byte >= 'A' && byte <= 'F') return static_cast<uint32_t>(byte - 'A' + 10);
  return kNoUnit;
}

// The 16 bits of an escape \u....; more where it is none.
uint32_t unit(const char *at, const char *end) {
  if (hp::distance(at, end) < 6 || at[0] != '\\' || at[1] != 'u') return kNoUnit;
  uint32_t unit = 0;
  for (int index = 2; index < 6; ++index) {
    uint32_t value = digit(at[index]);
    if (value == kNoUnit) return kNoUnit;
    unit = unit << 4 | value;
  }
  return unit;
}

const char *skipEscape(const char *at, const char *end) {
  switch (hp::peek(at + 1, end)) {
    case '"': case '\\': case '/': case 'b': case 'f': case 'n': case 'r': case 't':
      return at + 2;
    case 'u': break;
    default: return nullptr;
  }
  uint32_t first = unit(at, end);
  if (first == kNoUnit) return nullptr;
  if (first < 0xD800 || first > 0xDFFF) return at + 6;
  if (first > 0xDBFF) return nullptr;
  uint32_t second = unit(at + 6, end);
  return second >= 0xDC00 && second <= 0xDFFF ? at + 12 : nullptr;
}

const char *skipNonASCII(const char *at, const char *end) {
  unsigned char first = static_cast<unsigned char>(at[0]);
  if (first < 0xC2 || first > 0xF4) return nullptr;
  size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (hp::distance(at, end) < length) return nullptr;
  for (size_t index = 1; index < length; ++index) {
    if (!isContinuation(at[index])) return nullptr;
  }
  unsigned char second = static_cast<unsigned char>(at[1]);
  // What fewer bytes could hold, halves of surrogate pairs, what is beyond Unicode.
  bool isWrong = (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
                 (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
  return isWrong ? nullptr : at + length;
}

const char *skipWord(const char *at, const char *end, const char *word, size_t length) {
  bool stands = hp::distance(at, end) >= length && std::memcmp(at, word, length) == 0;
  return stands ? at + length : nullptr;
}

const char *skipDigits(const char *at, const char *end) {
  const char *start = at;
  while (at < end && *at >= '0' && *at <= '9') at += 1;
  return at == start ? nullptr : at;
}

const char *skipNumber(const char *at, const char *end) {
  if (hp::peek(at, end) == '-') at += 1;
  at = hp::peek(at, end) == '0' ? at + 1 : skipDigits(at, end);
  if (at != nullptr && hp::peek(at, end) == '.') at = skipDigits(at + 1, end);
  if (at != nullptr && (hp::peek(at, end) == 'e' || hp::peek(at, end) == 'E')) {
    at += 1;
    if (hp::peek(at, end) == '+' || hp::peek(at, end) == '-') at += 1;
    at = skipDigits(at, end);
  }
  return at;
}

}  // namespace

const char *hp::skipScalar(const char *at, const char *end) {
  switch (peek(at, end)) {
    case '"': return skipString(at + 1, end);
    case 't': return skipWord(at, end, "true", 4);
    case 'f': return skipWord(at, end, "false", 5);
    case 'n': return skipWord(at, end, "null", 4);
    default: return skipNumber(at, end);
  }
}

const char *hp::skipLongBlanks(const char *at, const char *end) {
  while (at < end && isBlank(*at)) {
    at += 1;
    // Behind a line end comes an indentation, or nothing.
    if (distance(at, end) < sizeof(Bytes) || !isBlank(*at)) continue;
    Bytes bytes = loadBytes(at);
    uint32_t others = bits((bytes != ' ') & (bytes != '\n') & (bytes != '\r') & (bytes != '\t'));
    at += others == 0 ? sizeof(Bytes) : static_cast<size_t>(__builtin_ctz(others));
  }
  return at;
}

const char *hp::skipLongString(const char *at, const char *end) {
  while (at != nullptr && at < end) {
    if (distance(at, end) >= sizeof(Bytes)) {
      uint32_t special = specialBits(at);
      if (special == 0) {
        at += sizeof(Bytes);
        continue;
      }
      at += __builtin_ctz(special);
    }
    unsigned char byte = static_cast<unsigned char>(*at);
    if (byte == '"') return at + 1;
    if (byte < 0x20) return nullptr;
    if (byte == '\\') {
      at = skipEscape(at, end);
    } else if (byte >= 0x80) {
      // Text of another script goes on as it begins.
      while (at != nullptr && at < end && static_cast<unsigned char>(*at) >= 0x80)
        at = skipNonASCII(at, end);
    } else {
      at += 1;
    }
  }
  return nullptr;
}
