package spieltisch.edge.http;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.JsonObject;
import java.util.Optional;
import spieltisch.kernel.RefusalReason;

/// An HTTP response with a JSON body in UTF-8 or without a body.
///
/// The body is encoded when the response is created, so that the event loop need not do it.
record JsonResponse(int status, Optional<Buffer> body) {
  private static final int TOO_MANY_REQUESTS = 429;

  static JsonResponse ok(JsonObject body) {
    return of(200, body);
  }

  static JsonResponse of(int status, JsonObject body) {
    return new JsonResponse(status, Optional.of(body.toBuffer()));
  }

  static JsonResponse refused(int status, RefusalReason reason) {
    return error(status, reason.german(), reason.english());
  }

  static JsonResponse error(int status, String german, String english) {
    var sentences = new JsonObject().put("de", german).put("en", english);
    return of(status, new JsonObject().put("error", sentences));
  }

  Future<Void> send(HttpServerResponse response) {
    response.setStatusCode(status).putHeader("Cache-Control", "no-store");
    if (status == TOO_MANY_REQUESTS && !response.headers().contains("Retry-After"))
      response.putHeader("Retry-After", "60");
    if (body.isEmpty()) return response.end();
    return response.putHeader("Content-Type", "application/json; charset=utf-8").end(body.get());
  }
}
