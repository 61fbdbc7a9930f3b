package spieltisch.edge.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.vertx.core.json.JsonObject;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Requests that change some options of a table.
class TableRequestTest {
  private static final TimeControl CLOCK =
      new TimeControl(60_000, 5_000, 20_000, OptionalLong.of(3_000), OptionalLong.of(15_000));
  private static final TableOptions OLD = TableOptions.standard().withClock(CLOCK);

  private static TableOptions changed(String fields) {
    var request = TableRequest.changed(OLD, new JsonObject(fields));
    return assertInstanceOf(TableRequest.Valid.class, request).options();
  }

  @Test
  void a_request_without_a_clock_keeps_the_time_limits() {
    var options = changed("{\"victoryPoints\":7}");
    assertEquals(7, options.catan().victoryPoints());
    assertEquals(CLOCK, options.clock());
    assertEquals(CLOCK, changed("{\"botPause\":500}").clock());
  }

  @Test
  void a_clock_is_merged_field_by_field_and_the_limit_of_computer_players_stays() {
    var expected =
        new TimeControl(90_000, 5_000, 20_000, OptionalLong.of(3_000), OptionalLong.of(15_000));
    assertEquals(expected, changed("{\"clock\":{\"turn\":90000}}").clock());
    assertEquals(expected, changed("{\"clock\":{\"turn\":90000},\"undo\":true}").clock());
  }

  @Test
  void fields_with_the_old_values_change_nothing() {
    assertEquals(OLD, changed("{\"victoryPoints\":10,\"undo\":false}"));
    assertEquals(OLD, changed("{\"clock\":{\"turn\":60000}}"));
    assertEquals(OLD, changed("{}"));
  }
}
