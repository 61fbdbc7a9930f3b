package spieltisch.app;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.OutputStreamAppender;
import org.slf4j.LoggerFactory;

/// In which form a server writes down what happens.
enum LogFormat {
  /// A line for people; what belongs to it is written `table=… seat=…`.
  text {
    @Override
    void use() {}
  },
  /// A line for programs: one JSON object each.
  json {
    @Override
    void use() {
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

  /// From now on everything is written in this form.
  abstract void use();

  /// For commands in which a server is only a means: who comes and goes there is not news.
  static void onlyWarnings() {
    if (LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME) instanceof Logger root)
      root.setLevel(Level.WARN);
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
