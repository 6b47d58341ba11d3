/// How long and how much is waited for from the web.
struct WebBounds {
  var secondsToConnect = 15
  var seconds = 300
  var bytes = 1 << 30
}
