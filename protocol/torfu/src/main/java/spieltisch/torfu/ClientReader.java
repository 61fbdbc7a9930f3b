package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spieltisch.torfu.ClientMessage.*;

/// Understands what a client sends, line by line, for a server.
///
/// An action has no end mark. It is complete, and handed out, as soon as it has what it needs; if
/// it needs a card only, or lacks something, the next keyword ends it. Further fields of a complete
/// action are ignored. `STATUS`, `PLAN`, `STELLUNG` and `NACHRICHT` may stand between its lines.
public final class ClientReader {
  private final Words words;
  private @Nullable Form form;
  private @Nullable Draft draft;

  /// Whether fields may arrive that belong to an action already handed out.
  private boolean isAfterAction;

  public ClientReader(Words words) {
    this.words = words;
  }

  /// The messages that this line completes.
  public List<ClientMessage> read(Line line) {
    return switch (line) {
      case Line.TooLong _ -> List.of(new TooLong());
      case Line.Text text -> text.text().isBlank() ? List.of() : read(text);
    };
  }

  private List<ClientMessage> read(Line.Text line) {
    var keyword = words.find(line.word());
    if (form != null) return fill(form, keyword.orElse(null), line);
    if (keyword.isEmpty()) return after(new Unknown(line.text()));
    return switch (keyword.get()) {
      case NACHRICHT -> List.of(new Say(line.value()));
      case PLAN -> List.of(new AskPlan());
      case STATUS -> List.of(new AskStatus());
      case STELLUNG -> List.of(new AskPosition());
      case KARTE, FARBE, X, Y -> field(keyword.get(), line);
      case AKTION -> begin(line.value());
      case ZUG -> after(new BeginTurn());
      case ZUGENDE -> after(new EndTurn());
      case LIST -> after(new ListGames());
      case KENNUNG -> after(new Secret(line.value()));
      case WIEDER -> after(new Return(line.value()));
      case RESTZEIT -> after(new Want(Extra.TIME_LEFT));
      case REVANCHE -> after(new Want(Extra.REMATCH));
      case NEU -> open(Form.newGame(line.value()));
      case JOIN -> open(Form.player(line.value()));
      case WATCH -> open(Form.spectator(line.value()));
      default -> after(new Unknown(line.text()));
    };
  }

  private List<ClientMessage> open(Form opened) {
    var before = endAction();
    form = opened;
    return before;
  }

  private List<ClientMessage> fill(Form filled, @Nullable Keyword keyword, Line.Text line) {
    if (keyword == null || !filled.expects(keyword)) {
      form = null;
      return List.of(filled.bad());
    }
    filled.add(line.value());
    if (!filled.isComplete()) return List.of();
    form = null;
    return List.of(filled.message(words));
  }

  private List<ClientMessage> begin(String word) {
    var messages = new ArrayList<>(endAction());
    isAfterAction = true;
    var actionKind = words.kind(word);
    if (actionKind.isEmpty()) {
      messages.add(new ActUnknown(word));
      return messages;
    }
    draft = new Draft(actionKind.get());
    messages.addAll(handOutIfComplete(draft));
    return messages;
  }

  private List<ClientMessage> field(Keyword field, Line.Text line) {
    if (draft != null) {
      draft.add(field, line.value());
      return handOutIfComplete(draft);
    }
    return isAfterAction ? List.of() : List.of(new Unknown(line.text()));
  }

  private List<ClientMessage> handOutIfComplete(Draft full) {
    boolean awaitsCard = full.kind().isCard() && full.kind().squares() == 0 && !full.hasCard();
    if (!full.hasSquares() || awaitsCard) return List.of();
    draft = null;
    return List.of(message(full));
  }

  /// What a keyword says that ends any action before it.
  private List<ClientMessage> after(ClientMessage message) {
    var messages = new ArrayList<>(endAction());
    messages.add(message);
    return messages;
  }

  private List<ClientMessage> endAction() {
    var ended = draft;
    draft = null;
    isAfterAction = false;
    return ended == null ? List.of() : List.of(message(ended));
  }

  private static ClientMessage message(Draft full) {
    var action = full.action();
    if (action.isEmpty()) return new ActOffBoard(full.kind());
    return full.hasRightCard() ? new Act(action.get()) : new ActWithWrongCard(action.get());
  }
}
