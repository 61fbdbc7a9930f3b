package spieltisch.siedler;

import java.util.List;
import spieltisch.catan.View;

/// What a viewer was told of an action.
///
/// @param view what he knows now
public record Told(List<ServerMessage> messages, View view) {}
