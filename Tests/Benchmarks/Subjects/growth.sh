# a move, a selection, an undo and a snapshot from a thousand to ten million rows
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
core="$programs/core"

# In the core, each beside the plain C tree.
worst=
printf '\nNanoseconds in the core: a move in the order, beside a plain C tree; with a snapshot before it;\n'
printf 'and on a screen whose controller is asked: a move, with a snapshot before it, a tap\n'
printf '\n| rows | C tree | order | order / tree | order, snapshot | screen | screen, snapshot | tap |\n'
printf '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n'
for size in "${sizes[@]}"; do
  contender order "$core" -- "$core" order-moves "$size" 1000000
  contender tree "$programs/counted-tree" -- "$programs/counted-tree" "$size" 1000000
  contender snapshots "$core" -- "$core" order-snapshots "$size" 100000
  contender screen "$core" -- "$core" screen-moves "$size" 50000
  contender screen-snapshots "$core" -- "$core" screen-snapshots "$size" 50000
  contender taps "$core" -- "$core" screen-selects "$size" 50000
  compare -r >/dev/null
  printf '| %s | %.0f | %.0f | %.2f | %.0f | %.0f | %.0f | %.0f |\n' "$size" "$(median tree)" \
    "$(median order)" "$(ratio tree)" "$(median snapshots)" "$(median screen)" \
    "$(median screen-snapshots)" "$(median taps)"
  worst=$(printf '%s\n' "$worst" "$(ratio tree)" | sort -g | tail -1)
done
target "a move ≤ 1.5 × a plain C tree at every size" "$worst" "<=" 1.5

# As lines of a script, each kind by itself in one session, which keeps all of them as steps.
count=20000
took() { sed -n "/source $1/p" notes | awk -v count="$count" -f "$benchmarks/took.awk"; }
printf '\nNanoseconds a quiet line of a script takes\n'
printf '\n| rows | move | select | undo | mark |\n| ---: | ---: | ---: | ---: | ---: |\n'
for size in "${sizes[@]}"; do
  numbered "$size" rows.json
  lines "$count" "$size" 'move A -> B' >moves.hpsh
  lines "$count" "$size" 'select A' >selects.hpsh
  lines "$count" "$size" 'undo' >undos.hpsh
  lines "$count" "$size" 'mark here' >marks.hpsh
  "$hpsh" -c 'load rows.json; set quiet on; time source moves.hpsh; time source selects.hpsh
    time source undos.hpsh; time source marks.hpsh' 2>notes >/dev/null
  printf '| %s | %.0f | %.0f | %.0f | %.0f |\n' "$size" "$(took moves)" "$(took selects)" \
    "$(took undos)" "$(took marks)"
done

# Instructions do not know of caches or of other programs.
smallest=${sizes[0]}
largest=${sizes[${#sizes[@]} - 1]}
few=$(instructions_each 100000 "$core" order-moves "$smallest")
many=$(instructions_each 100000 "$core" order-moves "$largest")
printf '\nInstructions of a move: %.0f at %s rows, %.0f at %s\n' "${few:-0}" "$smallest" "${many:-0}" "$largest"
growth=
if [ -n "$few" ] && [ -n "$many" ]; then growth=$(calculate "$many / $few"); fi
target "instructions of a move ≤ 2.5 × from $smallest to $largest rows" "$growth" "<=" 2.5
