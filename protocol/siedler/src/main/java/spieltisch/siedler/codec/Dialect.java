package spieltisch.siedler.codec;

import java.util.Set;
import spieltisch.catan.Island;
import spieltisch.catan.Options;
import spieltisch.siedler.message.Word;

/// One dialect of the protocol as data: 1.0, 1.0 in ASCII, 0.4 or 0.1, with its words, place
/// encoding and message formats. No other class of this module depends on a particular dialect.
///
/// @param name the unique name of the dialect; two dialects may have the same version
/// @param version the protocol version in the greeting
/// @param words the words of the dialect and their spellings
/// @param places the encoding of places
/// @param dice the format of a dice roll
/// @param hidden the format of cards whose kinds are hidden
/// @param answers the format of confirmations and refusals
/// @param declines the format of a declined offer
/// @param serverChat whether the server may send chat messages of its own
public record Dialect(
    String name,
    String version,
    DialectSpelling words,
    PlaceCodec places,
    DiceFormat dice,
    HiddenFormat hidden,
    AnswerFormat answers,
    DeclineFormat declines,
    ServerChat serverChat) {

  private static final Set<Word> ROBBER_REQUESTS = Set.of(Word.DISCARD, Word.MOVE_ROBBER);
  private static final Set<Word> TRADE_REQUESTS =
      Set.of(Word.TRADE_WITH_BANK, Word.OFFER, Word.ANSWER_OFFER, Word.CONCLUDE, Word.WITHDRAW);
  private static final Set<Word> CARD_REQUESTS =
      Set.of(
          Word.BUY_CARD,
          Word.PLAY_KNIGHT,
          Word.PLAY_ROAD_BUILDING,
          Word.PLAY_MONOPOLY,
          Word.PLAY_INVENTION);

  public enum DiceFormat {
    PAIR,
    SUM
  }

  public enum HiddenFormat {
    /// Three hidden cards are `{"Unbekannt": 3}`, one hidden card is `"Unbekannt"`.
    OBJECT,
    /// Three hidden cards are `3`, one hidden card is `1`.
    NUMBER
  }

  public enum AnswerFormat {
    /// Every answer is `{"Serverantwort": "..."}`.
    ONE_MESSAGE,
    /// A confirmation is `{"OK": {}}`, a refusal is `{"Fehler": {"Meldung": "..."}}`.
    TWO_MESSAGES
  }

  public enum DeclineFormat {
    /// A declined offer is an answer whose acceptance field is false.
    BY_FIELD,
    /// A declined offer is sent as the message that withdraws an acceptance.
    AS_WITHDRAWAL
  }

  public enum ServerChat {
    WITHOUT_SENDER,
    NONE
  }

  /// Protocol 1.0, the last version, with coordinates, two dice and all messages.
  public static final Dialect V1_0 =
      new Dialect(
          "1.0",
          "1.0",
          DialectSpelling.full(),
          new PlaceCodec.Axial(0),
          DiceFormat.PAIR,
          HiddenFormat.OBJECT,
          AnswerFormat.ONE_MESSAGE,
          DeclineFormat.BY_FIELD,
          ServerChat.WITHOUT_SENDER);

  /// Protocol 0.4 of 2014, which names hexagons by letters row by row and sends hidden cards as a
  /// number.
  public static final Dialect V0_4 =
      new Dialect(
          "0.4",
          "0.4",
          DialectSpelling.full()
              .with(Word.KNIGHTS, "Ritter")
              .with(Word.VICTORY_POINT, "Siegpunkte")
              .with(Word.ACCEPTOR, "Spieler")
              .without(Word.ANSWER, Word.UNKNOWN, Word.ACCEPTS, Word.CARD_PLAYER)
              .without(Word.HAS_LARGEST_ARMY, Word.HAS_LONGEST_ROAD, Word.HAS_GREATEST_ROAD)
              .without(Word.STATUS_BUILD, Word.GREEN, Word.BROWN),
          new PlaceCodec.Letters("abcdeABCfgDEFGhiHIJKLjkMNOPlmQRSnopqr"),
          DiceFormat.SUM,
          HiddenFormat.NUMBER,
          AnswerFormat.TWO_MESSAGES,
          DeclineFormat.AS_WITHDRAWAL,
          ServerChat.NONE);

  /// Protocol 0.1 of 2017, which names hexagons by letters in a spiral. This version has no robber,
  /// no trade, no development cards, no awards and no end of the game.
  public static final Dialect V0_1 =
      new Dialect(
          "0.1",
          "0.1",
          DialectSpelling.full()
              .ascii()
              .without(Word.OK, Word.LOST, Word.ROBBER_MOVED, Word.GAME_ENDED, Word.TARGET)
              .without(Word.DISCARD, Word.MOVE_ROBBER, Word.BUY_CARD, Word.CARD_BOUGHT, Word.CARDS)
              .without(Word.TRADE_WITH_BANK, Word.OFFER, Word.OFFERED, Word.ANSWER_OFFER)
              .without(Word.OFFER_ANSWERED, Word.CONCLUDE, Word.TRADED)
              .without(Word.WITHDRAW, Word.WITHDRAWN)
              .without(Word.PLAY_KNIGHT, Word.PLAY_ROAD_BUILDING, Word.PLAY_MONOPOLY)
              .without(Word.PLAY_INVENTION, Word.LONGEST_ROAD, Word.LARGEST_ARMY, Word.KNIGHTS)
              .without(Word.HAS_LARGEST_ARMY, Word.HAS_LONGEST_ROAD, Word.HAS_GREATEST_ROAD)
              .without(Word.STATUS_DISCARD, Word.STATUS_ROBBER, Word.STATUS_BUILD)
              .without(Word.GREEN, Word.BROWN),
          new PlaceCodec.Letters("abcdeABCfgLMNDhiKRSOEjkJQPFlmIHGnopqr"),
          DiceFormat.SUM,
          HiddenFormat.OBJECT,
          AnswerFormat.ONE_MESSAGE,
          DeclineFormat.BY_FIELD,
          ServerChat.NONE);

  /// Protocol 1.0 of 2017/18, without umlauts and with an x axis in another direction.
  public static final Dialect ASCII_1_0 =
      new Dialect(
          "1.0-ascii",
          "1.0",
          DialectSpelling.full().ascii(),
          new PlaceCodec.Axial(1),
          DiceFormat.PAIR,
          HiddenFormat.OBJECT,
          AnswerFormat.ONE_MESSAGE,
          DeclineFormat.BY_FIELD,
          ServerChat.WITHOUT_SENDER);

  /// Whether the dialect can name every place of an island.
  public boolean supports(Island island) {
    return places.supports(island);
  }

  /// Whether a game with these rules can be played in the dialect: every action has a request, and
  /// every place has letters or coordinates. Awards and the end of the game do not matter here,
  /// since players never request them.
  public boolean canPlay(Options rules) {
    return supports(rules.island())
        && (!rules.robber() || hasAll(ROBBER_REQUESTS))
        && (!rules.trade() || hasAll(TRADE_REQUESTS))
        && (!rules.cards() || hasAll(CARD_REQUESTS));
  }

  private boolean hasAll(Set<Word> requests) {
    return requests.stream().allMatch(words::has);
  }

  @Override
  public String toString() {
    return name;
  }
}
