#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Closed, so that Swift switches over it without a default. */
#if defined(__clang__)
#define HP_CLOSED __attribute__((enum_extensibility(closed)))
#else
#define HP_CLOSED
#endif

/* What the check of a text found wrong, at an offset. */
typedef enum HP_CLOSED HPJSONCode {
  HPJSONCodeOk,
  HPJSONCodeExpectedDocument,
  HPJSONCodeAfterDocument,
  HPJSONCodeExpectedValue,
  HPJSONCodeExpectedName,
  HPJSONCodeExpectedColon,
  HPJSONCodeExpectedCommaOrBrace,
  HPJSONCodeExpectedCommaOrBracket,
  HPJSONCodeBadHex,
  HPJSONCodeBadSurrogate,
  HPJSONCodeBadEscape,
  HPJSONCodeExpectedQuote,
  HPJSONCodeBadUTF8,
  HPJSONCodeExpectedFraction,
  HPJSONCodeExpectedExponent,
  HPJSONCodeTooDeep,
  HPJSONCodeNotAnObject, /* an element of the outer array */
  HPJSONCodeNoMemory
} HPJSONCode;

/* One event of the reader. Begin and end stand in pairs, a key before its value. */
typedef enum HP_CLOSED HPJSONKind {
  HPJSONKindNull,
  HPJSONKindFalse,
  HPJSONKindTrue,
  HPJSONKindNumber,
  HPJSONKindString,
  HPJSONKindKey,
  HPJSONKindBeginObject,
  HPJSONKindEndObject,
  HPJSONKindBeginArray,
  HPJSONKindEndArray
} HPJSONKind;

/* How deep values may be nested, the outer array included. */
enum { HPJSONDepthLimit = 1000 };

typedef struct HPJSONOutcome {
  HPJSONCode code;
  size_t offset;     /* of what is wrong */
  HPJSONKind kind; /* of the outermost value, or of the element that is not an object */
} HPJSONOutcome;

/* How records stand in a text. */
typedef enum HP_CLOSED HPJSONLayout {
  HPJSONLayoutArray, /* the objects of one array */
  HPJSONLayoutLines  /* objects on lines of their own */
} HPJSONLayout;

/* Where the records of a text stand. All of it is checked in one quick pass, which says of a text
   that is wrong only that it is; HPJSONIndex says what. */
typedef struct HPJSONScan HPJSONScan;

/* How many threads a text of so many bytes is worth. */
size_t HPJSONThreads(size_t count);

/* Hears now and then how many bytes were checked and how many records were found in them, and says whether
   to go on; else the text is not complete. */
typedef bool (*HPJSONWatcher)(size_t bytes, size_t records, void *context);

/* Finds the same for any number of threads, which is 1 or more. Returns NULL where there is no memory.
   The caller frees the scan; it does not keep the bytes. The watcher is called on the caller's thread. */
HPJSONScan *HPJSONScanMake(const void *bytes, size_t count, HPJSONLayout layout, size_t threads,
                           HPJSONWatcher watcher, void *context);
void HPJSONScanFree(HPJSONScan *scan);

/* Whether the whole text is records. */
bool HPJSONScanIsComplete(const HPJSONScan *scan);

/* Behind the last record. */
size_t HPJSONScanEnd(const HPJSONScan *scan);
size_t HPJSONScanCount(const HPJSONScan *scan);
const size_t *HPJSONScanStarts(const HPJSONScan *scan);

/* A member's name in a text: its bytes from the opening quote to the value. */
typedef struct HPJSONName {
  size_t start;
  size_t length;
  bool isASCII;
} HPJSONName;

/* The number of shapes, and the shape of a record that has none of them. */
enum { HPJSONNoShape = 32 };

/* The shape of each record, and of each shape the names in their order. */
const uint8_t *HPJSONScanShapes(const HPJSONScan *scan);
size_t HPJSONScanShapeCount(const HPJSONScan *scan);
const HPJSONName *HPJSONScanShape(const HPJSONScan *scan, size_t shape, size_t *count);

/* A whole text, checked in one pass: what it is, or what is wrong in it. */
typedef struct HPJSONIndex HPJSONIndex;

/* Returns NULL where there is no memory. The caller frees the index; it does not keep the bytes. */
HPJSONIndex *HPJSONIndexMake(const void *bytes, size_t count);
void HPJSONIndexFree(HPJSONIndex *index);
HPJSONOutcome HPJSONIndexOutcome(const HPJSONIndex *index);

/* Whether an object has a member of a name. */
typedef enum HP_CLOSED HPJSONMatch {
  HPJSONMatchNone,
  HPJSONMatchOne,
  HPJSONMatchUnsure /* a name is spelled with escapes, or may mean another one */
} HPJSONMatch;

/* A member's value: its kind, the first event's, and its bytes. */
typedef struct HPJSONMember {
  HPJSONMatch match;
  HPJSONKind kind;
  bool isPlain; /* a string without escapes */
  size_t start;
  size_t end;
} HPJSONMember;

/* Finds the last member of a name in one checked object, its braces included; places count from it. */
HPJSONMember HPJSONMemberFind(
    const void *object, size_t count, const void *name, size_t nameLength);

/* Where a shape has a name: the last of its names that is this one. */
typedef struct HPJSONPlace {
  HPJSONMatch match;
  size_t index;
} HPJSONPlace;

/* Finds a name in a shape, whose names stand in the text. */
HPJSONPlace HPJSONShapeFind(
    const void *text, const HPJSONName *names, size_t nameCount, const void *name,
    size_t nameLength);

/* Returns the member with the name at an index of its shape in one checked object. */
HPJSONMember HPJSONMemberAt(
    const void *object, size_t count, const HPJSONName *names, size_t index);

/* A member in the bytes of an object: its name between the quotes, its value, and behind that the place
   to look for the next. */
typedef struct HPJSONField {
  bool isThere;
  HPJSONKind kind;
  size_t nameStart;
  size_t nameEnd;
  size_t start;
  size_t end;
} HPJSONField;

/* Returns the first member behind a place in one checked object, which is 0 or the end of a value. */
HPJSONField HPJSONFieldNext(const void *object, size_t count, size_t place);

/* Takes an event, with the text of a number, string or key, which lasts as long as the call. */
typedef void (*HPJSONTake)(void *context, HPJSONKind kind, const char *text, size_t length);

/* Tells the events of one value in order. Returns false, having told those before, where the bytes are not
   one value or there is no memory. */
bool HPJSONEvents(const void *bytes, size_t count, void *context, HPJSONTake take);

#ifdef __cplusplus
}
#endif
