package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Vertx;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.access.TableAccess;
import spieltisch.edge.access.TableQuota;
import spieltisch.edge.config.AnalysisLimits;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.http.AnalysisApi;
import spieltisch.edge.http.LobbyApi;
import spieltisch.edge.transport.ConnectionRegistry;

/// Compares the OpenAPI document with the routes.
class OpenApiTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void the_document_describes_every_route_and_nothing_else() throws Exception {
    var vertx = Vertx.vertx();
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var document = new JsonObject(server.get("/api/v1/openapi.json").body());
      var described = new TreeSet<String>();
      for (var path : document.getJsonObject("paths").fieldNames())
        for (var method : document.getJsonObject("paths").getJsonObject(path).fieldNames())
          described.add(method.toUpperCase(Locale.ROOT) + " " + path);
      var router = Router.router(vertx);
      var quota = new TableQuota(server.host, Limits.Tables.UNLIMITED);
      var registry = new ConnectionRegistry(vertx, TestServer.GENEROUS, new Metrics());
      var access = new TableAccess(() -> 0, () -> 0, server.metrics);
      try (var analyses = new AnalysisApi(server.host, access, AnalysisLimits.DEFAULT)) {
        new LobbyApi(registry, server.host, access, quota, analyses, false).addTo(router);
      }
      var served = new TreeSet<String>();
      for (var route : router.getRoutes()) {
        var path = Objects.requireNonNullElse(route.getPath(), "");
        // This route only reads request bodies.
        if (!path.equals("/api/v1/"))
          for (var method : route.methods())
            served.add(method + " " + path.replaceAll(":(\\w+)", "{$1}"));
      }
      assertEquals(served, described);
    } finally {
      vertx.close().toCompletionStage().toCompletableFuture().join();
    }
  }

  @Test
  void every_referenced_schema_exists() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var text = server.get("/api/v1/openapi.json").body();
      var schemas =
          new JsonObject(text).getJsonObject("components").getJsonObject("schemas").fieldNames();
      var references = Pattern.compile("#/components/schemas/(\\w+)").matcher(text);
      while (references.find())
        assertTrue(schemas.contains(references.group(1)), references.group(1));
    }
  }
}
