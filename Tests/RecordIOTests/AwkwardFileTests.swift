import RecordIO
import Records
import Testing

/// Lines as real exports have them, made up after their kind.
struct AwkwardFileTests {
  /// A few lines and what their records are, or what is said of them.
  struct Export: CustomTestStringConvertible {
    let name: String
    let text: String
    let shown: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ shown: String) {
      self.name = name
      self.text = text
      self.shown = shown
    }
  }

  @Test(arguments: [
    Export(
      "a spreadsheet in Europe.csv",
      "\u{FEFF}sep=;\r\nArtikel;Preis;Menge\r\n\"Stift; rot\";1,50;3\r\n",
      #"{"Artikel":"Stift; rot","Preis":"1,50","Menge":3}"#),
    Export(
      "a spreadsheet with formulas.csv", "Name,Total,\r\n\"=SUM(A1,B1)\",\"$1,200.00\",\r\n,,\r\n",
      """
      {"Name":"=SUM(A1,B1)","Total":"$1,200.00","column 3":null}
      {"Name":null,"Total":null,"column 3":null}
      """),
    Export(
      "a shop's products.csv",
      "Handle,Body (HTML),Tags,Price\nscarf,\"<p class=\"\"wide\"\">Warm,\nred</p>\",\"a, b\",12.50\nscarf,,,\n",
      """
      {"Handle":"scarf","Body (HTML)":"<p class=\\"wide\\">Warm,\\nred</p>","Tags":"a, b","Price":12.50}
      {"Handle":"scarf","Body (HTML)":null,"Tags":null,"Price":null}
      """),
    Export(
      "a store's sales.txt", "Provider\tSKU\tUnits\tTitle\r\nAPPLE\t007\t1\tLists & \"Rows\"\r\n",
      #"{"Provider":"APPLE","SKU":"007","Units":1,"Title":"Lists & \"Rows\""}"#),
    Export(
      "a tracker's issues.csv", "Key,Labels,Labels,Labels\nA-1,ui,list,\nA-2\n",
      """
      {"Key":"A-1","Labels":"ui","Labels 2":"list","Labels 3":null}
      {"Key":"A-2","Labels":null,"Labels 2":null,"Labels 3":null}
      """),
    Export(
      "a data frame.csv", ",species,mass\n0,owl,1.20\n1,toad,NA\n",
      """
      {"column 1":0,"species":"owl","mass":"1.20"}
      {"column 1":1,"species":"toad","mass":"NA"}
      """),
    Export(
      "blanks after commas.csv",
      "Year, Browser, \"Share\"\n2002, none, 85.8\n2004, \"all, of them\", 0\n",
      """
      {"Year":2002,"Browser":" none","Share":85.8}
      {"Year":2004,"Browser":"all, of them","Share":0}
      """),
    Export(
      "an old Mac.csv", "a,b\r1,2\r\"three\rfour\",5",
      "{\"a\":\"1\",\"b\":2}\n{\"a\":\"three\\rfour\",\"b\":5}"),
    Export(
      "blank lines first.csv", "\n\n\ntext,n,none\nCity Paper,40,\nempty,,\n",
      """
      {"text":"City Paper","n":40,"none":null}
      {"text":"empty","n":null,"none":null}
      """),
    Export(
      "a decimal comma.csv", "label,t1,t2\n\"a (b, c)\",1,2\nshort,3\nwrong,90.71,89,00\n",
      """
      a decimal comma.csv: line 4, column 16 (byte 50): a cell more than the 3 of the head line
      hint: a cell with the separator in it stands in quotes; --no-header takes every cell
      """),
    Export(
      "a head over two lines.csv", "\"\t\n start\n\",b\nx,y\n", #"{"\t\n start\n":"x","b":"y"}"#),
    Export(
      "codes.csv", "zip,phone,sha,score\n02134,+4930123,1e5,00.11\n10115,0049,2e7,0.1\n",
      """
      {"zip":"02134","phone":"+4930123","sha":1e5,"score":"00.11"}
      {"zip":"10115","phone":"0049","sha":2e7,"score":"0.1"}
      """),
    Export(
      "an airport list.dat", "1,\"Goroka\",\\N,-6.08\n", "an airport list.dat as CSV: nothing"),
    Export(
      "a page of an API", "{\"count\":2,\"next\":null,\"results\":[{\"name\":\"a\"}]}",
      """
      a page of an API as JSON: is an object, not an array of objects
      hint: "results" in it is an array of objects: --at results takes that
      """),
    Export(
      "a map.geojson", "{\"type\":\"FeatureCollection\",\n\"features\":[{\"id\":1}]}\n\n",
      """
      a map.geojson: is an object, not an array of objects
      hint: "features" in it is an array of objects: --at features takes that
      """),
    Export(
      "an error page", "<!DOCTYPE html>\n<html><title>404</title></html>\n",
      """
      an error page: is in no format that its content or name tells
      hint: --format says which: json, ndjson, csv, tsv or sqlite
      """),
    Export(
      "lines with commas.jsonl", "{\"a\":1},\n{\"a\":2}\n",
      "lines with commas.jsonl: line 1, column 8 (byte 7): more after the end of the value"),
    Export(
      "a script's answer.json", ")]}',\n[{\"a\":1}]",
      "a script's answer.json: line 1, column 1 (byte 0): expected a value"),
    Export(
      "comments.json", "// people\n[{\"a\":1}]",
      "comments.json: line 1, column 1 (byte 0): expected a value"),
    Export(
      "a trailing comma.json", "[{\"a\":1},]\n",
      "a trailing comma.json: line 1, column 10 (byte 9): expected a value"),
  ])
  func `an export is read as it was meant, or refused with the way out`(export: Export) {
    guard export.name != "an airport list.dat" else {
      #expect(
        shown(export.text, as: export.name, ReadingOptions(hasHeadLine: false))
          == #"{"column 1":1,"column 2":"Goroka","column 3":"\\N","column 4":-6.08}"#)
      return
    }
    #expect(shown(export.text, as: export.name) == export.shown)
  }
}
