package spieltisch.app;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/// Every command explains itself, and says in one line what it did not understand.
class HelpTest {
  static Stream<List<String>> commands() {
    return below(Spieltisch.commandLine(), List.of());
  }

  private static Stream<List<String>> below(CommandLine command, List<String> path) {
    return Stream.concat(
        Stream.of(path),
        command.getSubcommands().entrySet().stream()
            .filter(each -> !each.getKey().equals("help"))
            .flatMap(each -> below(each.getValue(), longer(path, each.getKey()))));
  }

  private static List<String> longer(List<String> path, String word) {
    var longer = new ArrayList<>(path);
    longer.add(word);
    return longer;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void the_help_of_every_command_has_examples(List<String> command) {
    var commandRun = run(command, "--help");
    assertEquals(0, commandRun.code(), commandRun.err());
    assertEquals("", commandRun.err());
    var name = String.join(" ", longer(List.of("spieltisch"), String.join(" ", command))).strip();
    var examples = commandRun.out().lines().dropWhile(line -> !line.startsWith("Example")).toList();
    assertTrue(examples.stream().anyMatch(line -> line.startsWith("  " + name)), commandRun.out());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void an_unknown_option_is_told_in_one_line(List<String> command) {
    var commandRun = run(command, "--nonsense");
    assertEquals(2, commandRun.code(), commandRun.err());
    assertEquals(1, commandRun.err().lines().count(), commandRun.err());
    assertTrue(commandRun.err().startsWith("spieltisch: "), commandRun.err());
    assertTrue(commandRun.err().contains("(see --help)"), commandRun.err());
    assertEquals("", commandRun.out());
  }

  private static CommandRun run(List<String> command, String option) {
    return CommandRun.of(Stream.concat(command.stream(), Stream.of(option)).toArray(String[]::new));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void what_every_option_means_is_said(List<String> command) {
    var line = Spieltisch.commandLine();
    for (var word : command) line = requireNonNull(line.getSubcommands().get(word));
    for (var option : line.getCommandSpec().options())
      assertTrue(
          Arrays.stream(option.description()).anyMatch(text -> !text.isBlank()),
          option.longestName());
  }
}
