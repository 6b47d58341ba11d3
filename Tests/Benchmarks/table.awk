# Makes the table of a comparison from what the contenders did (a name and an amount of work a line)
# and what `race` has measured. Lines that start with "=" hold the numbers for what comes after:
# name, median, pieces of work in a second, ratio, peak memory, processor time. Where times are compared,
# processor time stands beside them: on a busy machine it says more.
function duration(microseconds) {
  if (microseconds >= 1e6) return sprintf("%.2f s", microseconds / 1e6)
  if (microseconds >= 1e3) return sprintf("%.2f ms", microseconds / 1e3)
  if (microseconds >= 1) return sprintf("%.2f µs", microseconds)
  return sprintf("%.1f ns", microseconds * 1e3)
}

function quantity(number) {
  if (number >= 1e9) return sprintf("%.2f G", number / 1e9)
  if (number >= 1e6) return sprintf("%.2f M", number / 1e6)
  if (number >= 1e3) return sprintf("%.1f k", number / 1e3)
  return sprintf("%.1f", number)
}

NR == FNR { amount[$1] = $2; next }

FNR == 1 {
  first = $1
  printf "| | median |%s%s %s / it | peak memory | runs |\n", reads ? "" : " processor |", \
    unit == "" ? "" : " " unit " a second |", first
  printf "| --- | ---: |%s%s ---: | ---: | ---: |\n", reads ? "" : " ---: |", unit == "" ? "" : " ---: |"
}

{
  time = reads ? $3 / 1e3 : $3
  pieces = reads ? 1 : amount[$1]
  rate = time > 0 ? pieces / time * 1e6 : 0
  ratio = reads ? $4 : $4 * amount[$1] / amount[first]
  printf "| %s | %s |", $1, duration(time)
  if (!reads) printf " %s |", duration($5)
  if (unit != "") printf " %s |", quantity(rate)
  printf " %.2f | %sB | %d |\n", ratio, quantity($6), $2
  printf "= %s\t%s\t%.3f\t%.4f\t%s\t%s\n", $1, $3, rate, ratio, $6, $5
}
