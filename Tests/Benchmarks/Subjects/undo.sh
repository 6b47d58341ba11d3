# memory that a row change keeps: resident bytes before and after a million moves
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
count=$rows
numbered "$rows" rows.json
lines "$count" "$rows" 'move A -> B' >moves.hpsh

coproc shell { exec "$hpsh" 2>&1; }
shell_process=$!
# Waits until the shell has done what it was told, and puts its resident bytes into a variable.
resident() { # VARIABLE
  local line
  printf 'echo done\n' >&"${shell[1]}"
  while read -r line <&"${shell[0]}" && [ "$line" != "done" ]; do continue; done
  printf -v "$1" '%s' "$(($(ps -o rss= -p "$shell_process") * 1024))"
}
printf 'load rows.json\nset quiet on\n%s\n' "$(head -n 1000 moves.hpsh)" >&"${shell[1]}"
resident before
cat moves.hpsh >&"${shell[1]}"
resident after
printf 'undo %s\n' $((count / 2)) >&"${shell[1]}"
resident undone
printf 'redo %s\n' $((count / 2)) >&"${shell[1]}"
resident redone
printf 'exit\n' >&"${shell[1]}"
wait "$shell_process"

printf '\n| | resident | bytes a move |\n| --- | ---: | ---: |\n'
for step in "before:$before" "after $count moves:$after" "half of them undone:$undone" "redone:$redone"; do
  awk -v name="${step%:*}" -v now="${step##*:}" -v before="$before" -v count="$count" \
    'BEGIN { printf "| %s | %.1f MB | %.1f |\n", name, now / 1e6, (now - before) / count }'
done
most=$(printf '%s\n' "$after" "$undone" "$redone" | sort -n | tail -1)
target "≤ 64 bytes kept for a row change" "$(calculate "($most - $before) / $count")" "<=" 64
