package spieltisch.bots.catan;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Board;
import spieltisch.catan.rules.BeginnerBoard;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Notation;
import spieltisch.catan.rules.State;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// Builds Catan positions for tests: three players on the beginner board, by default in the trade
/// and build phase of seat 0.
///
/// The fields are written as in `docs/notation.md`. A seat is `roads,settlements,cities,hand,cards,
/// knights`.
public final class StagedPosition {
  public static final Board BOARD = BeginnerBoard.make();
  static final int DESERT = 18;

  private static final String EMPTY_SEAT = "-,-,-,-,-,0";
  private static final String LAND = "M10P2F9G12H6P4H10G9F11DF3M8F8M3G4P5H5G6P11";
  private static final String HARBOURS = "0*3g17o46*61s68*64*49b18w";

  private final List<String> seats = new ArrayList<>(List.of(EMPTY_SEAT, EMPTY_SEAT, EMPTY_SEAT));
  private int robber = DESERT;
  private String deck = "k14v5r2i2m2";
  private String fresh = "-";
  private String turn = "12.0.3.1.0.0.0";
  private String phase = "T0.6";
  private String offers = "-";
  private String limits = "";

  public StagedPosition seat(int seat, String fields) {
    seats.set(seat, fields);
    return this;
  }

  public StagedPosition robber(int hex) {
    robber = hex;
    return this;
  }

  public StagedPosition deck(String cards) {
    deck = cards;
    return this;
  }

  /// Sets the cards that the active seat bought in this turn.
  public StagedPosition fresh(String cards) {
    fresh = cards;
    return this;
  }

  public StagedPosition beforeRoll() {
    return turnOf(0);
  }

  /// Lets a seat be on turn, before its roll.
  public StagedPosition turnOf(int seat) {
    turn = "12." + seat + ".0.0.0.0.0";
    phase = "B" + seat + ".6";
    return this;
  }

  /// Sets a phase of the set-up.
  public StagedPosition setUp(String text) {
    turn = "0.0.0.0.0.0.0";
    phase = text;
    return this;
  }

  public StagedPosition phase(String text) {
    phase = text;
    return this;
  }

  /// Sets an open offer of the active seat.
  public StagedPosition offer(String text) {
    turn = "12.0.3.1.0.1.0";
    offers = text;
    return this;
  }

  /// Sets the number of offers made in this turn.
  public StagedPosition offersMade(int number) {
    turn = "12.0.3.1.0." + number + ".0";
    return this;
  }

  /// Sets the limits of offers: in a turn, and open at a time.
  public StagedPosition limits(String text) {
    limits = "OT" + text;
    return this;
  }

  public State state() {
    var line =
        String.join(
            " ",
            "standard.3.10.19.ASRANRA++++-" + limits,
            LAND,
            HARBOURS,
            DESERT + "." + robber,
            String.join("/", seats),
            "-",
            deck,
            fresh,
            "--",
            turn,
            phase,
            offers,
            "-");
    return switch (Notation.read(line)) {
      case Notation.ReadResult.Read(var state) -> state;
      case Notation.ReadResult.Unreadable(var why) ->
          throw new IllegalArgumentException(why + ": " + line);
    };
  }

  public View view(int seat) {
    return new Catan().view(state(), Viewer.of(Seat.of(seat)));
  }
}
