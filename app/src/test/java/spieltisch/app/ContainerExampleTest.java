package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// The container file and the Kubernetes examples start the server with options that it has.
class ContainerExampleTest {
  private static final Path FOLDER = Path.of("../docs/ops");
  private static final Pattern COMMAND = Pattern.compile("^CMD \\[(.*)]$", Pattern.MULTILINE);
  private static final Pattern ARGUMENTS =
      Pattern.compile("^ +args:\n((?: +- \\S+\n)+)", Pattern.MULTILINE);
  private static final Pattern WORD = Pattern.compile("[^\\s\",]+");

  private static String read(String name) throws IOException {
    return Files.readString(FOLDER.resolve(name));
  }

  private static List<String> words(Pattern pattern, String text) {
    var found = pattern.matcher(text);
    assertTrue(found.find());
    var words =
        new ArrayList<>(WORD.matcher(found.group(1)).results().map(MatchResult::group).toList());
    words.removeIf(word -> word.equals("-"));
    return words;
  }

  /// Parses the arguments as the command line does, without starting a server.
  private static void assertValid(List<String> arguments) {
    assertEquals("serve", arguments.getFirst());
    var parsed = Spieltisch.commandLine().parseArgs(arguments.toArray(String[]::new));
    assertEquals(List.of(), parsed.subcommand().unmatched());
    assertTrue(parsed.subcommand().hasMatchedOption("--admin-port"));
  }

  @Test
  void the_container_starts_the_server_and_exposes_its_ports() throws IOException {
    var text = read("Containerfile");
    assertValid(words(COMMAND, text));
    var exposed = words(Pattern.compile("^EXPOSE (.*)$", Pattern.MULTILINE), text);
    assertEquals(defaultPorts(), Set.copyOf(exposed));
  }

  /// Returns the default ports of `serve` and the admin port of the example.
  private static Set<String> defaultPorts() {
    var ports = new TreeSet<String>(Set.of("9090"));
    var serve = new CommandLine(new ServeCommand()).getCommandSpec();
    for (var name :
        List.of("--port", "--tcp-1.0", "--tcp-0.4", "--tcp-0.1", "--tcp-1.0-ascii", "--torres"))
      ports.add(serve.findOption(name).defaultValue());
    return ports;
  }

  @ParameterizedTest
  @ValueSource(strings = {"kubernetes-single.yml", "kubernetes-cluster.yml"})
  void the_examples_for_kubernetes_start_the_server_and_ask_for_its_health(String file)
      throws IOException {
    var text = read(file);
    assertValid(words(ARGUMENTS, text));
    for (var path : List.of("path: /healthz, port: web", "path: /readyz, port: web"))
      assertTrue(text.contains(path), path);
  }
}
