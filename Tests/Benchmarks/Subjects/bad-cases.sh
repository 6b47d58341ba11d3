# what hurts, each beside a tenth of itself: time and memory grow no worse than linearly
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
#
# Half as much again as ten times is allowed: what does not fit the caches is slower by itself.
allowed=15
printf '\n| case | a tenth | all | × | memory of a tenth | of all | × |\n'
printf '| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n'

# Makes and runs a case in two sizes. MAKE is a function of the size that writes rows.json and
# prints the commands.
bad_case() { # NAME SIZE MAKE
  local name=$1 size=$2 make=$3
  rm -f -- *
  "$make" $((size / 10)) >tenth.hpsh && mkdir tenth && mv rows.json tenth.hpsh tenth
  "$make" "$size" >all.hpsh && mkdir all && mv rows.json all.hpsh all
  contender all "$hpsh" -- "$hpsh" all/all.hpsh
  contender tenth "$hpsh" -- "$hpsh" tenth/tenth.hpsh
  runs=$((runs < 3 ? runs : 3)) compare >/dev/null
  awk -v name="$name" -v tenth="$(median tenth)" -v all="$(median all)" \
    -v small="$(memory tenth)" -v large="$(memory all)" 'BEGIN {
      printf "| %s | %.3f s | %.3f s | %.1f | %.1f MB | %.1f MB | %.1f |\n", name, tenth / 1e6,
        all / 1e6, all / tenth, small / 1e6, large / 1e6, large / small
    }'
  printf '%s\t%s\t%s\n' "$name" "$(calculate "$(median all) / $(median tenth)")" \
    "$(calculate "$(memory all) / $(memory tenth)")" >>"$work/growth.tsv"
  rm -rf tenth all
}

one_section() { # moves from one end to the other
  numbered "$1" rows.json
  printf 'load rows.json; set quiet on\nrepeat %s { move 0:0 -> 0:last; move 0:last -> 0:0 }\n' \
    $(($1 / 20))
}

sections_of_ten() { # moves in and between them, and back
  awk -v count="$1" 'BEGIN {
    print "["
    for (row = 0; row < count * 10; row++) {
      printf "{\"name\":\"%d\",\"group\":\"%d\"}%s\n", row, row / 10, row < count * 10 - 1 ? "," : ""
    }
    print "]"
  }' >rows.json
  printf 'load rows.json --group group; set quiet on; reorder all --policy free\n'
  printf 'repeat %s { move 0:0 -> %s:3; move %s:3 -> 0:0 }\n' $(($1 / 20)) $(($1 / 2)) $(($1 / 2))
}

everything_selected() { # then moves and taps among them
  numbered "$1" rows.json
  printf 'load rows.json; set quiet on; allow selection multiple; select *\n'
  printf 'repeat %s { move 0:0 -> 0:9; deselect 0:5; select 0:5 }\n' $(($1 / 100))
}

one_row_moved() {
  numbered 1000 rows.json
  printf 'load rows.json; set quiet on\nrepeat %s { move 0:0 -> 0:900; move 0:900 -> 0:0 }\nundo %s\n' \
    $(($1 / 2)) "$1"
}

much_data() { # SIZE is in bytes
  characters $(($1 / 440)) rows.json
  printf 'load rows.json --group house; tables\n'
}

one_record() { # SIZE is in bytes
  awk -v size="$1" 'BEGIN {
    printf "[{\"name\":\"a\",\"values\":["
    for (number = 0; number * 10 < size; number++) printf "%s\"%07d\"", number ? "," : "", number
    print "]}]"
  }' >rows.json
  printf 'load rows.json; ls; row 0\n'
}

many_fields() { # fields of each of a hundred records
  awk -v fields="$1" 'BEGIN {
    print "["
    for (row = 0; row < 100; row++) {
      printf "{"
      for (field = 0; field < fields; field++) printf "%s\"field%d\":%d", field ? "," : "", field, row
      print row < 99 ? "}," : "}"
    }
    print "]"
  }' >rows.json
  printf 'load rows.json --title field9; ls; row 0\n'
}

bad_case "all rows in one section, moved end to end" "$rows" one_section
bad_case "sections of ten rows" $((rows / 10)) sections_of_ten
bad_case "everything selected" "$rows" everything_selected
bad_case "one row moved, then all undone" "$rows" one_row_moved
bad_case "a file of a gigabyte" $((rows * 1000)) much_data
bad_case "one record of 50 MB" $((rows * 50)) one_record
bad_case "ten thousand fields" $((rows / 100)) many_fields
worst() { cut -f "$1" "$work/growth.tsv" | sort -g | tail -1; }
target "ten times as much takes ≤ $allowed × as long" "$(worst 2)" "<=" "$allowed"
target "ten times as much takes ≤ $allowed × the memory" "$(worst 3)" "<=" "$allowed"
