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
  private final KeywordSpelling keywordSpelling;
  private @Nullable RegistrationForm registrationForm;
  private @Nullable ActionDraft actionDraft;

  /// Whether fields may arrive that belong to an action already handed out.
  private boolean isAfterAction;

  public ClientReader(KeywordSpelling keywordSpelling) {
    this.keywordSpelling = keywordSpelling;
  }

  /// The messages that this line completes.
  public List<ClientMessage> read(TextLine textLine) {
    return switch (textLine) {
      case TextLine.TooLong _ -> List.of(new TooLong());
      case TextLine.Text text -> text.text().isBlank() ? List.of() : read(text);
    };
  }

  private List<ClientMessage> read(TextLine.Text line) {
    var keyword = keywordSpelling.find(line.word());
    if (registrationForm != null) return fill(registrationForm, keyword.orElse(null), line);
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
      case NEU -> open(RegistrationForm.newGame(line.value()));
      case JOIN -> open(RegistrationForm.player(line.value()));
      case WATCH -> open(RegistrationForm.spectator(line.value()));
      default -> after(new Unknown(line.text()));
    };
  }

  private List<ClientMessage> open(RegistrationForm opened) {
    var before = endAction();
    registrationForm = opened;
    return before;
  }

  private List<ClientMessage> fill(
      RegistrationForm filled, @Nullable Keyword keyword, TextLine.Text line) {
    if (keyword == null || !filled.expects(keyword)) {
      registrationForm = null;
      return List.of(filled.bad());
    }
    filled.add(line.value());
    if (!filled.isComplete()) return List.of();
    registrationForm = null;
    return List.of(filled.message(keywordSpelling));
  }

  private List<ClientMessage> begin(String word) {
    var messages = new ArrayList<>(endAction());
    isAfterAction = true;
    var actionKind = keywordSpelling.kind(word);
    if (actionKind.isEmpty()) {
      messages.add(new ActUnknown(word));
      return messages;
    }
    actionDraft = new ActionDraft(actionKind.get());
    messages.addAll(handOutIfComplete(actionDraft));
    return messages;
  }

  private List<ClientMessage> field(Keyword field, TextLine.Text line) {
    if (actionDraft != null) {
      actionDraft.add(field, line.value());
      return handOutIfComplete(actionDraft);
    }
    return isAfterAction ? List.of() : List.of(new Unknown(line.text()));
  }

  private List<ClientMessage> handOutIfComplete(ActionDraft full) {
    boolean awaitsCard = full.kind().isCard() && full.kind().squares() == 0 && !full.hasCard();
    if (!full.hasSquares() || awaitsCard) return List.of();
    actionDraft = null;
    return List.of(message(full));
  }

  /// What a keyword says that ends any action before it.
  private List<ClientMessage> after(ClientMessage message) {
    var messages = new ArrayList<>(endAction());
    messages.add(message);
    return messages;
  }

  private List<ClientMessage> endAction() {
    var ended = actionDraft;
    actionDraft = null;
    isAfterAction = false;
    return ended == null ? List.of() : List.of(message(ended));
  }

  private static ClientMessage message(ActionDraft full) {
    var action = full.action();
    if (action.isEmpty()) return new ActOffBoard(full.kind());
    return full.hasRightCard() ? new Act(action.get()) : new ActWithWrongCard(action.get());
  }
}
