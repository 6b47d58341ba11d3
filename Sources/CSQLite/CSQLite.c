#include "CSQLite.h"

#ifndef HPSH_HOLDS_LIBRARIES
#include <dlfcn.h>
#endif
#include <pthread.h>
#include <stdbool.h>
#include <string.h>

static HPSQLite calls;
static bool is_found = false;

#ifdef HPSH_HOLDS_LIBRARIES

// A program without shared libraries holds this one too, and must open none: it could be made for
// another C library.
static void load(void) {
  calls = (HPSQLite){
      .open = sqlite3_open_v2,
      .close = sqlite3_close_v2,
      .errmsg = sqlite3_errmsg,
      .errcode = sqlite3_errcode,
      .busy_timeout = sqlite3_busy_timeout,
      .progress_handler = sqlite3_progress_handler,
      .limit = sqlite3_limit,
      .set_authorizer = sqlite3_set_authorizer,
      .exec = sqlite3_exec,
      .prepare = sqlite3_prepare_v2,
      .stmt_readonly = sqlite3_stmt_readonly,
      .step = sqlite3_step,
      .finalize = sqlite3_finalize,
      .column_count = sqlite3_column_count,
      .column_name = sqlite3_column_name,
      .column_type = sqlite3_column_type,
      .column_int64 = sqlite3_column_int64,
      .column_double = sqlite3_column_double,
      .column_text = sqlite3_column_text,
      .column_blob = sqlite3_column_blob,
      .column_bytes = sqlite3_column_bytes,
  };
  is_found = true;
}

#else

// The library is opened when a database is: linking it would slow every start of the program.
#ifdef __APPLE__
static const char *const names[] = {"/usr/lib/libsqlite3.dylib", "libsqlite3.dylib"};
#else
static const char *const names[] = {"libsqlite3.so.0", "libsqlite3.so"};
#endif

// A pointer to a function has no portable conversion from one to an object, so its bytes are copied.
static bool find(void *library, const char *name, void *call) {
  void *symbol = dlsym(library, name);
  memcpy(call, &symbol, sizeof symbol);
  return symbol != NULL;
}

static void *open_library(void) {
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

static void load(void) {
  void *library = open_library();
  if (!library) return;
  is_found = find(library, "sqlite3_open_v2", &calls.open) &&
             find(library, "sqlite3_close_v2", &calls.close) &&
             find(library, "sqlite3_errmsg", &calls.errmsg) &&
             find(library, "sqlite3_errcode", &calls.errcode) &&
             find(library, "sqlite3_busy_timeout", &calls.busy_timeout) &&
             find(library, "sqlite3_progress_handler", &calls.progress_handler) &&
             find(library, "sqlite3_limit", &calls.limit) &&
             find(library, "sqlite3_set_authorizer", &calls.set_authorizer) &&
             find(library, "sqlite3_exec", &calls.exec) &&
             find(library, "sqlite3_prepare_v2", &calls.prepare) &&
             find(library, "sqlite3_stmt_readonly", &calls.stmt_readonly) &&
             find(library, "sqlite3_step", &calls.step) &&
             find(library, "sqlite3_finalize", &calls.finalize) &&
             find(library, "sqlite3_column_count", &calls.column_count) &&
             find(library, "sqlite3_column_name", &calls.column_name) &&
             find(library, "sqlite3_column_type", &calls.column_type) &&
             find(library, "sqlite3_column_int64", &calls.column_int64) &&
             find(library, "sqlite3_column_double", &calls.column_double) &&
             find(library, "sqlite3_column_text", &calls.column_text) &&
             find(library, "sqlite3_column_blob", &calls.column_blob) &&
             find(library, "sqlite3_column_bytes", &calls.column_bytes);
}

#endif

const HPSQLite *HPSQLiteFind(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_found ? &calls : NULL;
}
