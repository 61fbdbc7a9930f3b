package spieltisch.app;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/// Every command has a complete help, and reports a usage error in one line.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class HelpContract {
  /// A new command line with the commands to check.
  protected abstract CommandLine commandLine();

  Stream<List<String>> commands() {
    return commandsBelow(commandLine(), List.of());
  }

  private static Stream<List<String>> commandsBelow(CommandLine command, List<String> path) {
    return Stream.concat(
        Stream.of(path),
        command.getSubcommands().entrySet().stream()
            .filter(entry -> !entry.getKey().equals("help"))
            .flatMap(entry -> commandsBelow(entry.getValue(), appended(path, entry.getKey()))));
  }

  private static List<String> appended(List<String> path, String word) {
    var appended = new ArrayList<>(path);
    appended.add(word);
    return appended;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void the_help_of_every_command_has_examples(List<String> command) {
    var run = run(command, "--help");
    assertEquals(0, run.code(), run.err());
    assertEquals("", run.err());
    var name = String.join(" ", appended(List.of("spieltisch"), String.join(" ", command))).strip();
    var examples = run.out().lines().dropWhile(line -> !line.startsWith("Example")).toList();
    assertTrue(examples.stream().anyMatch(line -> line.startsWith("  " + name)), run.out());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void an_unknown_option_is_reported_in_one_line(List<String> command) {
    var run = run(command, "--nonsense");
    assertEquals(2, run.code(), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().startsWith("spieltisch: "), run.err());
    assertTrue(run.err().contains("(see --help)"), run.err());
    assertEquals("", run.out());
  }

  private CommandRun run(List<String> command, String option) {
    var arguments = Stream.concat(command.stream(), Stream.of(option)).toArray(String[]::new);
    return CommandRun.of(commandLine(), arguments);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void every_option_has_a_description(List<String> command) {
    var line = commandLine();
    for (var word : command) line = requireNonNull(line.getSubcommands().get(word));
    for (var option : line.getCommandSpec().options())
      assertTrue(
          Arrays.stream(option.description()).anyMatch(text -> !text.isBlank()),
          option.longestName());
  }
}
