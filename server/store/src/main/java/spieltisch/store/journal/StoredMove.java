package spieltisch.store.journal;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.GameEvent;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;

/// The stored form of an action and its events. An object that names the game wraps the action, and
/// another wraps the events, because the two games use some words for different types.
interface StoredMove {
  @JsonProperty("deed")
  @JsonSerialize(using = ActionWriter.class)
  @JsonDeserialize(using = ActionReader.class)
  GameAction action();

  @JsonProperty("happening")
  @JsonSerialize(using = EventsWriter.class)
  @JsonDeserialize(using = EventsReader.class)
  List<GameEvent> events();

  /// An action, together with its kind of game.
  sealed interface StoredAction {
    GameAction action();

    record OfCatan(spieltisch.catan.Action action) implements StoredAction {}

    record OfTorres(spieltisch.torres.Action action) implements StoredAction {}
  }

  /// The events of an action, together with their kind of game.
  sealed interface StoredEvents {
    List<? extends GameEvent> events();

    record OfCatan(List<spieltisch.catan.rules.Event> events) implements StoredEvents {}

    record OfTorres(List<spieltisch.torres.rules.Event> events) implements StoredEvents {}
  }

  final class ActionWriter extends ValueSerializer<GameAction> {
    @Override
    public void serialize(GameAction action, JsonGenerator json, SerializationContext context) {
      context.writeValue(json, stored(action));
    }

    private static StoredAction stored(GameAction action) {
      return action instanceof spieltisch.catan.Action catan
          ? new StoredAction.OfCatan(catan)
          : new StoredAction.OfTorres((spieltisch.torres.Action) action);
    }
  }

  final class ActionReader extends ValueDeserializer<GameAction> {
    @Override
    public GameAction deserialize(JsonParser json, DeserializationContext context) {
      return context.readValue(json, StoredAction.class).action();
    }
  }

  final class EventsWriter extends ValueSerializer<List<GameEvent>> {
    @Override
    public void serialize(
        List<GameEvent> events, JsonGenerator json, SerializationContext context) {
      context.writeValue(json, stored(events));
    }

    private static StoredEvents stored(List<GameEvent> events) {
      return events.getFirst() instanceof spieltisch.catan.rules.Event
          ? new StoredEvents.OfCatan(cast(events, spieltisch.catan.rules.Event.class))
          : new StoredEvents.OfTorres(cast(events, spieltisch.torres.rules.Event.class));
    }

    private static <T extends GameEvent> List<T> cast(List<GameEvent> events, Class<T> type) {
      return events.stream().map(type::cast).toList();
    }
  }

  final class EventsReader extends ValueDeserializer<List<GameEvent>> {
    @Override
    public List<GameEvent> deserialize(JsonParser json, DeserializationContext context) {
      return List.copyOf(context.readValue(json, StoredEvents.class).events());
    }
  }
}
