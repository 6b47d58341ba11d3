# ls and dump of a million rows into cat
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
characters "$rows" rows.json
for act in ls dump; do
  size=$("$hpsh" -c "set quiet on; load rows.json --group house" -c "$act" | wc -c)
  export act
  # A megabyte is a million bytes, and what is measured the nanoseconds that one takes.
  contender "$act" "$hpsh" -- sh -c \
    '{ "$hpsh" -c "load rows.json --group house" -c "time $act" | cat >/dev/null; } 2>&1 |
     awk -v count='"$(calculate "$size / 1e6")"' -f "$benchmarks/took.awk"'
  compare -r -u MB
  target "$act ≥ 200 MB/s" "$(rate "$act")" ">=" 200
done
