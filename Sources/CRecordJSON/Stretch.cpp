#include "Stretch.hpp"

namespace {
// Somebody who watches need not hear of less.
constexpr size_t kStep = 1 << 20;
}  // namespace

const char *hp::Stretch::readRecord(const char *at, const char *end, size_t room) {
  if (peek(at, end) != '{') return nullptr;
  shapes_.beginRecord();
  const char *behind = skipValue(at, end, room, shapes_);
  if (behind == nullptr) return nullptr;
  starts.push_back(distance(text_, at));
  shapeOfRecord.push_back(shapes_.endRecord());
  if (progress_ == nullptr || distance(told_, behind) < kStep) return behind;
  return tellOf(behind) ? behind : nullptr;
}

void hp::Stretch::readElements(const char *start, const char *stopPlace) {
  const char *next = start;
  while (stopPlace == nullptr || next < stopPlace) {
    const char *behind = readRecord(next, end_, HPJSONDepthLimit - 1);
    if (behind == nullptr) return stop(State::Failed, next);
    recordEnd = distance(text_, behind);
    behind = skipBlanks(behind, end_);
    if (peek(behind, end_) == ']') return stop(State::Closed, behind + 1);
    if (peek(behind, end_) != ',') return stop(State::Failed, behind);
    next = skipBlanks(behind + 1, end_);
  }
  stop(State::Reached, next);
}

void hp::Stretch::readLines(const char *start, const char *stopPlace) {
  const char *line = start;
  while (line < end_ && (stopPlace == nullptr || line < stopPlace)) {
    const void *feed = std::memchr(line, '\n', distance(line, end_));
    const char *lineEnd = feed == nullptr ? end_ : static_cast<const char *>(feed);
    const char *first = skipBlanks(line, lineEnd);
    if (first < lineEnd) {
      const char *behind = readRecord(first, lineEnd, HPJSONDepthLimit);
      if (behind == nullptr) return stop(State::Failed, line);
      if (skipBlanks(behind, lineEnd) != lineEnd) {
        // A record, but not alone on its line.
        starts.pop_back();
        shapeOfRecord.pop_back();
        return stop(State::Failed, line);
      }
      recordEnd = distance(text_, behind);
    }
    line = feed == nullptr ? end_ : lineEnd + 1;
  }
  stop(State::Reached, line);
}

void hp::Stretch::append(const Stretch &next) {
  uint8_t numbers[HPJSONNoShape + 1];
  for (uint8_t &number : numbers) number = HPJSONNoShape;
  for (size_t index = 0; index < next.shapes().size(); ++index)
    numbers[index] = shapes_.number(next.shapes()[index]);
  starts.insert(starts.end(), next.starts.begin(), next.starts.end());
  for (uint8_t shape : next.shapeOfRecord) shapeOfRecord.push_back(numbers[shape]);
  if (!next.starts.empty()) recordEnd = next.recordEnd;
  stop(next.state, next.at);
}
