package spieltisch.app.options;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.OutputStreamAppender;
import org.slf4j.LoggerFactory;

/// The format of the log on standard error.
public enum LogFormat {
  /// The log consists of lines of text, with details as `key=value`.
  text {
    @Override
    public void use() {}
  },
  /// The log consists of one JSON object per line.
  json {
    @Override
    public void use() {
      if (!(LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME) instanceof Logger root)) return;
      var appenders = root.iteratorForAppenders();
      while (appenders.hasNext())
        if (appenders.next() instanceof OutputStreamAppender<ILoggingEvent> console) {
          console.stop();
          console.setEncoder(encoder(root));
          console.start();
        }
    }
  };

  /// Makes the process write its log in this format.
  public abstract void use();

  /// Hides messages below WARN. Commands use this method if they run a server only as a tool.
  public static void onlyWarnings() {
    setLevel(Level.WARN);
  }

  /// Hides all messages. A tool uses this method if the tool causes the failures itself and reports
  /// the result.
  public static void hide() {
    setLevel(Level.OFF);
  }

  private static void setLevel(Level level) {
    if (LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME) instanceof Logger root)
      root.setLevel(level);
  }

  private static JsonEncoder encoder(Logger root) {
    var encoder = new JsonEncoder();
    encoder.setContext(root.getLoggerContext());
    encoder.setWithSequenceNumber(false);
    encoder.setWithNanoseconds(false);
    encoder.setWithContext(false);
    encoder.setWithMDC(false);
    encoder.setWithArguments(false);
    encoder.setWithMessage(false);
    encoder.setWithFormattedMessage(true);
    encoder.start();
    return encoder;
  }
}
