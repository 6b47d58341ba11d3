#define _GNU_SOURCE
#include "CEditline.h"

#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

_Static_assert(HP_KEY_DONE == CC_NORM && HP_KEY_SUBMIT == CC_NEWLINE &&
                   HP_KEY_END_OF_INPUT == CC_EOF && HP_KEY_REFRESH == CC_REFRESH &&
                   HP_KEY_CURSOR_MOVED == CC_CURSOR && HP_KEY_REFUSED == CC_ERROR &&
                   HP_KEY_REFRESH_REFUSED == CC_REFRESH_BEEP,
               "the answers are libedit's");

// Around a sequence in the prompt that takes no columns.
static const wchar_t prompt_mark = 1;
static wchar_t *prompt_text;

void hp_el_set_prompt(const wchar_t *prompt) {
  free(prompt_text);
  prompt_text = wcsdup(prompt);
}

static wchar_t *give_prompt(EditLine *editor) {
  static wchar_t empty[] = L"";
  (void)editor;
  return prompt_text ? prompt_text : empty;
}

// libedit says on its error stream that it does not know a terminal, which helps nobody here: it
// then treats it as a dumb one. And it does not edit at all when TERM is "emacs".
static EditLine *quietly_init(const char *program) {
  const char *term = getenv("TERM");
  char *emacs = term && strcmp(term, "emacs") == 0 ? strdup(term) : NULL;
  if (emacs) setenv("TERM", "dumb", 1);
  FILE *nowhere = fopen("/dev/null", "w");
  EditLine *editor = el_init(program, stdin, stdout, nowhere ? nowhere : stderr);
  if (editor) el_set(editor, EL_SETFP, 2, stderr);
  if (nowhere) fclose(nowhere);
  if (emacs) setenv("TERM", emacs, 1);
  free(emacs);
  return editor;
}

hp_editline *hp_el_create(const char *program, hp_reader reader, hp_key_functions keys) {
  EditLine *editor = quietly_init(program);
  if (!editor) return NULL;
  el_set(editor, EL_SIGNAL, 0);
  el_set(editor, EL_EDITOR, "emacs");
  el_wset(editor, EL_GETCFN, reader);
  el_wset(editor, EL_PROMPT_ESC, give_prompt, prompt_mark);
  // The wide form keeps these pointers; the narrow one copies them and leaks the copies.
  el_wset(editor, EL_ADDFN, L"hpsh-key", L"Edits by whole characters and units", keys.typed);
  el_wset(editor, EL_ADDFN, L"hpsh-meta-key", L"The same, behind ESC or ^X", keys.meta);
  el_wset(editor, EL_ADDFN, L"hpsh-command-key", L"The same, as a command of vi", keys.command);
  // Ctrl-C is a byte like any other while editing, so that it keeps its place among the keys.
  el_set(editor, EL_SETTY, "-d", "-isig", NULL);
  el_set(editor, EL_SETTY, "-d", "-ixon", NULL);
  return editor;
}

void hp_el_destroy(hp_editline *editor) { el_end(editor); }

void hp_el_set_client(hp_editline *editor, void *client) {
  el_set(editor, EL_CLIENTDATA, client);
}

void *hp_el_client(hp_editline *editor) {
  void *client = NULL;
  el_get(editor, EL_CLIENTDATA, &client);
  return client;
}

bool hp_el_bind(hp_editline *editor, const char *key, const char *command) {
  return el_set(editor, EL_BIND, key, command, NULL) == 0;
}

bool hp_el_bind_command(hp_editline *editor, const char *key, const char *command) {
  return el_set(editor, EL_BIND, "-a", key, command, NULL) == 0;
}

bool hp_el_has_vi_keys(hp_editline *editor) {
  const wchar_t *name = NULL;
  return el_wget(editor, EL_EDITOR, &name) == 0 && name && wcscmp(name, L"vi") == 0;
}

bool hp_el_edits(hp_editline *editor) {
  int edits = 1;
  return el_get(editor, EL_EDITMODE, &edits) != 0 || edits;
}

// Its words as el_source would take them; an open quote is a fault like any other.
static bool obey(hp_editline *editor, const char *line) {
  Tokenizer *words = tok_init(NULL);
  int count = 0;
  const char **texts = NULL;
  bool is_whole = words && tok_str(words, line, &count, &texts) == 0;
  bool is_good = is_whole && (count == 0 || el_parse(editor, count, texts) == 0);
  if (words) tok_end(words);
  return is_good;
}

bool hp_el_obey(hp_editline *editor, const char *line, char *problem, size_t capacity) {
  problem[0] = 0;
  char *words = NULL;
  size_t length = 0;
  FILE *errors = open_memstream(&words, &length);
  if (errors) el_set(editor, EL_SETFP, 2, errors);
  bool is_good = obey(editor, line);
  el_set(editor, EL_SETFP, 2, stderr);
  if (errors) fclose(errors);
  if (words) snprintf(problem, capacity, "%s", words);
  free(words);
  return is_good;
}

const wchar_t *hp_el_read(hp_editline *editor, int *count) { return el_wgets(editor, count); }

const wchar_t *hp_el_text(hp_editline *editor, size_t *length, size_t *cursor) {
  const LineInfoW *info = el_wline(editor);
  *length = (size_t)(info->lastchar - info->buffer);
  *cursor = (size_t)(info->cursor - info->buffer);
  return info->buffer;
}

void hp_el_move_cursor(hp_editline *editor, int distance) { el_cursor(editor, distance); }

void hp_el_delete_before(hp_editline *editor, int count) { el_deletestr(editor, count); }

bool hp_el_insert(hp_editline *editor, const wchar_t *text) {
  return el_winsertstr(editor, text) == 0;
}

void hp_el_prepare(hp_editline *editor, bool editing) { el_set(editor, EL_PREP_TERM, editing); }

void hp_el_refresh(hp_editline *editor) { el_set(editor, EL_REFRESH, NULL); }

void hp_el_resize(hp_editline *editor) { el_resize(editor); }

int hp_el_columns(hp_editline *editor) {
  int columns = 0;
  return el_get(editor, EL_GETTC, "co", &columns) == 0 && columns > 0 ? columns : 80;
}

static bool has_sequence(hp_editline *editor, const char *name) {
  char *value = NULL;
  return el_get(editor, EL_GETTC, name, &value) == 0 && value && strncmp(value, "\033[", 2) == 0;
}

bool hp_el_has_sequences(hp_editline *editor) {
  // The way up by several rows: by one, some terminals have an older sequence beside it.
  return has_sequence(editor, "UP") && has_sequence(editor, "ce");
}
