# the same moves as quiet lines of a script, and of standard input
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
count=$rows
numbered "$rows" rows.json
lines "$count" "$rows" 'move A -> B' >moves.hpsh
{ echo 'load rows.json; set quiet on' && cat moves.hpsh; } >stdin.hpsh
export count
contender "a script" "$hpsh" -- sh -c \
  '"$hpsh" -c "load rows.json; set quiet on; time source moves.hpsh" 2>&1 >/dev/null |
   awk -v count="$count" -f "$benchmarks/took.awk"'
compare -r -u moves
target "≥ 500 k moves a second as quiet script lines" "$(rate "a script")" ">=" 500000

contender "standard input" "$hpsh" -- sh -c '"$hpsh" <stdin.hpsh'
contender "the load alone" "$hpsh" -- "$hpsh" -c 'load rows.json; set quiet on'
compare
target "≥ 500 k moves a second from standard input" \
  "$(calculate "$count * 1e6 / ($(median "standard input") - $(median "the load alone"))")" ">=" 500000
