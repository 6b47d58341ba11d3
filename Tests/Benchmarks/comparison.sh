# shellcheck shell=bash disable=SC2154 # scripts/benchmark sets the variables
# What the subjects of scripts/benchmark have in common: contenders, their table, targets, data.
#
#     contender hpsh "$hpsh" -- "$hpsh" -c ''
#     contender sqlite3 sqlite3 -- sqlite3 :memory: ''
#     compare
#     target "≤ 1.0 × sqlite3" "$(ratio sqlite3)" "<=" 1.0

contenders=()
absent=()
declare -A amounts=()

# Names a program that takes part, and its words; it is left out where the program it needs is not
# installed. With -a it does so many pieces of work.
contender() { # [-a AMOUNT] NAME PROGRAM -- WORD…
  local amount=1
  if [ "$1" = -a ]; then
    amount=$2
    shift 2
  fi
  local name=$1 program=$2
  shift 2
  if ! command -v "$program" >/dev/null; then
    absent+=("$name")
    return 0
  fi
  amounts[$name]=$amount
  contenders+=("$1" "$name" "${@:2}")
}

# Runs the contenders in turn and prints their table; the first is what the others are compared with.
# Without options it shows times; with -u the pieces of work in a second; with -r each program prints
# the nanoseconds that a piece takes.
compare() { # [-r] [-u UNIT]
  local reads=() unit="" name
  while [ $# -gt 0 ]; do
    case "$1" in
      -r) reads=(-r) ;;
      -u) unit=$2 && shift ;;
    esac
    shift
  done
  "$programs/race" -n "$runs" -s "$seconds" ${reads[@]+"${reads[@]}"} "${contenders[@]}" \
    >"$work/race.tsv"
  for name in "${!amounts[@]}"; do printf '%s\t%s\n' "$name" "${amounts[$name]}"; done >"$work/amounts.tsv"
  awk -F '\t' -v reads="${#reads[@]}" -v unit="$unit" -f "$benchmarks/table.awk" \
    "$work/amounts.tsv" "$work/race.tsv" >"$work/table"
  printf '\n'
  grep '^|' "$work/table"
  for name in ${absent[@]+"${absent[@]}"}; do printf '| %s | not installed | | | | |\n' "$name"; done
  sed -n 's/^= //p' "$work/table" >"$work/results.tsv"
  contenders=()
  absent=()
  amounts=()
}

# What the last comparison found of a contender, nothing where it did not take part.
result() { awk -F '\t' -v name="$1" -v field="$2" '$1 == name { print $field }' "$work/results.tsv"; }
median() { result "$1" 2; } # in microseconds; with -r in nanoseconds
rate() { result "$1" 3; }   # in a second
ratio() { result "$1" 4; }  # the first one's time as a share of its own
memory() { result "$1" 5; } # in bytes
processor() { result "$1" 6; } # in microseconds

# Holds a number against a target and notes both for the end.
target() { # TEXT VALUE OPERATOR LIMIT
  local reached="not measured"
  if [ -n "$2" ]; then
    reached=$(awk -v a="$2" -v b="$4" "BEGIN { print (a $3 b) ? \"yes\" : \"no\" }")
  fi
  printf '\nTarget %s: %s, reached: %s\n' "$1" "$(short "${2:-–}")" "$reached"
  printf '| %s | %s | %s | %s |\n' "$subject" "$1" "$(short "${2:-–}")" "$reached" >>"$work/targets"
}

# A number with the digits that mean something.
short() {
  awk -v number="$1" 'BEGIN {
    if (number + 0 != number || number !~ /\./ && number < 1000) print number
    else if (number >= 1e6) printf "%.2f M\n", number / 1e6
    else if (number >= 1e4) printf "%.0f k\n", number / 1e3
    else printf "%.2f\n", number
  }'
}

calculate() { awk "BEGIN { printf \"%.4f\", $1 }"; }

# The instructions that a program runs in user space; nothing where nobody can count them.
instructions() { # WORD…
  if [ -z "${counter:=$(find_counter)}" ]; then return 0; fi
  case "$counter" in
    perf)
      perf stat -x ';' -e instructions:u -o "$work/count" -- "$@" >/dev/null 2>&1
      sed -n 's/^\([0-9]*\);.*/\1/p' "$work/count"
      ;;
    valgrind)
      # Not every valgrind reads what the Swift compiler writes for debuggers.
      local program
      program="$work/$(basename "$1")"
      [ -e "$program" ] || strip -g -o "$program" "$(command -v "$1")" 2>/dev/null || program=$1
      valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null \
        --log-file="$work/count" -- "$program" "${@:2}" >/dev/null 2>&1 || return
      sed -n 's/.*I *refs: *//p' "$work/count" | tr -d , | awk '{ sum += $1 } END { print sum }'
      ;;
  esac
}

find_counter() {
  if perf stat -x ';' -e instructions:u -- true 2>&1 | grep -q '^[0-9]'; then
    echo perf
  elif command -v valgrind >/dev/null; then
    echo valgrind
  fi
}

# The instructions of one of so many pieces of work: those of the run with them less one without.
instructions_each() { # COUNT WORD…, which the count follows
  local count=$1 all none
  shift
  all=$(instructions "$@" "$count")
  none=$(instructions "$@" 0)
  if [ -n "$all" ] && [ -n "$none" ]; then calculate "($all - $none) / $count"; fi
}

print_targets() {
  if [ ! -e "$work/targets" ]; then return 0; fi
  printf '\n## Targets\n\n| subject | target | here | reached |\n| --- | --- | ---: | --- |\n'
  cat "$work/targets"
}

print_machine() {
  local model
  model=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -1)
  if [ -z "$model" ]; then model=$(sysctl -n machdep.cpu.brand_string 2>/dev/null || uname -m); fi
  printf '%s, %s cores, %s, %s\n' "$model" "$(getconf _NPROCESSORS_ONLN)" "$(uname -srm)" \
    "$(swift --version 2>/dev/null | sed -n 's/.*\(Swift version [0-9.]*\).*/\1/p')"
}

# Records in the shape of the sample's.
characters() { # COUNT FILE [ndjson]
  awk -v count="$1" -v form="${3:-json}" -f "$benchmarks/rows.awk" \
    "$root/scripts/tour/characters.json" >"$2"
}

# Records of nothing but a name.
numbered() { # COUNT FILE
  awk -v count="$1" 'BEGIN {
    print "["
    for (row = 0; row < count; row++) printf "{\"name\":\"%d\"}%s\n", row, row < count - 1 ? "," : ""
    print "]"
  }' >"$2"
}

# Lines of a form in which A and B are two rows at random.
lines() { # COUNT ROWS FORM
  awk -v count="$1" -v rows="$2" -v form="$3" 'BEGIN {
    srand(1)
    for (line = 0; line < count; line++) {
      text = form
      sub(/A/, "0:" int(rand() * rows), text)
      sub(/B/, "0:" int(rand() * rows), text)
      print text
    }
  }'
}
