# what hurts, each beside a tenth of itself: processor time and memory grow no worse than linearly
# shellcheck shell=bash disable=SC2154,SC2016 # scripts/benchmark sets and exports the variables
#
# Half as much again as ten times is allowed: what does not fit the caches is slower by itself. Memory may
# be that of the program, 1.4 times the file, and 64 bytes for each row and each step that can be undone.
allowed=15
program_bytes=32000000
printf '\n| case | a tenth | all | × | file | peak memory | of what is allowed |\n'
printf '| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n'

# Makes and runs a case in two sizes. MAKE is a function of the size that writes a file "rows" with a
# suffix, prints the commands, and puts into `items` how many rows and steps there are.
bad_case() { # NAME SIZE MAKE
  local name=$1 size=$2 make=$3 bytes items=0
  rm -rf -- *
  mkdir tenth all
  (cd tenth && "$make" $((size / 10)) >tenth.hpsh)
  cd all && "$make" "$size" >all.hpsh && cd ..
  bytes=$(cat all/rows.* | wc -c)
  contender all "$hpsh" -- "$hpsh" all/all.hpsh
  contender tenth "$hpsh" -- "$hpsh" tenth/tenth.hpsh
  runs=$((runs < 3 ? runs : 3)) compare >/dev/null
  bounded=$(calculate "$program_bytes + 1.4 * $bytes + 64 * $items")
  growth=$(calculate "$(processor all) / $(processor tenth)")
  share=$(calculate "$(memory all) / $bounded")
  awk -v name="$name" -v tenth="$(processor tenth)" -v all="$(processor all)" -v growth="$growth" \
    -v bytes="$bytes" -v memory="$(memory all)" -v share="$share" 'BEGIN {
      printf "| %s | %.3f s | %.3f s | %.1f | %.1f MB | %.1f MB | %.2f |\n", name, tenth / 1e6,
        all / 1e6, growth, bytes / 1e6, memory / 1e6, share
    }'
  printf '%s\t%s\t%s\n' "$name" "$growth" "$share" >>"$work/growth.tsv"
}

one_section() { # moves from one end to the other
  numbered "$1" rows.json
  items=$(($1 + $1 / 10))
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
  items=$(($1 * 12)) # a section counts as a row
  printf 'load rows.json --group group; set quiet on; reorder all --policy free\n'
  printf 'repeat %s { move 0:0 -> %s:3; move %s:3 -> 0:0 }\n' $(($1 / 20)) $(($1 / 2)) $(($1 / 2))
}

own_sections() { # a section for each row
  characters "$1" rows.json
  items=$(($1 * 2))
  printf 'load rows.json --group id; tables\n'
}

everything_selected() { # then moves and taps among them
  numbered "$1" rows.json
  items=$(($1 * 2))
  printf 'load rows.json; set quiet on; allow selection multiple; select *\n'
  printf 'repeat %s { move 0:0 -> 0:9; deselect 0:5; select 0:5 }\n' $(($1 / 100))
}

one_row_moved() {
  numbered 1000 rows.json
  items=$1
  printf 'load rows.json; set quiet on\nrepeat %s { move 0:0 -> 0:900; move 0:900 -> 0:0 }\nundo %s\n' \
    $(($1 / 2)) "$1"
}

much_data() { # SIZE is in bytes
  items=$(($1 / 440))
  characters "$items" rows.json
  printf 'load rows.json --group house; tables\n'
}

many_lines() {
  items=$1
  characters "$1" rows.ndjson ndjson
  printf 'load rows.ndjson --group house; tables\n'
}

many_cells() {
  items=$1
  awk -v count="$1" 'BEGIN {
    print "id,name,house,actor"
    for (row = 0; row < count; row++)
      printf "%08x,Hermione \"%d\" Granger,house %d,\"Watson, Emma\"\n", row, row, row % 5
  }' >rows.csv
  printf 'load rows.csv --group house; tables\n'
}

empty_records() {
  items=$1
  awk -v count="$1" 'BEGIN {
    print "["
    for (row = 0; row < count; row++) print row < count - 1 ? "{}," : "{}"
    print "]"
  }' >rows.json
  printf 'load rows.json; tables\n'
}

one_record() { # SIZE is in bytes
  awk -v size="$1" 'BEGIN {
    printf "[{\"name\":\"a\",\"values\":["
    for (number = 0; number * 10 < size; number++) printf "%s\"%07d\"", number ? "," : "", number
    print "]}]"
  }' >rows.json
  printf 'load rows.json; ls\n'
}

one_text() { # SIZE is in bytes
  awk -v size="$1" 'BEGIN {
    printf "[{\"name\":\"a\",\"text\":\""
    for (number = 0; number * 10 < size; number++) printf "%010d", number
    print "\"}]"
  }' >rows.json
  printf 'load rows.json; ls\n'
}

many_fields() { # fields of each of a thousand records
  awk -v fields="$1" 'BEGIN {
    print "["
    for (row = 0; row < 1000; row++) {
      printf "{\"name\":%d", row
      for (field = 0; field < fields; field++) printf ",\"field%d\":%d", field, row
      print row < 999 ? "}," : "}"
    }
    print "]"
  }' >rows.json
  items=1000
  printf 'load rows.json; ls 0:0..0:9; echo $(field 0:999 "field9")\n'
}

open_arrays() { # refused at the thousandth, however many there are
  awk -v count="$1" 'BEGIN {
    for (text = "["; length(text) < 100000; ) text = text text
    printf "[{\"a\":"
    for (; count > 0; count -= length(text)) printf "%s", substr(text, 1, count)
  }' >rows.json
  printf 'expect error limit { load rows.json }\n'
}

bad_case "all rows in one section, moved end to end" "$rows" one_section
bad_case "sections of ten rows" $((rows / 10)) sections_of_ten
bad_case "a section for each row" "$rows" own_sections
bad_case "everything selected" "$rows" everything_selected
bad_case "one row moved, then all undone" "$rows" one_row_moved
bad_case "a file of a gigabyte" $((rows * 1000)) much_data
bad_case "lines of NDJSON" "$rows" many_lines
bad_case "lines of CSV" "$rows" many_cells
bad_case "records without fields" "$rows" empty_records
bad_case "one record of 50 MB" $((rows * 50)) one_record
bad_case "one text of 50 MB" $((rows * 50)) one_text
bad_case "a thousand records of ten thousand fields" $((rows / 100)) many_fields
bad_case "a hundred million open arrays" $((rows * 100)) open_arrays
worst() { cut -f "$1" "$work/growth.tsv" | sort -g | tail -1; }
target "ten times as much takes ≤ $allowed × as long" "$(worst 2)" "<=" "$allowed"
target "≤ 1.4 × the file, 64 bytes a row or step and 32 MB" "$(worst 3)" "<=" 1.0
