# instructions of small runs, beside those that were kept last: tells a slower program on any machine
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
#
# HPSH_KEEP_INSTRUCTIONS=1 keeps the new numbers. Hashes start from a number drawn anew in every run, which
# moves them by a few in a thousand.
tolerance=3
kept="$benchmarks/instructions.tsv"
[ -e "$kept" ] || kept=/dev/null
characters 2000 rows.json
numbered 2000 numbers.json
lines 1000 2000 'move A -> B' >moves.hpsh
lines 1000 2000 'select A' >selects.hpsh
yes 'echo a' | head -n 5000 >echo.hpsh || true

# Counts a run, and prints it beside the number that was kept.
counted() { # NAME WORD…
  local name=$1 number old
  shift
  number=$(instructions "$@")
  old=$(awk -F '\t' -v name="$name" '$1 == name { print $2 }' "$kept")
  printf '%s\t%s\n' "$name" "$number" >>new.tsv
  awk -v name="$name" -v number="$number" -v old="$old" -v tolerance=$tolerance 'BEGIN {
    change = old > 0 && number > 0 ? (number / old - 1) * 100 : 0
    shown = old > 0 && number > 0 ? sprintf("%+.1f %%", change) : "–"
    verdict = change > tolerance ? "slower" : change < -tolerance ? "quicker" : ""
    printf "| %s | %.2f M | %s | %s |\n", name, number / 1e6, shown, verdict
    if (verdict == "slower") print name " by " shown >>"moved"
  }'
}

if [ -z "$(instructions true)" ]; then
  printf '\nneither perf nor valgrind counts instructions here\n'
else
  printf '\n| | instructions | since kept | |\n| --- | ---: | ---: | --- |\n'
  counted "start and stop" "$hpsh" -c ''
  counted "one command" "$hpsh" -c tables
  counted "5 000 lines of echo" "$hpsh" echo.hpsh
  counted "2 000 records loaded and grouped" "$hpsh" -c 'load rows.json --group house; tables'
  counted "2 000 records listed" "$hpsh" -c 'load rows.json --group house; ls'
  counted "2 000 records dumped" "$hpsh" -c 'load rows.json --group house; dump'
  counted "1 000 moves in 2 000 rows" "$hpsh" -c 'load numbers.json; set quiet on; source moves.hpsh'
  counted "1 000 taps, all undone" "$hpsh" -c \
    'load numbers.json; set quiet on; source selects.hpsh; undo 1000'
  counted "100 000 moves in the core, 10 000 rows" "$programs/core" order-moves 10000 100000
  if [ -s moved ]; then
    printf '\nMore instructions than were kept: %s\n' "$(paste -sd ';' moved | sed 's/;/; /g')"
    say "more instructions than were kept:" "$(cat moved)"
  fi
  if [ "$kept" != /dev/null ]; then
    target "no run takes $tolerance % more instructions than were kept" \
      "$(if [ -e moved ]; then wc -l <moved; else echo 0; fi)" "<=" 0
  fi
  if [ -n "${HPSH_KEEP_INSTRUCTIONS:-}" ]; then cp new.tsv "$benchmarks/instructions.tsv"; fi
fi
