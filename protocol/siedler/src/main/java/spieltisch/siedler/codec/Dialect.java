package spieltisch.siedler.codec;

import spieltisch.catan.Island;
import spieltisch.siedler.message.Word;

/// One edition of the protocol as data: its words, how it writes places, and the shapes in which it
/// differs from the others. Nothing else in this module knows which edition it speaks.
///
/// @param name how we call it; two editions may carry one version
/// @param version what its greeting says
/// @param words the words it has
/// @param places how it writes places
/// @param dice how it writes a throw
/// @param hidden how it writes cards whose kinds are hidden
/// @param answers how it confirms and refuses
/// @param declines how it says no to an offer
/// @param serverChat whether the server itself may speak in the chat
public record Dialect(
    String name,
    String version,
    Vocabulary words,
    PlaceCodec places,
    Throw dice,
    Hidden hidden,
    Answers answers,
    Declines declines,
    ServerChat serverChat) {

  public enum Throw {
    PAIR,
    SUM
  }

  public enum Hidden {
    /// `{"Unbekannt": 3}`, and `"Unbekannt"` for one card.
    OBJECT,
    /// `3`, and `1` for one card.
    NUMBER
  }

  public enum Answers {
    /// `{"Serverantwort": "..."}`
    ONE_MESSAGE,
    /// `{"OK": {}}` and `{"Fehler": {"Meldung": "..."}}`
    TWO_MESSAGES
  }

  public enum Declines {
    /// By a field of the acceptance that is false.
    BY_FIELD,
    /// As if an acceptance were taken back.
    AS_WITHDRAWAL
  }

  public enum ServerChat {
    WITHOUT_SENDER,
    NONE
  }

  /// The last edition: coordinates, two dice, everything there is.
  public static final Dialect V1_0 =
      new Dialect(
          "1.0",
          "1.0",
          Vocabulary.full(),
          new PlaceCodec.Axial(0),
          Throw.PAIR,
          Hidden.OBJECT,
          Answers.ONE_MESSAGE,
          Declines.BY_FIELD,
          ServerChat.WITHOUT_SENDER);

  /// The edition of 2014: letters row by row, numbers for what is hidden.
  public static final Dialect V0_4 =
      new Dialect(
          "0.4",
          "0.4",
          Vocabulary.full()
              .with(Word.KNIGHTS, "Ritter")
              .with(Word.VICTORY_POINT, "Siegpunkte")
              .with(Word.ACCEPTOR, "Spieler")
              .without(Word.ANSWER, Word.UNKNOWN, Word.ACCEPTS, Word.CARD_PLAYER)
              .without(Word.HAS_LARGEST_ARMY, Word.HAS_LONGEST_ROAD, Word.HAS_GREATEST_ROAD)
              .without(Word.STATUS_BUILD, Word.GREEN, Word.BROWN),
          new PlaceCodec.Letters("abcdeABCfgDEFGhiHIJKLjkMNOPlmQRSnopqr"),
          Throw.SUM,
          Hidden.NUMBER,
          Answers.TWO_MESSAGES,
          Declines.AS_WITHDRAWAL,
          ServerChat.NONE);

  /// The small edition of 2017: letters in a spiral, no robber, trade, cards, awards or end.
  public static final Dialect V0_1 =
      new Dialect(
          "0.1",
          "0.1",
          Vocabulary.full()
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
          Throw.SUM,
          Hidden.OBJECT,
          Answers.ONE_MESSAGE,
          Declines.BY_FIELD,
          ServerChat.NONE);

  /// The 1.0 of 2017/18: no umlauts, and a grid whose x counts along another axis.
  public static final Dialect ASCII_1_0 =
      new Dialect(
          "1.0-ascii",
          "1.0",
          Vocabulary.full().ascii(),
          new PlaceCodec.Axial(1),
          Throw.PAIR,
          Hidden.OBJECT,
          Answers.ONE_MESSAGE,
          Declines.BY_FIELD,
          ServerChat.WITHOUT_SENDER);

  /// Whether the dialect has a name for every place of an island.
  public boolean knows(Island island) {
    return places.knows(island);
  }

  @Override
  public String toString() {
    return name;
  }
}
