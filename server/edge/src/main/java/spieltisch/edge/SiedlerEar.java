package spieltisch.edge;

import spieltisch.siedler.Frames;

/// How a session of the Catan protocol takes bytes.
record SiedlerEar(SiedlerSession session, Frames frames) implements SocketDoor.Ear {
  SiedlerEar(SiedlerSession session) {
    this(session, new Frames());
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
