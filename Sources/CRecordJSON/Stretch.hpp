#pragma once

#include <vector>

#include "RecordShapes.hpp"

namespace hp {

// Records that stand behind one another in a text, read from where the first of them is thought to begin.
//
// Whether it does begin there shows when what stands before was read: where it is so, the stretch is
// what reading on would have found, since nothing else than the place counts for what comes behind.
class Stretch {
 public:
  enum class State {
    Reached,  // the start of a record behind the stretch, or the end of the text
    Closed,   // the end of the array
    Failed,   // what is no record
    NoMemory
  };

  Stretch(const char *text, const char *end) : text_(text), end_(end), shapes_(text) {}

  // Reads the elements of an array that begin before a place, NULL for all.
  void readElements(const char *start, const char *stop);

  // Reads the lines that begin before a place, NULL for all.
  void readLines(const char *start, const char *stop);

  State state = State::Reached;
  // Where reading stopped.
  const char *at = nullptr;
  // Where the records begin, and their shapes.
  std::vector<size_t> starts;
  std::vector<uint8_t> shapeOfRecord;
  // Behind the last record.
  size_t recordEnd = 0;

  // Takes over the records of a stretch that begins where this one stopped.
  void append(const Stretch &next);

  const std::vector<RecordShapes::Shape> &shapes() const { return shapes_.all(); }

 private:
  const char *readRecord(const char *at, const char *end, size_t room);
  void stop(State how, const char *where) {
    state = how;
    at = where;
  }

  const char *text_;
  const char *end_;
  RecordShapes shapes_;
};

}  // namespace hp
