#!/usr/bin/env node
// A small bot for the Catan protocol 1.0 over a WebSocket. It needs only Node 20.
//
//     node random_bot.mjs ws://HOST:PORT/catan [NAME] [COLOUR]
//
// The bot tracks the map and its own hand from the messages. It builds something random that it can
// afford, declines every offer, and tries something else after a refusal. It disconnects when the game
// is over. The protocol is described in docs/protocol/siedler-1.0.md, this program in docs/bots.md.
import { createHash, randomBytes } from 'node:crypto';
import { get } from 'node:http';

const KINDS = ['Holz', 'Lehm', 'Wolle', 'Getreide', 'Erz'];
const PRICES = {
  Straße: { Holz: 1, Lehm: 1 },
  Dorf: { Holz: 1, Lehm: 1, Wolle: 1, Getreide: 1 },
  Stadt: { Getreide: 2, Erz: 3 },
};
const STEPS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]; // counter-clockwise from the east

// A minimal WebSocket client, because Node 20 has none by default. It sends masked text frames and
// handles text, ping and close frames.
function connect(address, onText, onEnd) {
  const key = randomBytes(16).toString('base64');
  const proof = createHash('sha1').update(key + '258EAFA5-E914-47DA-95CA-C5AB0DC85B11').digest('base64');
  const url = new URL(address);
  url.protocol = 'http:';
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': key };
  let send = () => {};
  const request = get(url, { headers }, () => onEnd('the server did not accept the WebSocket'));
  request.on('error', (error) => onEnd(error.message));
  request.on('upgrade', (response, socket, head) => {
    if (response.headers['sec-websocket-accept'] !== proof) return onEnd('the server did not accept the WebSocket');
    let bytes = head;
    let text = [];
    send = (code, data) => {
      const mask = randomBytes(4);
      const size = data.length < 126 ? [0x80 | data.length] : [0x80 | 126, data.length >> 8, data.length & 255];
      socket.write(Buffer.concat([Buffer.from([0x80 | code, ...size]), mask, data.map((byte, i) => byte ^ mask[i % 4])]));
    };
    const frame = (isLast, code, data) => {
      if (code === 9) send(10, data); // answer a ping with a pong
      if (code === 8) socket.end();
      if (code <= 1) text.push(data);
      if (!isLast || code > 1) return;
      const whole = Buffer.concat(text).toString();
      text = [];
      onText(JSON.parse(whole));
    };
    const readFrames = () => {
      while (bytes.length >= 2) {
        const short = bytes[1] & 127;
        const start = short === 127 ? 10 : short === 126 ? 4 : 2;
        if (bytes.length < start) return;
        const size = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
        if (bytes.length < start + size) return;
        const [head, data] = [bytes[0], bytes.subarray(start, start + size)];
        bytes = bytes.subarray(start + size);
        frame((head & 0x80) !== 0, head & 15, data);
      }
    };
    socket.on('data', (data) => { bytes = Buffer.concat([bytes, data]); readFrames(); });
    socket.on('close', () => onEnd('closed'));
    socket.on('error', (error) => onEnd(error.message));
    readFrames();
  });
  return { send: (type, body = {}) => send(1, Buffer.from(JSON.stringify({ [type]: body }))), close: () => { send(8, Buffer.alloc(0)); } };
}

// Places: a field is "x,y"; a road or a corner is the sorted list of its fields, joined by spaces.
const name = ({ x, y }) => `${x},${y}`;
const join = (fields) => [...fields].sort().join(' ');
const fields = (place) => place.split(' ');
const ort = (field) => { const [x, y] = field.split(',').map(Number); return { x, y }; };
const step = (field, i) => { const { x, y } = ort(field); const [dx, dy] = STEPS[i % 6]; return `${x + dx},${y + dy}`; };
const common = (a, b) => fields(a).filter((field) => fields(b).includes(field)).length;
const any = (list) => list[Math.floor(Math.random() * list.length)];

class Bot {
  colours = ['Rot', 'Orange', 'Blau', 'Weiß'];
  hand = {}; land = new Set(); corners = []; roads = new Map(); buildings = new Map(); offers = [];
  refusals = 0;

  constructor(address, myName, colour) {
    this.name = myName;
    this.colours = [colour, ...this.colours.filter((other) => other !== colour)];
    this.connection = connect(address, (message) => Object.entries(message).forEach(([type, body]) => this.receive(type, body)), (reason) => this.ended(reason));
  }

  ended(reason) {
    if (!this.isOver) console.error(reason);
    process.exitCode = this.isOver ? 0 : 1;
  }

  send(type, body) {
    this.isWaiting = type !== 'Hallo';
    this.connection.send(type, body);
  }

  receive(type, body) {
    if (type === 'Hallo') this.send('Hallo', { Version: 'random_bot.mjs 1 (KI)' });
    if (type === 'Willkommen') this.me = body.id;
    if (type === 'Statusupdate') this.update(body.Spieler);
    if (type === 'Serverantwort' || (type === 'Fehler' && this.land.size === 0)) this.answered(body); // Fehler: the colour is taken
    if (type === 'Spiel gestartet') this.started(body.Karte);
    if (type === 'Bauvorgang') this.built(body.Gebäude);
    if (type === 'Räuber versetzt') this.robber = name(body.Ort);
    if (type === 'Handelsangebot' && body.Spieler !== this.me) this.offers.push(body['Handel id']);
    if (type === 'Spiel beendet') { this.isOver = true; console.log('winner:', body.Sieger); this.connection.close(); }
    this.act();
  }

  update(player) {
    if (player.id !== this.me) return;
    if (player.Status !== this.status) this.refusals = 0;
    this.status = player.Status;
    this.hand = player.Rohstoffe ?? this.hand;
  }

  answered(text) {
    this.isWaiting = false;
    if (text === 'OK') [this.isReady, this.isIntroduced] = [this.isIntroduced, true];
    else if (this.land.size === 0) { this.colours.push(this.colours.shift()); this.isIntroduced = false; } // the colour is taken
    else this.refusals++;
  }

  started(board) {
    this.land = new Set(board.Felder.filter((field) => field.Typ !== 'Meer').map((field) => name(field.Ort)));
    this.corners = [...new Set([...this.land].flatMap((field) => STEPS.map((_, i) => join([field, step(field, i), step(field, i + 1)]))))];
    this.robber = name(board.Räuber);
    board.Gebäude.forEach((building) => this.built(building));
  }

  built({ Typ, Ort, Eigentümer }) {
    const place = join(Ort.map(name));
    if (Typ === 'Straße') this.roads.set(place, Eigentümer);
    else this.buildings.set(place, { owner: Eigentümer, type: Typ });
    if (Typ === 'Dorf' && Eigentümer === this.me) this.last = place;
  }

  // Sends one request at a time, and only when the status asks for it.
  act() {
    if (this.isWaiting || this.isOver || this.me === undefined) return;
    if (!this.isIntroduced) this.send('Spieler', { Name: this.name, Farbe: this.colours[0] });
    else if (!this.isReady) this.send('Spiel starten');
    else if (this.offers.length) this.send('Handel annehmen', { 'Handel id': this.offers.pop(), Annehmen: false });
    else if (this.status === 'Dorf bauen') this.build('Dorf', this.corners.filter((corner) => this.isFree(corner)));
    else if (this.status === 'Straße bauen') this.build('Straße', this.edges(this.last));
    else if (this.status === 'Würfeln') this.send('Würfeln');
    else if (this.status === 'Karten wegen Räuber abgeben') this.discard();
    else if (this.status === 'Räuber versetzen') this.rob();
    else if (this.status === 'Handeln oder Bauen' || this.status === 'Bauen') this.tradeAndBuild();
  }

  build(type, places) {
    if (places.length) this.send('Bauen', { Typ: type, Ort: fields(any(places)).map(ort) });
    return places.length > 0;
  }

  discard() {
    const cards = KINDS.flatMap((kind) => Array(this.hand[kind] ?? 0).fill(kind));
    const given = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
    for (let left = Math.floor(cards.length / 2); left > 0; left--) given[cards.splice(Math.random() * cards.length, 1)[0]]++;
    this.send('Karten abgeben', { Abgeben: given });
  }

  rob() {
    const field = any([...this.land].filter((other) => other !== this.robber));
    const victims = [...this.buildings].filter(([place, building]) => fields(place).includes(field) && building.owner !== this.me);
    this.send('Räuber versetzen', { Ort: ort(field), ...(victims.length && { Ziel: any(victims)[1].owner }) });
  }

  tradeAndBuild() {
    const own = [...this.roads].filter(([, owner]) => owner === this.me).map(([place]) => place);
    const ends = this.corners.filter((corner) => own.some((road) => common(road, corner) === 2));
    const settlements = [...this.buildings].filter(([, building]) => building.owner === this.me && building.type === 'Dorf').map(([place]) => place);
    const sites = ends.filter((corner) => this.isFree(corner));
    const roadSites = ends.filter((corner) => (this.buildings.get(corner)?.owner ?? this.me) === this.me).flatMap((corner) => this.edges(corner));
    const [plenty, scarce] = [KINDS.filter((kind) => this.hand[kind] >= 4), KINDS.filter((kind) => !(this.hand[kind] >= 4))];
    if (this.refusals > 3) return this.send('Zug beenden');
    if (this.canPay('Stadt') && this.build('Stadt', settlements)) return;
    if (this.canPay('Dorf') && this.build('Dorf', sites)) return;
    if (this.canPay('Straße') && !sites.length && this.build('Straße', roadSites)) return;
    if (plenty.length && scarce.length && this.status !== 'Bauen') this.send('Seehandel', { Angebot: { [any(plenty)]: 4 }, Nachfrage: { [any(scarce)]: 1 } });
    else this.send('Zug beenden');
  }

  canPay = (type) => Object.entries(PRICES[type]).every(([kind, count]) => (this.hand[kind] ?? 0) >= count);
  isFree = (corner) => ![...this.buildings.keys()].some((place) => common(place, corner) >= 2); // the distance rule
  edges(corner) {
    const [a, b, c] = fields(corner);
    return [join([a, b]), join([a, c]), join([b, c])].filter((edge) => !this.roads.has(edge) && fields(edge).some((field) => this.land.has(field)));
  }
}

const [address, myName = 'Node', colour = 'Weiß'] = process.argv.slice(2);
if (address) new Bot(address, myName, colour);
else console.error('usage: node random_bot.mjs ws://HOST:PORT/catan [NAME] [COLOUR]');
