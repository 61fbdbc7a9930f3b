package spieltisch.edge;

import spieltisch.siedler.codec.JsonFramer;

/// How a session of the Catan protocol takes bytes.
record SiedlerEar(SiedlerSession session, JsonFramer frames) implements SocketDoor.Ear {
  SiedlerEar(SiedlerSession session) {
    this(session, new JsonFramer());
  }

  @Override
  public int hear(byte[] bytes) {
    return session.received(frames.feed(bytes));
  }

  @Override
  public void messageEnds() {
    frames.lineEnds();
  }
}
