// Small sounds made on the spot, for those who switched them on.
import { awaited, type Table } from '../catan/tableState';

export type Sound = 'turn' | 'dice' | 'build' | 'trade' | 'end';

/** What is worth a sound between two looks at a table. */
export function soundsBetween(before: Table, after: Table): Sound[] {
  const isMine = (table: Table) => awaited(table).some((p) => p.id === table.me);
  const sounds: Sound[] = [];
  if (after.stage === 'over' && before.stage !== 'over') return ['end'];
  if (after.dice !== before.dice && after.dice) sounds.push('dice');
  if (after.newest && after.newest !== before.newest) sounds.push('build');
  if (after.offers.length > before.offers.length) sounds.push('trade');
  if (after.stage === 'game' && isMine(after) && !isMine(before)) sounds.push('turn');
  return sounds;
}

type Tone = { pitch: number; at: number; length: number; shape: OscillatorType };

const TONES: Record<Sound, readonly Tone[]> = {
  turn: [
    { pitch: 660, at: 0, length: 0.14, shape: 'sine' },
    { pitch: 880, at: 0.13, length: 0.24, shape: 'sine' },
  ],
  dice: [0, 0.06, 0.13].map((at, i) => ({
    pitch: 190 + 60 * i,
    at,
    length: 0.05,
    shape: 'square',
  })),
  build: [{ pitch: 140, at: 0, length: 0.09, shape: 'triangle' }],
  trade: [
    { pitch: 520, at: 0, length: 0.08, shape: 'triangle' },
    { pitch: 620, at: 0.09, length: 0.08, shape: 'triangle' },
  ],
  end: [523, 659, 784, 1047].map((pitch, i) => ({
    pitch,
    at: i * 0.13,
    length: 0.3,
    shape: 'sine',
  })),
};

const LOUDNESS = 0.12;
let context: AudioContext | undefined;

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    for (const tone of TONES[sound]) sing(context, tone);
  } catch {
    // A browser without sound plays silently.
  }
}

function sing(audio: AudioContext, { pitch, at, length, shape }: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length);
}
