package spieltisch.edge.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StaticPagesTest {
  private final Vertx vertx = Vertx.vertx();
  private final StaticPages pages = new StaticPages();

  @AfterEach
  void close() {
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }

  @Test
  void invented_file_names_take_no_memory() throws Exception {
    var router = Router.router(vertx);
    pages.addTo(router);
    int port =
        vertx
            .createHttpServer()
            .requestHandler(router)
            .listen(0, "127.0.0.1")
            .toCompletionStage()
            .toCompletableFuture()
            .join()
            .actualPort();
    try (var client = HttpClient.newHttpClient()) {
      for (int i = 0; i < 30; i++) {
        var address = URI.create("http://127.0.0.1:" + port + "/invented" + i + ".js");
        var request = HttpRequest.newBuilder(address).build();
        assertEquals(
            404, client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode());
      }
    }
    assertEquals(0, pages.size());
  }
}
