package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spieltisch.torfu.ServerMessage.*;

/// Understands what a server sends, line by line, for a client.
public final class ServerReader {
  /// A block with more lines is not waited for.
  private static final int LONGEST_BLOCK = 1_000;

  private final Words words;
  private final Blocks blocks;
  private @Nullable Draft draft;
  private final List<String> plan = new ArrayList<>();
  private final List<String> status = new ArrayList<>();

  public ServerReader(Words words) {
    this.words = words;
    this.blocks = new Blocks(words);
  }

  /// The messages that this line completes.
  public List<ServerMessage> read(Line line) {
    return switch (line) {
      case Line.TooLong _ -> List.of(new TooLong());
      case Line.Text text -> read(text);
    };
  }

  private List<ServerMessage> read(Line.Text line) {
    if (!status.isEmpty()) return status(line);
    if (!plan.isEmpty() || line.text().startsWith("\t")) return plan(line);
    if (line.text().isBlank()) return List.of();
    var keyword = words.find(line.word()).orElse(null);
    if (keyword == Keyword.FARBE || keyword == Keyword.X || keyword == Keyword.Y)
      return field(keyword, line);
    var messages = new ArrayList<>(endAction());
    switch (keyword) {
      case null -> messages.add(blocks.listed(line.text()));
      case AKTION -> messages.addAll(begin(line));
      case STATUS -> status.add(line.text());
      default -> messages.add(blocks.single(keyword, line));
    }
    return messages;
  }

  private List<ServerMessage> begin(Line.Text line) {
    var actionKind = words.kind(line.value());
    if (actionKind.isEmpty()) return List.of(new Unknown(line.text()));
    draft = new Draft(actionKind.get());
    return List.of();
  }

  private List<ServerMessage> field(Keyword field, Line.Text line) {
    if (draft == null) return List.of(new Unknown(line.text()));
    draft.add(field, line.value());
    boolean isComplete =
        draft.hasSquares() && (draft.hasColour() || !Words.hasColour(draft.kind()));
    return isComplete ? endAction() : List.of();
  }

  private List<ServerMessage> endAction() {
    var ended = draft;
    draft = null;
    return ended == null ? List.of() : List.of(done(ended));
  }

  private ServerMessage done(Draft full) {
    var spelt = words.spell(Words.keyword(full.kind()));
    var action = full.action();
    if (action.isEmpty()) return new Unknown(spelt);
    if (!Words.hasColour(full.kind())) return new Done(action.get());
    Optional<ServerMessage> done =
        words.colour(full.colour()).map(colour -> new DoneBy(colour, action.get()));
    return done.orElse(new Unknown(spelt));
  }

  private List<ServerMessage> plan(Line.Text line) {
    plan.add(line.text());
    if (plan.size() < Blocks.PLAN_LINES) return List.of();
    var message = blocks.plan(plan);
    plan.clear();
    return List.of(message);
  }

  private List<ServerMessage> status(Line.Text line) {
    status.add(line.text());
    boolean isEnd = words.find(line.text().strip()).orElse(null) == Keyword.STATUSENDE;
    if (!isEnd && status.size() < LONGEST_BLOCK) return List.of();
    var message = blocks.status(status);
    status.clear();
    return List.of(message);
  }
}
