package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spieltisch.torfu.ClientMessage.*;

/// Decodes the lines that a client sent to a server.
///
/// An action has no end mark. An action with squares is complete as soon as it has all its squares,
/// with or without its card. A card action without squares is complete as soon as it has its card.
/// Further fields of a complete action are ignored. The lines `STATUS`, `PLAN`, `STELLUNG` and
/// `NACHRICHT` may come between the lines of an action. Any other line that is not a field ends an
/// incomplete action.
public final class ClientReader {
  private final KeywordSpelling spelling;
  private @Nullable RegistrationForm form;
  private @Nullable ActionDraft draft;

  /// Whether an action has begun and no later line has ended it. Further fields are ignored once
  /// the action is complete.
  private boolean isAfterAction;

  public ClientReader(KeywordSpelling spelling) {
    this.spelling = spelling;
  }

  /// Returns the messages that become complete with this line.
  public List<ClientMessage> read(TextLine line) {
    return switch (line) {
      case TextLine.TooLong _ -> List.of(new TooLong());
      case TextLine.Text text -> text.text().isBlank() ? List.of() : read(text);
    };
  }

  private List<ClientMessage> read(TextLine.Text line) {
    var keyword = spelling.find(line.word());
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
      case PAUSE -> after(new Want(Extra.PAUSE));
      case NEU -> open(RegistrationForm.newGame(line.value()));
      case JOIN -> open(RegistrationForm.player(line.value()));
      case WATCH -> open(RegistrationForm.spectator(line.value()));
      default -> after(new Unknown(line.text()));
    };
  }

  private List<ClientMessage> open(RegistrationForm opened) {
    var before = endAction();
    form = opened;
    return before;
  }

  private List<ClientMessage> fill(
      RegistrationForm filled, @Nullable Keyword keyword, TextLine.Text line) {
    if (keyword == null || !filled.expects(keyword)) {
      form = null;
      return List.of(filled.malformed());
    }
    filled.add(keyword, line.value());
    if (!filled.isComplete()) return List.of();
    form = null;
    return List.of(filled.message(spelling));
  }

  private List<ClientMessage> begin(String word) {
    var messages = new ArrayList<>(endAction());
    isAfterAction = true;
    var kind = spelling.kind(word);
    if (kind.isEmpty()) {
      messages.add(new ActUnknown(word));
      return messages;
    }
    draft = new ActionDraft(kind.get());
    messages.addAll(messageIfComplete(draft));
    return messages;
  }

  private List<ClientMessage> field(Keyword field, TextLine.Text line) {
    if (draft != null) {
      draft.add(field, line.value());
      return messageIfComplete(draft);
    }
    return isAfterAction ? List.of() : List.of(new Unknown(line.text()));
  }

  private List<ClientMessage> messageIfComplete(ActionDraft full) {
    boolean awaitsCard = full.kind().isCard() && full.kind().squares() == 0 && !full.hasCard();
    if (!full.hasSquares() || awaitsCard) return List.of();
    draft = null;
    return List.of(message(full));
  }

  /// Ends an incomplete action. Returns the message of this action, if there is one, and then the
  /// given message.
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

  private static ClientMessage message(ActionDraft full) {
    var action = full.action();
    if (action.isEmpty()) return incomplete(full);
    return full.hasRightCard() ? new Act(action.get()) : new ActWithWrongCard(action.get());
  }

  private static ClientMessage incomplete(ActionDraft draft) {
    var onlySquare = draft.onlySquare();
    return onlySquare.isPresent() && draft.hasRightCard()
        ? new ClimbWithOneSquare(onlySquare.get())
        : new ActOffBoard(draft.kind());
  }
}
