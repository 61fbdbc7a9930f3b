package spieltisch.bots.training;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.evaluation.CatanEvaluation;
import spieltisch.bots.catan.evaluation.PositionFeatures;
import spieltisch.catan.Board;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;

/// Writes the training data of the learned evaluation: positions of self-play games at the
/// beginning of a turn, and the winner of each game.
///
/// The policies of a game differ in their weights, so that the positions are not only those of one
/// way to play. Of each game a few turns are taken at random. Game `n` of a seed is the same in
/// every run, whatever the number of threads.
///
/// The file has big-endian numbers. It begins with the four letters `SpTD`, the version of the
/// features and their count for a seat, as 32-bit integers. Then follow records of equal length:
/// the number of the game (4 bytes), the seats, the winner (1 byte each), the turn (2 bytes), the
/// chances by the linear evaluation for six seats, in units of 1/65535 (2 bytes each), and the
/// features of six seats (1 byte each). Missing seats are 0.
public final class TrainingGames {
  private static final int MAGIC = 'S' << 24 | 'p' << 16 | 'T' << 8 | 'D';
  private static final int MAX_SEATS = 6;
  private static final int SEATS_AT = 4;
  private static final int WINNER_AT = 5;
  private static final int TURN_AT = 6;
  private static final int FEATURES_AT = 8 + 2 * MAX_SEATS;
  private static final int RECORD = FEATURES_AT + MAX_SEATS * PositionFeatures.COUNT;
  private static final int SAMPLES = 6;
  private static final int BATCH = 500;
  private static final int UNIT = 0xffff;

  private static final int PERCENT = 100;
  private static final int NO_TRADE_PERCENT = 10;
  private static final int HAND_SET_PERCENT = 15;
  private static final int SHIFTED_PERCENT = 45;

  /// The largest change of a weight, as the logarithm of its factor.
  private static final double MAX_SHIFT = 0.7;

  /// The numbers of seats of the games in turn; the usual table of four comes most often.
  private static final int[] SEATS = {4, 4, 2, 4, 3, 4, 4, 2, 4, 5, 4, 4, 3, 4, 6, 4};

  private final long seed;
  private final int players;
  private final boolean trades;

  /// @param players the number of seats of all games, or 0 for all numbers of seats in turn
  /// @param trades whether tables without trade are rare; otherwise all tables are without trade
  public TrainingGames(long seed, int players, boolean trades) {
    this.seed = seed;
    this.players = players;
    this.trades = trades;
  }

  /// Plays games on all processors and writes their records in the order of the games. Returns the
  /// number of records.
  public long write(int games, OutputStream to) throws IOException {
    var out = new DataOutputStream(to);
    out.writeInt(MAGIC);
    out.writeInt(PositionFeatures.VERSION);
    out.writeInt(PositionFeatures.COUNT);
    long records = 0;
    for (int first = 0; first < games; first += BATCH) {
      int end = Math.min(games, first + BATCH);
      var played = IntStream.range(first, end).parallel().mapToObj(this::records).toList();
      for (var bytes : played) {
        out.write(bytes);
        records += bytes.length / RECORD;
      }
    }
    out.flush();
    return records;
  }

  /// The records of one game; none if the game exceeds the turn limit of self-play.
  byte[] records(int game) {
    var chance = new SeededChance(seed * 1_000_003 + game);
    int seats = players == 0 ? SEATS[game % SEATS.length] : players;
    var options = Options.standard(seats);
    if (!trades || chance.below(PERCENT) < NO_TRADE_PERCENT)
      options = options.toBuilder().trade(false).build();
    var weights = new ArrayList<Weights>();
    for (int seat = 0; seat < seats; seat++) weights.add(weights(chance));
    var board = BoardMaker.variable(options, chance);
    var sampling = new Sampling(board, chance);
    var start = State.start(options, board);
    int winner = SelfPlay.winnerOf(start, weights, new SeededChance(chance.bits()), sampling::see);
    return winner == Position.NOBODY ? new byte[0] : bytes(game, winner, sampling.samples);
  }

  private static Weights weights(SeededChance chance) {
    int kind = chance.below(PERCENT);
    if (kind < HAND_SET_PERCENT) return Weights.defaults();
    var weights = Weights.tuned();
    if (kind >= HAND_SET_PERCENT + SHIFTED_PERCENT) return weights;
    for (var weight : Weight.HEURISTIC) {
      double shift = (chance.below(2001) - 1000) / 1000.0 * MAX_SHIFT;
      weights = weights.with(weight, weights.of(weight) * StrictMath.exp(shift));
    }
    return weights;
  }

  /// Joins the records of a game and adds what was not known when they were made.
  private static byte[] bytes(int game, int winner, List<ByteBuffer> records) {
    var all = ByteBuffer.allocate(records.size() * RECORD);
    for (var record : records)
      all.put(record.putInt(0, game).put(WINNER_AT, (byte) winner).rewind());
    return all.array();
  }

  /// Takes turns of one game at random, each with the same probability: a reservoir of the turns so
  /// far.
  private static final class Sampling {
    private final SeededChance chance;
    private final PositionFeatures features;
    private final CatanEvaluation linear = new CatanEvaluation(Weights.tuned());
    private final float[] values = new float[MAX_SEATS * PositionFeatures.COUNT];
    private final List<ByteBuffer> samples = new ArrayList<>();
    private int turn;
    private int seen;

    Sampling(Board board, SeededChance chance) {
      this.chance = chance;
      features = new PositionFeatures(board);
    }

    void see(State state) {
      var open = state.position();
      if (open.turn() == turn || open.phaseKind() != Position.BEFORE_ROLL) return;
      turn = open.turn();
      int place = seen < SAMPLES ? seen : chance.below(seen + 1);
      seen++;
      if (place >= SAMPLES) return;
      if (place < samples.size()) samples.set(place, sample(state));
      else samples.add(sample(state));
    }

    /// The record of a turn, without the game and its winner.
    private ByteBuffer sample(State state) {
      int seats = state.position().players();
      var record = ByteBuffer.allocate(RECORD);
      record.position(SEATS_AT).put((byte) seats);
      record.position(TURN_AT).putShort((short) turn);
      for (int seat = 0; seat < seats; seat++)
        record.putShort((short) Math.round(UNIT * linear.winChance(state, seat)));
      features.of(state, values);
      record.position(FEATURES_AT);
      for (int i = 0; i < seats * PositionFeatures.COUNT; i++) record.put((byte) (int) values[i]);
      return record;
    }
  }
}
