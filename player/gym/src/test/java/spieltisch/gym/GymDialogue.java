package spieltisch.gym;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A session with requests that are known in advance.
final class GymDialogue {
  private GymDialogue() {}

  static List<JsonNode> answers(String... requests) throws IOException {
    var mapper = new JsonMapper();
    return lines(String.join("\n", requests).getBytes(StandardCharsets.UTF_8)).stream()
        .map(mapper::readTree)
        .toList();
  }

  static List<String> lines(byte[] input) throws IOException {
    var out = new ByteArrayOutputStream();
    GymSession.run(new ByteArrayInputStream(input), out);
    var text = out.toString(StandardCharsets.UTF_8);
    assertEquals(text.isEmpty(), !text.endsWith("\n"));
    return text.lines().toList();
  }
}
