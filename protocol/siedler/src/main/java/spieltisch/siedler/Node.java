package spieltisch.siedler;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A place in a message that is being read: it knows how it got there, so that it can name itself
/// when something is wrong.
final class Node {
  private final Json json;
  private final Dialect dialect;
  private final boolean isStrict;
  private final @Nullable Node above;
  private final String name;
  private final int index;

  private Node(
      Json json, Dialect dialect, boolean isStrict, @Nullable Node above, String name, int index) {
    this.json = json;
    this.dialect = dialect;
    this.isStrict = isStrict;
    this.above = above;
    this.name = name;
    this.index = index;
  }

  /// A whole message as a client sent it: every letter counts.
  static Node strict(Json json, Dialect dialect) {
    return new Node(json, dialect, true, null, "", -1);
  }

  /// A whole message as a server sent it: what we can do without, we do without.
  static Node kind(Json json, Dialect dialect) {
    return new Node(json, dialect, false, null, "", -1);
  }

  Dialect dialect() {
    return dialect;
  }

  boolean isStrict() {
    return isStrict;
  }

  boolean isText() {
    return json instanceof Json.Text;
  }

  boolean isNumber() {
    return json instanceof Json.Whole;
  }

  boolean isList() {
    return json instanceof Json.Items;
  }

  String path() {
    if (above == null) return name;
    var before = above.path();
    if (index >= 0) return before + "[" + index + "]";
    return before.isEmpty() ? name : before + "." + name;
  }

  int whole() {
    return switch (json) {
      case Json.Whole(var value) when value == (int) value -> (int) value;
      case Json.Whole _, Json.Huge _ -> throw fault(" ist eine zu große Zahl.");
      case Json.Fraction _,
          Json.Text _,
          Json.Bool _,
          Json.Nothing _,
          Json.Members _,
          Json.Items _ ->
          throw fault(" muss eine ganze Zahl sein.");
    };
  }

  long large() {
    if (json instanceof Json.Whole(var value)) return value;
    return whole();
  }

  String text() {
    if (json instanceof Json.Text(var text)) return text;
    throw fault(" muss ein Text sein.");
  }

  boolean flag() {
    if (json instanceof Json.Bool(var value)) return value;
    throw fault(" muss true oder false sein.");
  }

  List<Node> items() {
    if (!(json instanceof Json.Items(var items))) throw fault(" muss eine Liste sein.");
    var nodes = new ArrayList<Node>(items.size());
    for (int i = 0; i < items.size(); i++)
      nodes.add(new Node(items.get(i), dialect, isStrict, this, "", i));
    return nodes;
  }

  Json.Members members() {
    if (json instanceof Json.Members members) return members;
    throw above == null
        ? new Fault("", "Die Nachricht muss ein Objekt sein.")
        : fault(" muss ein Objekt sein.");
  }

  /// The field that must be there.
  Node field(Word word) {
    var found = find(word);
    if (found != null) return found;
    throw child(word, new Json.Nothing()).fault(" fehlt.");
  }

  /// The field, or null if it is left out.
  @Nullable Node find(Word word) {
    var members = members();
    var spelled = dialect.words().has(word) ? dialect.words().spell(word) : word.german();
    int at = members.names().indexOf(spelled);
    if (at >= 0) {
      var value = members.values().get(at);
      return value instanceof Json.Nothing ? null : child(word, value);
    }
    if (isStrict) refuseOtherCase(members, spelled);
    return null;
  }

  private void refuseOtherCase(Json.Members members, String spelled) {
    for (var own : members.names())
      if (own.equalsIgnoreCase(spelled))
        throw new Node(json, dialect, true, this, own, -1)
            .fault(" muss „" + spelled + "“ geschrieben werden.");
  }

  private Node child(Word word, Json value) {
    var spelled = dialect.words().has(word) ? dialect.words().spell(word) : word.german();
    return new Node(value, dialect, isStrict, this, spelled, -1);
  }

  /// A member by the name it has here.
  Node member(int at) {
    var members = members();
    return new Node(members.values().get(at), dialect, isStrict, this, members.names().get(at), -1);
  }

  /// The value whose word this text is.
  <E> E term(E[] values, Function<E, Word> word) {
    return knownTerm(values, word).orElseThrow(() -> unknown(text()));
  }

  /// The same, empty for a word that we do not know.
  <E> Optional<E> knownTerm(E[] values, Function<E, Word> word) {
    var text = text();
    for (var value : values)
      if (dialect.words().spells(word.apply(value), text)) return Optional.of(value);
    return Optional.empty();
  }

  /// What the optional field says.
  <T> Optional<T> maybe(Word word, Function<Node, T> read) {
    var found = find(word);
    return found == null ? Optional.empty() : Optional.of(read.apply(found));
  }

  Fault wrongArity(int wanted, int given) {
    var fields = wanted == 1 ? " Feld" : " Felder";
    return fault(" muss genau " + wanted + fields + " nennen, nicht " + given + ".");
  }

  Fault unknown(String text) {
    return fault(" hat den unbekannten Wert „" + CleanText.quote(text) + "“.");
  }

  /// A sentence that begins with this place.
  Fault fault(String rest) {
    var path = path();
    return new Fault(path, "„" + CleanText.chat(path) + "“" + rest);
  }
}
