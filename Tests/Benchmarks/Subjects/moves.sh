# random moves in a table of a million rows, in the core
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
core="$programs/core"
contender "hpsh's order" "$core" -- "$core" order-moves "$rows" 1000000
contender "hpsh's screen, controller asked" "$core" -- "$core" screen-moves "$rows" 200000
contender "plain C tree" "$programs/counted-tree" -- "$programs/counted-tree" "$rows" 1000000
contender "Swift Array" "$core" -- "$core" array-moves "$rows" 2000
contender "Python list" python3 -- python3 -c "
import random, time
rows = list(range($rows))
start = time.perf_counter()
for _ in range(500):
    rows.insert(random.randrange($rows), rows.pop(random.randrange($rows)))
print((time.perf_counter() - start) * 1e9 / 500)"
compare -r -u moves
target "≥ 1 M moves a second in the core" "$(rate "hpsh's order")" ">=" 1000000
