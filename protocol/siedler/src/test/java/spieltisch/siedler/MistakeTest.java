package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.siedler.Peer.malformed;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The same mistakes in every edition: one German sentence that names the field, in the form in
/// which the edition answers.
class MistakeTest {
  static Stream<Arguments> mistakes() {
    return Samples.DIALECTS.stream()
        .flatMap(
            dialect -> Stream.of(Mistake.values()).map(mistake -> Arguments.of(dialect, mistake)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("mistakes")
  void is_told_in_one_sentence_in_the_edition_s_own_form(Dialect dialect, Mistake mistake) {
    var speller = new Speller(dialect);
    var wrong = malformed(speller.readClient(mistake.text(dialect)));
    assertEquals(mistake.sentence(dialect), wrong.sentence());
    var told = new Phrasing(dialect).malformed(wrong);
    assertEquals(
        List.of(answer(dialect, mistake.sentence(dialect))),
        told.stream().map(speller::spell).map(Optional::orElseThrow).toList());
  }

  private static String answer(Dialect dialect, String sentence) {
    return switch (dialect.answers()) {
      case ONE_MESSAGE -> "{\"Serverantwort\":\"" + sentence + "\"}";
      case TWO_MESSAGES -> "{\"Fehler\":{\"Meldung\":\"" + sentence + "\"}}";
    };
  }
}
