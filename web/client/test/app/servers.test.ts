import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetServer,
  parseServerAddress,
  rememberServer,
  serverPage,
  storedServers,
} from '../../src/app/servers';
import { MemoryStorage } from '../memoryStorage';

describe('the address of a server', () => {
  it.each([
    ['tcp://192.168.1.5:8010', 'tcp://192.168.1.5:8010', '/'],
    [' 192.168.1.5:8010 ', 'tcp://192.168.1.5:8010', '/'],
    ['tcp://host:80', 'tcp://host:80', '/'],
    ['tcp://[fe80::1]:8010', 'tcp://[fe80::1]:8010', '/'],
    ['ws://host:8080/catan/Endor', 'ws://host:8080/catan/Endor', '/'],
    ['wss://host/catan?x=1', 'wss://host/catan?x=1', '/'],
    ['WS://Host/catan', 'ws://host/catan', '/'],
    ['http://192.168.1.5:8080', 'http://192.168.1.5:8080', '/'],
    ['192.168.1.5:8080', 'http://192.168.1.5:8080', '/'],
    ['localhost:8080', 'http://localhost:8080', '/'],
    ['box.local:8080', 'http://box.local:8080', '/'],
    ['spiele.example.org', 'https://spiele.example.org', '/'],
    ['https://example.org/table/R%C3%A4uber', 'https://example.org', '/table/R%C3%A4uber'],
    ['https://example.org//other.example/x', 'https://example.org', '/other.example/x'],
    ['https://example.org/?server=ws://x', 'https://example.org', '/'],
    ['spieltisch:tcp://10.0.0.1:8010', 'tcp://10.0.0.1:8010', '/'],
    ['spieltisch:http://10.0.0.1:8080/table/A', 'http://10.0.0.1:8080', '/table/A'],
    ['spieltisch://10.0.0.1:8080/table/A', 'http://10.0.0.1:8080', '/table/A'],
  ])('%s', (text, server, path) => {
    expect(parseServerAddress(text)).toEqual({ server, path });
  });

  it.each([
    '',
    '   ',
    'tcp://host',
    'tcp://:8010',
    'ftp://host',
    'javascript://host/%0aalert(1)',
    'http://',
    'http://name:secret@host',
    'ws://host:99999',
    'a b',
    'spieltisch:',
  ])('is not %j', (text) => {
    expect(parseServerAddress(text)).toBeUndefined();
  });

  it('is part of the page of the app', () => {
    expect(serverPage({ server: 'ws://a/b?c', path: '/table/x' })).toBe(
      '/table/x?server=ws%3A%2F%2Fa%2Fb%3Fc',
    );
  });
});

describe('the list of servers', () => {
  beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));
  afterEach(() => vi.unstubAllGlobals());

  it('has each server once, the latest first', () => {
    expect(storedServers()).toEqual([]);
    ['ws://a', 'ws://b', 'ws://a'].forEach(rememberServer);
    expect(storedServers()).toEqual(['ws://a', 'ws://b']);
    forgetServer('ws://a');
    expect(storedServers()).toEqual(['ws://b']);
  });

  it('is short, and empty if it was damaged', () => {
    for (let i = 0; i < 30; i++) rememberServer(`ws://${i}`);
    expect(storedServers()).toHaveLength(20);
    localStorage.setItem('spieltisch.servers', '{"a"');
    expect(storedServers()).toEqual([]);
  });
});
