package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spieltisch.torfu.ServerMessage.*;

/// Decodes the lines that a server sent to a client.
public final class ServerReader {
  /// The maximum number of lines in a block; the reader decodes a longer block without waiting for
  /// its end mark.
  private static final int MAX_BLOCK_LINES = 1_000;

  private final KeywordSpelling spelling;
  private final BlockReader blocks;
  private @Nullable ActionDraft draft;
  private final List<String> plan = new ArrayList<>();
  private final List<String> status = new ArrayList<>();

  public ServerReader(KeywordSpelling spelling) {
    this.spelling = spelling;
    this.blocks = new BlockReader(spelling);
  }

  /// Returns the messages that become complete with this line.
  public List<ServerMessage> read(TextLine line) {
    return switch (line) {
      case TextLine.TooLong _ -> List.of(new TooLong());
      case TextLine.Text text -> read(text);
    };
  }

  private List<ServerMessage> read(TextLine.Text line) {
    if (!status.isEmpty()) return status(line);
    if (!plan.isEmpty() || line.text().startsWith("\t")) return plan(line);
    if (line.text().isBlank()) return List.of();
    var keyword = spelling.find(line.word()).orElse(null);
    if (keyword == Keyword.FARBE || keyword == Keyword.X || keyword == Keyword.Y)
      return field(keyword, line);
    var messages = new ArrayList<>(endAction());
    switch (keyword) {
      case null -> messages.add(blocks.gameListed(line.text()));
      case AKTION -> messages.addAll(begin(line));
      case STATUS -> status.add(line.text());
      default -> messages.add(blocks.single(keyword, line));
    }
    return messages;
  }

  private List<ServerMessage> begin(TextLine.Text line) {
    var kind = spelling.kind(line.value());
    if (kind.isEmpty()) return List.of(new Unknown(line.text()));
    draft = new ActionDraft(kind.get());
    return List.of();
  }

  private List<ServerMessage> field(Keyword field, TextLine.Text line) {
    if (draft == null) return List.of(new Unknown(line.text()));
    draft.add(field, line.value());
    boolean isComplete =
        draft.hasSquares() && (draft.hasColour() || !KeywordSpelling.hasColour(draft.kind()));
    return isComplete ? endAction() : List.of();
  }

  private List<ServerMessage> endAction() {
    var ended = draft;
    draft = null;
    return ended == null ? List.of() : List.of(done(ended));
  }

  private ServerMessage done(ActionDraft full) {
    var word = spelling.spelling(KeywordSpelling.keyword(full.kind()));
    var action = full.action();
    if (action.isEmpty()) return new Unknown(word);
    if (!KeywordSpelling.hasColour(full.kind())) return new Done(action.get());
    Optional<ServerMessage> done =
        spelling.colour(full.colour()).map(colour -> new DoneBy(colour, action.get()));
    return done.orElse(new Unknown(word));
  }

  private List<ServerMessage> plan(TextLine.Text line) {
    plan.add(line.text());
    if (plan.size() < BlockReader.PLAN_LINES) return List.of();
    var message = blocks.plan(plan);
    plan.clear();
    return List.of(message);
  }

  private List<ServerMessage> status(TextLine.Text line) {
    status.add(line.text());
    boolean isEnd = spelling.find(line.text().strip()).orElse(null) == Keyword.STATUSENDE;
    if (!isEnd && status.size() < MAX_BLOCK_LINES) return List.of();
    var message = blocks.status(status);
    status.clear();
    return List.of(message);
  }
}
