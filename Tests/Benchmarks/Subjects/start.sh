# start and stop: hpsh -c ''
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
contender hpsh "$hpsh" -- "$hpsh" -c ''
contender sqlite3 sqlite3 -- sqlite3 :memory: ''
contender "hpsh, one command" "$hpsh" -- "$hpsh" -c tables
contender "sqlite3, one command" sqlite3 -- sqlite3 :memory: 'select 1'
# Nobody waits for a second: many short runs tell more than few.
runs=$((runs * 10)) compare
limit=1.0
if [ "$(uname -s)" = Linux ] && ! ldd "$hpsh" >/dev/null 2>&1; then limit=0.6; fi
target "≤ $limit × sqlite3" "$(ratio sqlite3)" "<=" $limit
one=$(median "hpsh, one command")
other=$(median "sqlite3, one command")
target "one command ≤ 1.0 × sqlite3" "${other:+$(calculate "$one / $other")}" "<=" 1.0
