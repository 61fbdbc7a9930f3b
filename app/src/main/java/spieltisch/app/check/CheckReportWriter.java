package spieltisch.app.check;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import spieltisch.checker.CheckReport;
import spieltisch.checker.CheckReport.Finding;
import spieltisch.checker.CheckReport.Result;
import tools.jackson.databind.json.JsonMapper;

/// Writes the findings of a check as text, JSON and JUnit XML.
///
/// @param address the address of the checked server or client
public record CheckReportWriter(String address, List<Finding> findings) {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final int LONGEST_SEEN = 300;

  public CheckReportWriter(String address, CheckReport checkReport) {
    this(address, checkReport.findings());
  }

  private long count(Result result) {
    return findings.stream().filter(it -> it.result() == result).count();
  }

  /// Returns the report as text, with one line per clause. After a clause with a wrong result, a
  /// second line shows what was observed.
  public String text() {
    var text = new StringBuilder();
    for (var finding : findings) {
      var clause = finding.clause();
      text.append("%-5s  %-5s %s%n".formatted(word(finding), section(finding), clause.sentence()));
      if (finding.result() == Result.WRONG)
        text.append("       seen: ").append(shortened(finding.seen())).append('\n');
    }
    return text
        + "%d right, %d wrong, %d open%n"
            .formatted(count(Result.RIGHT), count(Result.WRONG), count(Result.OPEN));
  }

  private static String section(Finding finding) {
    var section = finding.clause().section();
    return section.isEmpty() ? "" : "§" + section;
  }

  private static String word(Finding finding) {
    return switch (finding.result()) {
      case RIGHT -> "right";
      case WRONG -> "WRONG";
      case OPEN -> "open";
    };
  }

  private static String shortened(String seen) {
    return seen.length() <= LONGEST_SEEN ? seen : seen.substring(0, LONGEST_SEEN) + " …";
  }

  public String json() {
    var report = JSON.createObjectNode().put("checked", address);
    var list = report.putArray("findings");
    for (var finding : findings) {
      var node =
          list.addObject()
              .put("clause", finding.clause().name())
              .put("section", finding.clause().section())
              .put("expected", finding.clause().sentence())
              .put("verdict", word(finding).toLowerCase(Locale.ROOT))
              .put("times", finding.times());
      if (finding.result() == Result.WRONG) node.put("seen", finding.seen());
    }
    return report + "\n";
  }

  /// Returns the report as a JUnit test suite. A wrong clause is a failure, and an open clause is a
  /// skipped test.
  public String junit() {
    var xml = new StringWriter();
    try {
      var out = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(xml);
      out.writeStartDocument();
      out.writeStartElement("testsuite");
      out.writeAttribute("name", address);
      out.writeAttribute("tests", "" + findings.size());
      out.writeAttribute("failures", "" + count(Result.WRONG));
      out.writeAttribute("skipped", "" + count(Result.OPEN));
      for (var finding : findings) testCase(out, finding);
      out.writeEndElement();
      out.writeEndDocument();
      out.close();
      return xml + "\n";
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void testCase(XMLStreamWriter out, Finding finding) throws XMLStreamException {
    out.writeStartElement("testcase");
    out.writeAttribute("classname", section(finding).isEmpty() ? "practice" : section(finding));
    out.writeAttribute("name", finding.clause().sentence());
    switch (finding.result()) {
      case RIGHT -> {}
      case OPEN -> out.writeEmptyElement("skipped");
      case WRONG -> {
        out.writeStartElement("failure");
        out.writeAttribute("message", shortened(finding.seen()));
        out.writeEndElement();
      }
    }
    out.writeEndElement();
  }
}
