#pragma once

#include <atomic>
#include <vector>

#include "RecordShapes.hpp"

namespace hp {

// How far all stretches of a text are, told to somebody on the thread that asked for them.
class Progress {
 public:
  Progress(HPJSONWatcher watcher, void *context) : watcher_(watcher), context_(context) {}

  // Takes what a stretch has read since it told the last time; returns whether it is to go on.
  bool add(size_t bytes, size_t records, bool isCaller) {
    size_t allBytes = bytes_.fetch_add(bytes, std::memory_order_relaxed) + bytes;
    size_t allRecords = records_.fetch_add(records, std::memory_order_relaxed) + records;
    if (isCaller && !watcher_(allBytes, allRecords, context_)) goesOn_ = false;
    return goesOn_;
  }

 private:
  std::atomic<size_t> bytes_{0};
  std::atomic<size_t> records_{0};
  std::atomic<bool> goesOn_{true};
  HPJSONWatcher watcher_;
  void *context_;
};

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

  // Tells of what is read from a place on.
  void tell(Progress &progress, const char *from, bool isCaller) {
    progress_ = &progress;
    told_ = from;
    isCaller_ = isCaller;
  }

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

  bool tellOf(const char *at) {
    bool goesOn = progress_->add(distance(told_, at), starts.size() - toldRecords_, isCaller_);
    told_ = at;
    toldRecords_ = starts.size();
    return goesOn;
  }

  const char *text_;
  const char *end_;
  RecordShapes shapes_;
  Progress *progress_ = nullptr;
  bool isCaller_ = false;
  // Up to where it was told of, and of how many records.
  const char *told_ = nullptr;
  size_t toldRecords_ = 0;
};

}  // namespace hp
