package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.siedler.ReadingAssertions.malformed;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.RandomMessages;
import spieltisch.siedler.mapping.MessageMapper;

/// The same mistakes in every edition, answered with one German sentence that names the field.
class ClientMistakeTest {
  static Stream<Arguments> mistakes() {
    return RandomMessages.DIALECTS.stream()
        .flatMap(
            dialect ->
                Stream.of(ClientMistake.values()).map(mistake -> Arguments.of(dialect, mistake)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("mistakes")
  void is_answered_with_one_sentence_in_the_format_of_the_edition(
      Dialect dialect, ClientMistake mistake) {
    var codec = new MessageCodec(dialect);
    var wrong = malformed(codec.decodeClient(mistake.text(dialect)));
    assertEquals(mistake.sentence(dialect), wrong.sentence());
    var answers = new MessageMapper(dialect).malformed(wrong);
    assertEquals(
        List.of(answer(dialect, mistake.sentence(dialect))),
        answers.stream().map(codec::encode).map(Optional::orElseThrow).toList());
  }

  private static String answer(Dialect dialect, String sentence) {
    return switch (dialect.answers()) {
      case ONE_MESSAGE -> "{\"Serverantwort\":\"" + sentence + "\"}";
      case TWO_MESSAGES -> "{\"Fehler\":{\"Meldung\":\"" + sentence + "\"}}";
    };
  }
}
