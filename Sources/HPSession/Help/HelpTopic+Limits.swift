import CommandKit

extension HelpTopic {
  static var limitsText: String {
    """
    What is larger or deeper than this ends in an error [limit], and the command changes nothing:

    \(HelpPage.aligned(Limits.all))

    Of the bytes that come from a pipe or an address 1 GiB are taken. hpsh test --timeout and
    --memory bound each script of a run, hpsh --safe bounds what a script may reach.
    """
  }
}
