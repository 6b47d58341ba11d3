#include <algorithm>
#include <deque>
#include <exception>
#include <memory>
#include <new>
#include <vector>
#include <thread>

#include "Stretch.hpp"

struct HPJSONScan {
  explicit HPJSONScan(const hp::Stretch &empty) : records(empty) {}

  hp::Stretch records;
  bool isComplete = false;
};

namespace {

// Reads the records of a text in stretches at once. What is found is what one stretch would find.
class Reading {
 public:
  Reading(const char *text, const char *end, HPJSONLayout layout, size_t threads,
          hp::Progress &progress)
      : text_(text), end_(end), layout_(layout), threads_(threads), progress_(progress) {}

  // Reads on from the start of the first record.
  void read(const char *first, hp::Stretch &all) {
    cut(first);
    std::deque<hp::Stretch> stretches;
    for (size_t index = 0; index < starts_.size(); ++index) stretches.emplace_back(text_, end_);
    readAtOnce(stretches);
    all = std::move(stretches[0]);
    for (size_t index = 1; index < starts_.size(); ++index) {
      if (all.state != hp::Stretch::State::Reached) return;
      // Nothing begins where a record was thought to: what stands there was read already.
      if (all.at != starts_[index]) {
        stretches[index] = hp::Stretch(text_, end_);
        readStretch(stretches[index], all.at, stop(index));
      }
      all.append(stretches[index]);
      stretches[index] = hp::Stretch(text_, end_);
    }
  }

 private:
  // Notes where stretches are to begin.
  void cut(const char *first) {
    starts_ = {first};
    size_t size = hp::distance(first, end_) / threads_;
    for (size_t index = 1; index < threads_; ++index) {
      const char *place = first + size * index;
      const char *start = likelyStart(first, place, place + size);
      if (start != nullptr && start > starts_.back()) starts_.push_back(start);
    }
  }

  // Where a record seems to begin between two places, NULL where none does.
  const char *likelyStart(const char *first, const char *from, const char *to) const {
    if (layout_ == HPJSONLayoutLines) {
      const void *feed = std::memchr(from, '\n', hp::distance(from, to));
      return feed == nullptr ? nullptr : static_cast<const char *>(feed) + 1;
    }
    // As the first one begins, up to its first value.
    if (hp::peek(first, end_) != '{') return nullptr;
    const char *value = hp::skipName(hp::skipBlanks(first + 1, end_), end_);
    if (value == nullptr) return nullptr;
    const char *found = std::search(from, to, first, value);
    return found == to ? nullptr : found;
  }

  const char *stop(size_t index) const {
    return index + 1 < starts_.size() ? starts_[index + 1] : nullptr;
  }

  void readStretch(hp::Stretch &stretch, const char *start, const char *stop) const {
    try {
      switch (layout_) {
        case HPJSONLayoutArray: stretch.readElements(start, stop); break;
        case HPJSONLayoutLines: stretch.readLines(start, stop); break;
      }
    } catch (const std::bad_alloc &) {
      stretch.state = hp::Stretch::State::NoMemory;
    }
  }

  void readAtOnce(std::deque<hp::Stretch> &stretches) const {
    for (size_t place = 0; place < starts_.size(); ++place)
      stretches[place].tell(progress_, starts_[place], place == 0);
    std::vector<std::thread> threads;
    threads.reserve(starts_.size());
    size_t index = 1;
    try {
      for (; index < starts_.size(); ++index) {
        hp::Stretch &stretch = stretches[index];
        threads.emplace_back([this, &stretch, index] {
          readStretch(stretch, starts_[index], stop(index));
        });
      }
    } catch (const std::exception &) {
      // Without a thread more this one has more to read.
    }
    readStretch(stretches[0], starts_[0], stop(0));
    for (std::thread &thread : threads) thread.join();
    for (; index < starts_.size(); ++index)
      readStretch(stretches[index], starts_[index], stop(index));
  }

  const char *text_;
  const char *end_;
  HPJSONLayout layout_;
  size_t threads_;
  hp::Progress &progress_;
  std::vector<const char *> starts_;
};

// Reads the objects of one array; returns whether it is all of the text.
bool readArray(Reading &reading, const char *start, const char *end, hp::Stretch &records) {
  const char *at = hp::skipBlanks(start, end);
  if (hp::peek(at, end) != '[') return false;
  at = hp::skipBlanks(at + 1, end);
  if (hp::peek(at, end) == ']') return hp::skipBlanks(at + 1, end) == end;
  reading.read(at, records);
  return records.state == hp::Stretch::State::Closed && hp::skipBlanks(records.at, end) == end;
}

}  // namespace

size_t HPJSONThreads(size_t count) {
  constexpr size_t kLeastStretch = 4 << 20;
  size_t most = std::min<size_t>(std::thread::hardware_concurrency(), 8);
  return std::max<size_t>(std::min(most, count / kLeastStretch), 1);
}

HPJSONScan *HPJSONScanMake(const void *bytes, size_t count, HPJSONLayout layout, size_t threads,
                           HPJSONWatcher watcher, void *context) {
  const char *start = count == 0 ? "" : static_cast<const char *>(bytes);
  const char *end = start + count;
  try {
    std::unique_ptr<HPJSONScan> scan(new HPJSONScan(hp::Stretch(start, end)));
    hp::Progress progress(watcher, context);
    Reading reading(start, end, layout, threads, progress);
    switch (layout) {
      case HPJSONLayoutArray: scan->isComplete = readArray(reading, start, end, scan->records); break;
      case HPJSONLayoutLines:
        reading.read(start, scan->records);
        scan->isComplete = scan->records.state == hp::Stretch::State::Reached;
        break;
    }
    if (scan->records.state == hp::Stretch::State::NoMemory) return nullptr;
    return scan.release();
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
}

void HPJSONScanFree(HPJSONScan *scan) { delete scan; }

bool HPJSONScanIsComplete(const HPJSONScan *scan) { return scan->isComplete; }

size_t HPJSONScanEnd(const HPJSONScan *scan) { return scan->records.recordEnd; }

size_t HPJSONScanCount(const HPJSONScan *scan) { return scan->records.starts.size(); }

const size_t *HPJSONScanStarts(const HPJSONScan *scan) { return scan->records.starts.data(); }

const uint8_t *HPJSONScanShapes(const HPJSONScan *scan) {
  return scan->records.shapeOfRecord.data();
}

size_t HPJSONScanShapeCount(const HPJSONScan *scan) { return scan->records.shapes().size(); }

const HPJSONName *HPJSONScanShape(const HPJSONScan *scan, size_t shape, size_t *count) {
  *count = scan->records.shapes()[shape].size();
  return scan->records.shapes()[shape].data();
}
