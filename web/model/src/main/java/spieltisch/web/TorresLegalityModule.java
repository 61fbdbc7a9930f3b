package spieltisch.web;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.teavm.jso.JSExport;
import spieltisch.kernel.Decision;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.PackedAction;
import spieltisch.torres.Square;
import spieltisch.torres.View;
import spieltisch.torres.ViewNotation;
import spieltisch.torres.rules.Torres;

/// The functions that the ES module for Torres exports. The functions receive and return views in
/// the format of `ViewNotation`.
///
/// An action is written as one line with its kind and the indices of two squares, such as
/// `MOVE_KNIGHT 12 13`.
public final class TorresLegalityModule {
  private static final Torres GAME = new Torres();

  private TorresLegalityModule() {}

  /// An empty entry point, which the compiler requires.
  public static void main(String[] args) {}

  /// Returns the legal actions, one action per line.
  @JSExport
  public static String legal(String view) {
    return ViewNotation.read(view).legal().stream()
        .map(TorresLegalityModule::line)
        .collect(Collectors.joining("\n"));
  }

  private static String line(Action action) {
    int code = PackedAction.of(action);
    return PackedAction.kind(code).name()
        + " "
        + PackedAction.from(code)
        + " "
        + PackedAction.to(code);
  }

  /// Returns the player's view after an action that does not depend on chance. The text is empty if
  /// the action is illegal.
  @JSExport
  public static String after(String view, String action) {
    return after(ViewNotation.read(view), read(action));
  }

  private static String after(View view, Action action) {
    var seat = PlausibleState.seat(view);
    var state = PlausibleState.state(view);
    return switch (GAME.decide(state, seat, action, _ -> 0)) {
      case Decision.Refused<?> _ -> "";
      case Decision.Accepted(var events) ->
          ViewNotation.write(GAME.view(GAME.evolve(state, events), view.viewer()));
    };
  }

  private static Action read(String line) {
    var words = line.split(" ", -1);
    int[] squares = Arrays.stream(words, 1, words.length).mapToInt(Integer::parseInt).toArray();
    return PackedAction.action(
        ActionKind.valueOf(words[0]), Square.of(squares[0]), Square.of(squares[1]));
  }

  /// Returns how the castles would score if the year ended now, in the format of `ScoringLines`.
  @JSExport
  public static String castles(String view) {
    return ScoringLines.of(ViewNotation.read(view));
  }
}
