package spieltisch.store.journal;

import java.util.NoSuchElementException;
import spieltisch.store.UnknownEntryException;
import spieltisch.table.entry.Entry;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/// Converts entries to and from the JSON format that `docs/journal.md` describes.
public final class EntryCodec {
  private final ObjectWriter writer;
  private final ObjectReader reader;

  public EntryCodec() {
    var builder =
        JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            // An unknown field of a newer version may change the meaning of the entry, so it is an
            // error.
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    JournalSchema.configure(builder);
    var mapper = builder.build();
    writer = mapper.writerFor(Entry.class);
    reader = mapper.readerFor(Entry.class);
  }

  public String write(Entry entry) {
    return writer.writeValueAsString(entry);
  }

  /// Reads an entry that this or an earlier version of this program has written.
  ///
  /// @throws UnknownEntryException if the entry has a word, a field or a value that this version
  ///   does not know
  public Entry read(String text) {
    try {
      return reader.readValue(text);
    } catch (JacksonException | NoSuchElementException e) {
      throw new UnknownEntryException(
          "this version of the server does not know the entry: " + withoutSecrets(text), e);
    }
  }

  /// Returns the text without seeds and hashes, because the text may be logged while the game runs.
  private static String withoutSecrets(String text) {
    return text.replaceAll("[0-9a-fA-F]{64}", "…");
  }
}
