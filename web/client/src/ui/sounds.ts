// Sounds of the games, synthesised in the browser.

export type Sound = 'turn' | 'dice' | 'build' | 'trade' | 'end';

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

const VOLUME = 0.12;
let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
  try {
    context ??= new AudioContext();
    for (const tone of TONES[sound]) playTone(context, tone);
  } catch {
    // The browser has no audio.
  }
}

function playTone(audio: AudioContext, { pitch, at, length, shape }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
