# commands a second from a pipe: yes 'echo a' | head -3000000 | hpsh > /dev/null
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
many=$((rows * 3))
few=$((rows / 10))
export many few
# gdb reads commands from a file only.
yes 'echo a\n' | head -n "$few" >echo.gdb || true
contender -a $many hpsh "$hpsh" -- sh -c "yes 'echo a' | head -n \$many | \"\$hpsh\" >/dev/null"
contender -a $many "sqlite3 .print" sqlite3 -- \
  sh -c "yes '.print a' | head -n \$many | sqlite3 :memory: >/dev/null"
contender -a $few fish fish -- sh -c "yes 'echo a' | head -n \$few | fish --no-config >/dev/null"
contender -a $few gdb gdb -- gdb -nx -batch -x echo.gdb
compare -u commands
target "≥ 1.5 M commands a second" "$(rate hpsh)" ">=" 1500000
