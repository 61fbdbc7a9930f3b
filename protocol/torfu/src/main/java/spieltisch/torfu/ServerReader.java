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

  private final KeywordSpelling keywordSpelling;
  private final BlockReader blockReader;
  private @Nullable ActionDraft actionDraft;
  private final List<String> plan = new ArrayList<>();
  private final List<String> status = new ArrayList<>();

  public ServerReader(KeywordSpelling keywordSpelling) {
    this.keywordSpelling = keywordSpelling;
    this.blockReader = new BlockReader(keywordSpelling);
  }

  /// The messages that this line completes.
  public List<ServerMessage> read(TextLine textLine) {
    return switch (textLine) {
      case TextLine.TooLong _ -> List.of(new TooLong());
      case TextLine.Text text -> read(text);
    };
  }

  private List<ServerMessage> read(TextLine.Text line) {
    if (!status.isEmpty()) return status(line);
    if (!plan.isEmpty() || line.text().startsWith("\t")) return plan(line);
    if (line.text().isBlank()) return List.of();
    var keyword = keywordSpelling.find(line.word()).orElse(null);
    if (keyword == Keyword.FARBE || keyword == Keyword.X || keyword == Keyword.Y)
      return field(keyword, line);
    var messages = new ArrayList<>(endAction());
    switch (keyword) {
      case null -> messages.add(blockReader.listed(line.text()));
      case AKTION -> messages.addAll(begin(line));
      case STATUS -> status.add(line.text());
      default -> messages.add(blockReader.single(keyword, line));
    }
    return messages;
  }

  private List<ServerMessage> begin(TextLine.Text line) {
    var actionKind = keywordSpelling.kind(line.value());
    if (actionKind.isEmpty()) return List.of(new Unknown(line.text()));
    actionDraft = new ActionDraft(actionKind.get());
    return List.of();
  }

  private List<ServerMessage> field(Keyword field, TextLine.Text line) {
    if (actionDraft == null) return List.of(new Unknown(line.text()));
    actionDraft.add(field, line.value());
    boolean isComplete =
        actionDraft.hasSquares()
            && (actionDraft.hasColour() || !KeywordSpelling.hasColour(actionDraft.kind()));
    return isComplete ? endAction() : List.of();
  }

  private List<ServerMessage> endAction() {
    var ended = actionDraft;
    actionDraft = null;
    return ended == null ? List.of() : List.of(done(ended));
  }

  private ServerMessage done(ActionDraft full) {
    var spelt = keywordSpelling.spell(KeywordSpelling.keyword(full.kind()));
    var action = full.action();
    if (action.isEmpty()) return new Unknown(spelt);
    if (!KeywordSpelling.hasColour(full.kind())) return new Done(action.get());
    Optional<ServerMessage> done =
        keywordSpelling.colour(full.colour()).map(colour -> new DoneBy(colour, action.get()));
    return done.orElse(new Unknown(spelt));
  }

  private List<ServerMessage> plan(TextLine.Text line) {
    plan.add(line.text());
    if (plan.size() < BlockReader.PLAN_LINES) return List.of();
    var message = blockReader.plan(plan);
    plan.clear();
    return List.of(message);
  }

  private List<ServerMessage> status(TextLine.Text line) {
    status.add(line.text());
    boolean isEnd = keywordSpelling.find(line.text().strip()).orElse(null) == Keyword.STATUSENDE;
    if (!isEnd && status.size() < LONGEST_BLOCK) return List.of();
    var message = blockReader.status(status);
    status.clear();
    return List.of(message);
  }
}
