/// What scripts as tests can state.
extension HelpTopic {
  static let expectationsText = """
    What expect can state:

      selection [TABLE]          the selected rows
      white [TABLE]              the rows with a white title
      rows RANGE                 the rows of a range, in order
      count [RANGE]              the number of rows
      title REF                  a row's title
      field REF NAME             what a row has in a field
      cell REF text|colour|alignment|control
                                 what the cell of a row on screen shows
      hittable REF               true or false: whether a finger can touch the row as the screen is
      card, card.row             the lines on the card, and the row it shows
      card.position, card.y      where the card rests
      drift [TABLE]              the places where a table and its model differ
      calls                      the calls of the last command, as trace shows them
      calls NAME                 the number of those with a name
      anything else              words and numbers as they stand

    Two of these are compared by = != < <= > >= contains matches. Rows are compared by identity, two
    numbers as numbers, all else as text. none is no row, no line, no value.

      expect calls { LINES }     the calls of the last command, no others, in order;
                                 ... is any number of lines, [..] any text in one
      expect moves { REF: A -> B }
                                 the rows that the model was told to move, no others, in order;
                                 expect moves none where there are none
      expect unchanged           the last command changed nothing that dump shows
      expect dump = FILE         the state is the one in a file that dump wrote, whatever its layout;
                                 records count where the file has them
      expect error CODE { … }    the block ends with this error; what its commands did is put back

    and, or, not and parentheses combine all but the last. The last command is the last one that was
    no look, expectation or piece of the script's own, such as echo, repeat or set.

    always EXPR is looked at after every later command. always alone lists, always off forgets.
    """

  static let patternsText = """
    What matches takes, anywhere in a text:

      abc      these characters; \\ before a sign takes it as it is
      .        any character
      [a-z_]   one of these, [^a-z] none of them
      \\d \\w \\s a digit, a letter or digit or _, a blank; \\D \\W \\S all others
      \\t \\n \\r a tab, the ends of lines
      ^ $      the start and the end of the text
      \\b \\B    the edge of a word, and a place that is none
      a|b      one or the other
      (ab)     a group, also (?:ab)
      * + ?    any number, at least one, at most one
      {2,5}    two to five; {2} two, {2,} at least two
      (?i)     at the very start: capitals and small letters are the same

    The search takes time as the text is long, whatever the pattern. So there are no references back
    to a group, and no looking ahead or behind. Write a pattern in single quotes: in double quotes
    \\ and $ have a meaning of their own.
    """
}
