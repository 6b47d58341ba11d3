# a million records, every byte checked: hpsh -c 'load rows.json --group house; tables'
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
characters "$rows" rows.json
bytes=$(wc -c <rows.json)
printf '\n%s records, %s bytes\n' "$rows" "$bytes"
query="select house, count(*) from read_json('rows.json') group by house"
contender hpsh "$hpsh" -- "$hpsh" -c 'load rows.json --group house; tables'
if command -v duckdb >/dev/null; then
  contender DuckDB duckdb -- duckdb -c "$query"
elif python3 -c 'import duckdb' 2>/dev/null; then
  contender DuckDB python3 -- python3 -c "import duckdb; duckdb.sql(\"$query\").fetchall()"
else
  absent+=(DuckDB)
fi
contender sqlite3 sqlite3 -- sqlite3 :memory: \
  "create table t as select value from json_each(readfile('rows.json'));
   select json_extract(value, '\$.house'), count(*) from t group by 1"
contender jq jq -- jq -c 'group_by(.house) | map(length)' rows.json
compare
target "≤ 0.5 × DuckDB" "$(ratio DuckDB)" "<=" 0.5
target "peak memory ≤ 1.4 × the file" "$(calculate "$(memory hpsh) / $bytes")" "<=" 1.4
