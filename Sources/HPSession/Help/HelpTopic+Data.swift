/// Where rows come from, and where they are on the screen.
extension HelpTopic {
  static let dataText = """
    Where rows come from, how they are arranged, and where they go:

      load                   the sample inside hpsh
      load rows.json         an array of objects; NDJSON, CSV, TSV, a SQLite database and an address
                             of the web are read as well
      load rows.csv --title city --id code --group country
                             which field is a row's title, its id, and makes the sections
      fields                 what the records have, and which fields were taken for title and id
      group country          sections; ungroup makes one of them again
      sort -size name        rows within each section; - is the other way round
      filter size > 10       the rows for which something holds; unfilter shows all again
      find text              the rows in which a text stands
      row 0:3                one row with all its fields
      insert, update, delete one row or several, in the model and in the table
      refresh rows.json      new data, told as one batch: selection and card follow their rows
      save rows.csv          every row with every field
      ls --format csv > f    what a command prints, in a file

    What holds of a row compares a field with a value: size > 10, wand.core = none, name contains y,
    name matches '^P.*r$'; and, or, not and parentheses combine. The same stands behind where, as in
    select where size > 10. A value with blanks stands in quotes.
    """

  static let measuresText = """
    The screen in points, as metrics shows and sets it:

      screen   414 wide, 896 high, 44 kept free at the top, 34 at the bottom
      list     from y 44 to 812, rows 50 high, headers 28
      card     its bar is 50 high; a line for each field

    With four fields the card rests at 812, closed, and at 612, open: 896 - ((4 + 1) x 50 + 34). A
    change of one measure changes what follows from it.

    card drag takes how far the finger is from where it went down: card drag -80 -250 is one drag of
    two steps. A step counts while the bound it heads for is not passed, so the last one may pass it;
    card release brings the card back. card bounds clamp stops at the bounds, rubber follows less and
    less. card detents NAME=Y… gives it other points to rest at. A finger reaches no row under the
    card where set touch strict says so.
    """
}
