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

/* The bytes of one record, both braces included. */
typedef struct HPJSONRange {
  size_t start;
  size_t end;
} HPJSONRange;

typedef struct HPJSONOutcome {
  HPJSONCode code;
  size_t offset;     /* of what is wrong */
  HPJSONKind kind; /* of the outermost value, or of the element that is not an object */
} HPJSONOutcome;

/* A whole text, checked in one pass, and where its records stand. */
typedef struct HPJSONIndex HPJSONIndex;

/* Returns NULL where there is no memory. The caller frees the index; it does not keep the bytes. */
HPJSONIndex *HPJSONIndexMake(const void *bytes, size_t count);
void HPJSONIndexFree(HPJSONIndex *index);
HPJSONOutcome HPJSONIndexOutcome(const HPJSONIndex *index);
size_t HPJSONIndexCount(const HPJSONIndex *index);
const HPJSONRange *HPJSONIndexRanges(const HPJSONIndex *index);

/* In an outermost object, the first member that is an array beginning with an object; NULL if none. */
const char *HPJSONIndexArrayName(const HPJSONIndex *index, size_t *length);

/* An event; the text of a number, string or key is a part of the tape's text. */
typedef struct HPJSONEvent {
  HPJSONKind kind;
  size_t start;
  size_t length;
} HPJSONEvent;

/* The events of one value in order. */
typedef struct HPJSONTape HPJSONTape;

/* Returns NULL where there is no memory or the bytes are not one value. The caller frees the tape. */
HPJSONTape *HPJSONTapeMake(const void *bytes, size_t count);
void HPJSONTapeFree(HPJSONTape *tape);
size_t HPJSONTapeCount(const HPJSONTape *tape);
const HPJSONEvent *HPJSONTapeEvents(const HPJSONTape *tape);
const char *HPJSONTapeText(const HPJSONTape *tape, size_t *length);

#ifdef __cplusplus
}
#endif
