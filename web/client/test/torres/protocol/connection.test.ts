import { describe, expect, it } from 'vitest';
import type { ConnectionState, SocketLike } from '../../../src/net/connection';
import { TorresConnection } from '../../../src/torres/protocol/connection';

class FakeSocket implements SocketLike {
  sent: string[] = [];
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  open(): void {
    this.onopen?.();
  }
  receive(text: string): void {
    this.onmessage?.({ data: text });
  }
  closedByServer(): void {
    this.onclose?.({ code: 1006, reason: '' });
  }
}

describe('a Torres connection', () => {
  const options = {
    url: 'ws://here/torres',
    table: 'burg',
    name: 'Anna Blume',
    password: '',
    watch: false,
    token: 'geheim',
    age: 12,
    isReturning: false,
  };

  function connect(more: Partial<typeof options> = {}) {
    const sockets: FakeSocket[] = [];
    const states: ConnectionState[] = [];
    const connection = new TorresConnection(
      { ...options, ...more },
      { message: () => undefined, state: (s) => states.push(s), joined: () => undefined },
      () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
    );
    connection.start();
    return { connection, sockets, states, socket: () => sockets.at(-1) as FakeSocket };
  }

  it('registers with a name without blanks, the age and a token', () => {
    const { socket, connection } = connect();
    socket().open();
    expect(socket().sent).toEqual([
      'RESTZEIT\nREVANCHE\nPAUSE\nKENNUNG geheim\nJOIN burg\nPASSWD\nNAME Anna_Blume\nALTER 12\n',
    ]);
    connection.close();
  });

  it('watches with the password of the table if there is one', () => {
    for (const [password, expected] of [
      ['', 'RESTZEIT\nREVANCHE\nPAUSE\nWATCH burg\nNAME Anna_Blume\n'],
      ['mohn', 'RESTZEIT\nREVANCHE\nPAUSE\nWATCH burg\nPASSWD mohn\nNAME Anna_Blume\n'],
    ] as const) {
      const { socket, connection } = connect({ watch: true, password });
      socket().open();
      expect(socket().sent).toEqual([expected]);
      connection.close();
    }
  });

  it('tries another name if the first one is taken', () => {
    const { socket, sockets, connection } = connect();
    socket().open();
    socket().receive('FEHLER_NAME_VERGEBEN');
    socket().closedByServer();
    expect(sockets).toHaveLength(2);
    socket().open();
    expect(socket().sent[0]).toContain('NAME Anna_Blume-2');
    connection.close();
  });

  it('reconnects to its seat with the token', () => {
    const { socket, states, connection } = connect();
    socket().open();
    socket().receive('MELDUNG_SPIELER_ANGEMELDET');
    socket().closedByServer();
    expect(states.at(-1)).toMatchObject({ kind: 'waiting', attempt: 1 });
    connection.reconnectNow();
    socket().open();
    expect(socket().sent).toEqual(['RESTZEIT\nREVANCHE\nPAUSE\nKENNUNG geheim\nWIEDER burg\n']);
    connection.close();
  });

  it('joins as a new player if the seat of its token is gone', () => {
    const { socket, connection } = connect({ isReturning: true });
    socket().open();
    expect(socket().sent[0]).toContain('WIEDER');
    socket().receive('FEHLER_NICHT_VORHANDEN');
    socket().closedByServer();
    socket().open();
    expect(socket().sent[0]).toContain('JOIN');
    connection.close();
  });

  it('distinguishes a refusal from a server that cannot be reached', () => {
    const refused = connect();
    refused.socket().open();
    refused.socket().receive('FEHLER_NICHT_VORHANDEN');
    refused.socket().closedByServer();
    expect(refused.states.at(-1)).toMatchObject({ kind: 'failed', failure: 'refused' });
    const unreachable = connect();
    unreachable.socket().closedByServer();
    expect(unreachable.states.at(-1)).toMatchObject({ kind: 'failed', failure: 'unreachable' });
  });

  it('does not reconnect after the player has returned through another connection', () => {
    const { socket, sockets, states } = connect();
    socket().open();
    socket().receive('MELDUNG_SPIELER_ANGEMELDET\n');
    socket().onclose?.({ code: 4001, reason: '' });
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toEqual({ kind: 'failed', failure: 'replaced', detail: '' });
  });
});
