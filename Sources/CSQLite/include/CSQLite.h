#pragma once

#include <sqlite3.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The calls of SQLite that reading needs, found in the system's library. */
typedef struct HPSQLite {
  __typeof__(&sqlite3_open_v2) _Nonnull open;
  __typeof__(&sqlite3_close_v2) _Nonnull close;
  __typeof__(&sqlite3_errmsg) _Nonnull errmsg;
  __typeof__(&sqlite3_errcode) _Nonnull errcode;
  __typeof__(&sqlite3_busy_timeout) _Nonnull busy_timeout;
  __typeof__(&sqlite3_progress_handler) _Nonnull progress_handler;
  __typeof__(&sqlite3_limit) _Nonnull limit;
  __typeof__(&sqlite3_set_authorizer) _Nonnull set_authorizer;
  __typeof__(&sqlite3_exec) _Nonnull exec;
  __typeof__(&sqlite3_prepare_v2) _Nonnull prepare;
  __typeof__(&sqlite3_stmt_readonly) _Nonnull stmt_readonly;
  __typeof__(&sqlite3_step) _Nonnull step;
  __typeof__(&sqlite3_finalize) _Nonnull finalize;
  __typeof__(&sqlite3_column_count) _Nonnull column_count;
  __typeof__(&sqlite3_column_name) _Nonnull column_name;
  __typeof__(&sqlite3_column_type) _Nonnull column_type;
  __typeof__(&sqlite3_column_int64) _Nonnull column_int64;
  __typeof__(&sqlite3_column_double) _Nonnull column_double;
  __typeof__(&sqlite3_column_text) _Nonnull column_text;
  __typeof__(&sqlite3_column_blob) _Nonnull column_blob;
  __typeof__(&sqlite3_column_bytes) _Nonnull column_bytes;
} HPSQLite;

/* Opens the library at the first call; NULL where the system has none. It stays open. */
const HPSQLite *_Nullable HPSQLiteFind(void);

#ifdef __cplusplus
}
#endif
