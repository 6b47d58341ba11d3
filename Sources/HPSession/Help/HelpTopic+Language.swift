extension HelpTopic {
  static let languageText = """
    What scripts are made of beside commands:

      let n = count + 1             a name with a value: text, numbers, what expect can ask for
      $n  ${n}  "$n"                its value: bare it is read again, in quotes it is text
      $1 … and $@                   the arguments of hpsh FILE ARG…, one or all
      $( title 0 )  $( $n * 2 )     a value inside any command; + - * / % have blanks around them
      if count > 3 { … } else { … } a block where something holds, else another; else if goes on
      repeat 3 { … }                a block a number of times
      for r in 1:* { … }            a block for each row: $r goes on meaning it wherever it moves
      for w in a "b c" $w { … }     a block for each word; for i in 1 to 5 counts
      ! COMMAND                     the command must fail
      time COMMAND                  says on standard error how long it took

    Several words are a list: let l = a b, for w in $l. Rows are a list of index paths, none is
    no row. A name that nothing before can have set is found before anything runs. Blocks go over
    several lines; "} else {" is on one. Each command in a block is a step that undo takes back;
    variables are no part of what undo and dump know.
    """
}
