#include "QuickReader.hpp"

namespace {

struct Text {
  const char *bytes;
  size_t count;

  bool has(char byte) const { return std::memchr(bytes, byte, count) != nullptr; }

  bool isASCII() const {
    for (size_t index = 0; index < count; ++index) {
      if (static_cast<unsigned char>(bytes[index]) >= 0x80) return false;
    }
    return true;
  }

  // Whether a character stands in it that Unicode holds equal to one of ASCII: `;`, K or `.
  bool hasDoubleOfASCII() const {
    for (size_t index = 0; index + 1 < count; ++index) {
      const char *at = bytes + index;
      if (std::memcmp(at, "\xCD\xBE", 2) == 0) return true;
      if (index + 2 < count && (std::memcmp(at, "\xE2\x84\xAA", 3) == 0 ||
                                std::memcmp(at, "\xE1\xBF\xAF", 3) == 0))
        return true;
    }
    return false;
  }
};

// Whether a spelled name may mean a name that has other bytes: by an escape, or because Unicode holds
// the two equal.
bool mayMean(Text spelled, Text name) {
  if (spelled.has('\\')) return true;
  bool isNameASCII = name.isASCII();
  if (spelled.isASCII()) return !isNameASCII && name.hasDoubleOfASCII();
  return !isNameASCII || spelled.hasDoubleOfASCII();
}

HPJSONKind kind(char first) {
  switch (first) {
    case '{': return HPJSONKindBeginObject;
    case '[': return HPJSONKindBeginArray;
    case '"': return HPJSONKindString;
    case 't': return HPJSONKindTrue;
    case 'f': return HPJSONKindFalse;
    case 'n': return HPJSONKindNull;
    default: return HPJSONKindNumber;
  }
}

constexpr HPJSONMember kNone = {HPJSONMatchNone, HPJSONKindNull, false, 0, 0};
constexpr HPJSONMember kUnsure = {HPJSONMatchUnsure, HPJSONKindNull, false, 0, 0};

// The member of an object whose value stands between two places.
HPJSONMember found(const char *object, const char *value, const char *behind) {
  bool isPlain = *value == '"' && std::memchr(value, '\\', hp::distance(value, behind)) == nullptr;
  return {HPJSONMatchOne, kind(*value), isPlain, hp::distance(object, value),
          hp::distance(object, behind)};
}

// Whether a name can be compared with bytes in quotes at all.
bool isComparable(Text name) { return !name.has('"') && !name.has('\\'); }

}  // namespace

HPJSONMember HPJSONMemberFind(
    const void *object, size_t count, const void *name, size_t nameLength) {
  HPJSONMember member = kNone;
  Text wanted = {static_cast<const char *>(name), nameLength};
  if (!isComparable(wanted)) return kUnsure;
  const char *start = static_cast<const char *>(object);
  const char *end = start + count;
  const char *at = hp::skipBlanks(start + 1, end);
  while (hp::peek(at, end) == '"') {
    const char *key = at + 1;
    const char *keyEnd = hp::skipString(key, end);
    if (keyEnd == nullptr) break;
    const char *value = hp::skipColon(keyEnd, end);
    if (value == nullptr) break;
    at = hp::skipValue(value, end, HPJSONDepthLimit);
    if (at == nullptr) break;
    Text spelled = {key, hp::distance(key, keyEnd - 1)};
    if (spelled.count == nameLength && std::memcmp(key, name, nameLength) == 0) {
      member = found(start, value, at);
    } else if (mayMean(spelled, wanted)) {
      return kUnsure;
    }
    at = hp::skipBlanks(at, end);
    if (hp::peek(at, end) == ',') at = hp::skipBlanks(at + 1, end);
  }
  return member;
}

HPJSONPlace HPJSONShapeFind(
    const void *text, const HPJSONName *names, size_t nameCount, const void *name,
    size_t nameLength) {
  Text wanted = {static_cast<const char *>(name), nameLength};
  HPJSONPlace place = {HPJSONMatchNone, 0};
  if (!isComparable(wanted)) return {HPJSONMatchUnsure, 0};
  bool isASCII = wanted.isASCII();
  for (size_t index = 0; index < nameCount; ++index) {
    const char *key = static_cast<const char *>(text) + names[index].start + 1;
    if (names[index].length > nameLength + 2 && key[nameLength] == '"' &&
        std::memcmp(key, name, nameLength) == 0) {
      place = {HPJSONMatchOne, index};
    } else if (!isASCII || !names[index].isASCII) {
      const void *keyEnd = std::memchr(key, '"', names[index].length);
      Text spelled = {key, hp::distance(key, static_cast<const char *>(keyEnd))};
      if (mayMean(spelled, wanted)) return {HPJSONMatchUnsure, 0};
    }
  }
  return place;
}

HPJSONMember HPJSONMemberAt(
    const void *object, size_t count, const HPJSONName *names, size_t index) {
  // The names are as long as those of the shape, and need not be read.
  const char *start = static_cast<const char *>(object);
  const char *end = start + count;
  const char *at = hp::skipBlanks(start + 1, end);
  for (size_t before = 0; before < index; ++before) {
    at = hp::skipValue(at + names[before].length, end, HPJSONDepthLimit);
    if (at == nullptr) return kUnsure;
    at = hp::skipBlanks(hp::skipBlanks(at, end) + 1, end);
  }
  const char *value = at + names[index].length;
  const char *behind = hp::skipValue(value, end, HPJSONDepthLimit);
  return behind == nullptr ? kUnsure : found(start, value, behind);
}

HPJSONField HPJSONFieldNext(const void *object, size_t count, size_t place) {
  HPJSONField field = {false, HPJSONKindNull, 0, 0, 0, 0};
  const char *start = static_cast<const char *>(object);
  const char *end = start + count;
  const char *at = hp::skipBlanks(start + place, end);
  // A brace opens the object, a comma stands behind a value.
  at = hp::skipBlanks(at + 1, end);
  if (hp::peek(at, end) != '"') return field;
  const char *nameEnd = hp::skipString(at + 1, end);
  const char *value = nameEnd == nullptr ? nullptr : hp::skipColon(nameEnd, end);
  const char *behind = value == nullptr ? nullptr : hp::skipValue(value, end, HPJSONDepthLimit);
  if (behind == nullptr) return field;
  field = {true, kind(*value), hp::distance(start, at + 1), hp::distance(start, nameEnd - 1),
           hp::distance(start, value), hp::distance(start, behind)};
  return field;
}
