package spieltisch.app.check;

import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import spieltisch.checker.CheckReport;
import spieltisch.checker.CheckReport.Finding;
import spieltisch.checker.CheckReport.Result;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// The findings of a check, written for people and for programs.
public record CheckReportWriter(String checked, List<Finding> all) {
  public CheckReportWriter(String checked, CheckReport checkReport) {
    this(checked, checkReport.findings());
  }

  private long count(Result result) {
    return all.stream().filter(it -> it.result() == result).count();
  }

  /// One line a clause; what was seen follows where it was wrong.
  public String text() {
    var text = new StringBuilder();
    for (var finding : all) {
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
    return seen.length() <= 300 ? seen : seen.substring(0, 300) + " …";
  }

  public String json() {
    var paper = new StringWriter();
    try (var out = new JsonFactory().createGenerator(ObjectWriteContext.empty(), paper)) {
      out.writeStartObject();
      out.writeStringProperty("checked", checked);
      out.writeArrayPropertyStart("findings");
      for (var finding : all) {
        out.writeStartObject();
        out.writeStringProperty("clause", finding.clause().name());
        out.writeStringProperty("section", finding.clause().section());
        out.writeStringProperty("expected", finding.clause().sentence());
        out.writeStringProperty("verdict", word(finding).toLowerCase(java.util.Locale.ROOT));
        out.writeNumberProperty("times", finding.times());
        if (finding.result() == Result.WRONG) out.writeStringProperty("seen", finding.seen());
        out.writeEndObject();
      }
      out.writeEndArray();
      out.writeEndObject();
    }
    return paper + "\n";
  }

  /// As a test suite: wrong is a failure, open is skipped.
  public String junit() {
    var paper = new StringWriter();
    try {
      var out = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(paper);
      out.writeStartDocument();
      out.writeStartElement("testsuite");
      out.writeAttribute("name", checked);
      out.writeAttribute("tests", "" + all.size());
      out.writeAttribute("failures", "" + count(Result.WRONG));
      out.writeAttribute("skipped", "" + count(Result.OPEN));
      for (var finding : all) testCase(out, finding);
      out.writeEndElement();
      out.writeEndDocument();
      out.close();
      return paper + "\n";
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
