#pragma once

#include <vector>

#include "QuickReader.hpp"

namespace hp {

// The shapes of records: which names they have, in which order, spelled how.
//
// A record's names mostly stand as in the one before; they are compared with those, which is quicker
// than to read them, and where all are the same the record has the other's shape. A record with too many
// names, or one too many, has none.
class RecordShapes {
 public:
  typedef std::vector<HPJSONName> Shape;

  explicit RecordShapes(const char *text) : text_(text) {}

  const std::vector<Shape> &all() const { return shapes_; }

  void beginRecord() {
    names_.clear();
    count_ = 0;
    isAsBefore_ = !shapes_.empty();
  }

  // From a member's name to its value.
  const char *skipName(const char *at, const char *end) {
    if (isAsBefore_) {
      if (count_ < last().size() && stands(last()[count_], at, end)) {
        at += last()[count_].length;
        count_ += 1;
        return at;
      }
      leaveLast();
    }
    const char *value = hp::skipName(at, end);
    if (value != nullptr && names_.size() <= kMostNames)
      names_.push_back({distance(text_, at), distance(at, value), false});
    return value;
  }

  // Returns the shape of the record that has ended.
  uint8_t endRecord() {
    if (isAsBefore_ && count_ == last().size()) return static_cast<uint8_t>(last_);
    if (isAsBefore_) leaveLast();
    uint8_t found = number(names_);
    if (found != HPJSONNoShape) last_ = found;
    return found;
  }

  // Returns the number of a shape, which is a new one where there is room for it.
  uint8_t number(const Shape &shape) {
    size_t found = 0;
    while (found < shapes_.size() && !isSame(shapes_[found], shape)) found += 1;
    if (found == shapes_.size()) {
      if (found == HPJSONNoShape || shape.size() > kMostNames || hasEscape(shape))
        return HPJSONNoShape;
      shapes_.push_back(shape);
      for (HPJSONName &name : shapes_.back()) name.isASCII = isASCII(name);
    }
    return static_cast<uint8_t>(found);
  }

 private:
  const Shape &last() const { return shapes_[last_]; }

  // The record differs from the last shape, but for the names so far.
  void leaveLast() {
    names_.assign(last().begin(), last().begin() + static_cast<ptrdiff_t>(count_));
    isAsBefore_ = false;
  }

  bool stands(HPJSONName name, const char *at, const char *end) const {
    if (distance(at, end) < name.length + sizeof(Bytes)) return false;
    const char *known = text_ + name.start;
    uint32_t others = ~bits(loadBytes(at) == loadBytes(known));
    if (name.length < sizeof(Bytes)) return (others & ((1u << name.length) - 1)) == 0;
    return (others & 0xFFFF) == 0 && std::memcmp(at, known, name.length) == 0;
  }

  bool isSame(const Shape &shape, const Shape &names) const {
    if (shape.size() != names.size()) return false;
    for (size_t index = 0; index < shape.size(); ++index) {
      HPJSONName one = shape[index], other = names[index];
      if (one.length != other.length ||
          std::memcmp(text_ + one.start, text_ + other.start, one.length) != 0)
        return false;
    }
    return true;
  }

  bool hasEscape(const Shape &names) const {
    for (HPJSONName name : names) {
      if (std::memchr(text_ + name.start, '\\', name.length) != nullptr) return true;
    }
    return false;
  }

  bool isASCII(HPJSONName name) const {
    for (size_t index = 0; index < name.length; ++index) {
      if (static_cast<unsigned char>(text_[name.start + index]) >= 0x80) return false;
    }
    return true;
  }

  static constexpr size_t kMostNames = 256;
  const char *text_;
  std::vector<Shape> shapes_;
  // The names of the record that is read, where it is not as the last one.
  Shape names_;
  size_t last_ = 0;
  size_t count_ = 0;
  bool isAsBefore_ = false;
};

}  // namespace hp
