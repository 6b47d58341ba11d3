# 200 scripts of ten commands, two at a time
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
# Two hundred files of ten commands, and the same number of checks in the form of each peer.
mkdir hpsh bats cram lit
for number in $(seq -w 200); do
  cat >"hpsh/$number.hpsh" <<'END'
load --group house
#> main: 64 rows in 5 sections
select "Draco Malfoy"
expect selection = "Draco Malfoy"
reorder Slytherin
move 1:0 -> 2:0
#> 1:0 -> 1:11  (asked for 2:0; edge of section 1)
expect selection = 1:11
deselect 1:11
undo 2
#> undone: deselect 1:11
#> undone: move 1:0 -> 2:0
expect selection = "Draco Malfoy"
expect drift = none
END
  # One test of ten checks: bats starts processes for each test, so that 2,000 of them take minutes.
  printf '@test "checks" {\n' >"bats/$number.bats"
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    printf '  test a = a\n' >>"bats/$number.bats"
    printf '  $ echo a\n  a\n' >>"cram/$number.t"
    printf '# RUN: test a = a\n' >>"lit/$number.txt"
  done
  printf '}\n' >>"bats/$number.bats"
done
printf 'import lit.formats\nconfig.name = "lit"\nconfig.suffixes = [".txt"]\n%s\n' \
  'config.test_format = lit.formats.ShTest(execute_external=False)' >lit/lit.cfg.py
contender hpsh "$hpsh" -- "$hpsh" test --jobs 2 hpsh
contender "lit -j 2" lit -- lit -q -j 2 lit
contender cram cram -- cram -q cram
contender bats bats -- bats bats
compare
target "≤ 0.25 s" "$(calculate "$(median hpsh) / 1e6")" "<=" 0.25
