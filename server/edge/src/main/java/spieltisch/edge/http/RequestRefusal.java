package spieltisch.edge.http;

import spieltisch.kernel.RefusalReason;

/// The reasons for which an HTTP request is refused before it is handled.
enum RequestRefusal implements RefusalReason {
  MALFORMED_REQUEST(
      400, "Diese Anfrage ist kein gültiges HTTP.", "This request is not valid HTTP."),
  REQUEST_TIMEOUT(408, "Die Anfrage kam nicht zu Ende.", "The request did not end."),
  FOREIGN_ORIGIN(
      403,
      "Seiten anderer Server dürfen das nicht.",
      "Pages of other servers are not allowed to do that."),
  NOT_JSON(
      415, "Der Inhalt muss application/json sein.", "The content type must be application/json."),
  FOREIGN_NAME(
      421,
      "Unter diesem Namen ist der Server nicht bekannt. Der Betreiber kann ihn mit --host-name"
          + " angeben.",
      "The server does not know this name. Its host can add it with --host-name.");

  private final int status;
  private final String german;
  private final String english;

  RequestRefusal(int status, String german, String english) {
    this.status = status;
    this.german = german;
    this.english = english;
  }

  JsonResponse response() {
    return JsonResponse.refused(status, this);
  }

  int status() {
    return status;
  }

  @Override
  public String german() {
    return german;
  }

  @Override
  public String english() {
    return english;
  }
}
