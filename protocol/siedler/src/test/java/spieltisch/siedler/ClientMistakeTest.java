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

/// The same mistakes in every edition: one German sentence that names the field, in the form in
/// which the edition answers.
class ClientMistakeTest {
  static Stream<Arguments> mistakes() {
    return RandomMessages.DIALECTS.stream()
        .flatMap(
            dialect ->
                Stream.of(ClientMistake.values())
                    .map(clientMistake -> Arguments.of(dialect, clientMistake)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("mistakes")
  void is_told_in_one_sentence_in_the_edition_s_own_form(
      Dialect dialect, ClientMistake clientMistake) {
    var messageCodec = new MessageCodec(dialect);
    var wrong = malformed(messageCodec.readClient(clientMistake.text(dialect)));
    assertEquals(clientMistake.sentence(dialect), wrong.sentence());
    var told = new MessageMapper(dialect).malformed(wrong);
    assertEquals(
        List.of(answer(dialect, clientMistake.sentence(dialect))),
        told.stream().map(messageCodec::spell).map(Optional::orElseThrow).toList());
  }

  private static String answer(Dialect dialect, String sentence) {
    return switch (dialect.answers()) {
      case ONE_MESSAGE -> "{\"Serverantwort\":\"" + sentence + "\"}";
      case TWO_MESSAGES -> "{\"Fehler\":{\"Meldung\":\"" + sentence + "\"}}";
    };
  }
}
