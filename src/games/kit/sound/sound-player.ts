import type { Cue, CueName, Noise, Note, Voice } from './cue.ts';
import { composeCue } from './cues.ts';

export interface SoundPlayer {
  /** `step` raises it: which reel, which moon. Silent while switched off. */
  play(name: CueName, step?: number): void;
  switchOn(on: boolean): void;
  destroy(): void;
}

const LOUDNESS = 0.5;

/** Makes the sounds as they are needed; no file is loaded, and nothing is made before the first. */
export function createSoundPlayer(voice: Voice): SoundPlayer {
  let on = false;
  let output: { context: AudioContext; gain: GainNode; noise: AudioBuffer } | null = null;

  const open = () => {
    if (output !== null || typeof AudioContext === 'undefined') return output;
    const context = new AudioContext();
    const gain = new GainNode(context, { gain: LOUDNESS });
    const soften = new DynamicsCompressorNode(context, { threshold: -18, ratio: 6 });
    gain.connect(soften).connect(context.destination);
    output = { context, gain, noise: whiteNoise(context) };
    return output;
  };

  return {
    play(name, step = 0) {
      if (!on) return;
      const ready = open();
      if (ready === null) return;
      // Browsers start a context asleep until the player has touched the page.
      if (ready.context.state === 'suspended') void ready.context.resume();
      sound(ready, composeCue(name, voice, step), voice);
    },
    switchOn(next) {
      on = next;
      if (!on) void output?.context.suspend();
    },
    destroy() {
      on = false;
      void output?.context.close();
      output = null;
    },
  };
}

interface Output {
  readonly context: AudioContext;
  readonly gain: GainNode;
  readonly noise: AudioBuffer;
}

function sound(output: Output, cue: Cue, voice: Voice): void {
  const begin = output.context.currentTime + 0.01;
  for (const note of cue.notes) speak(output, begin, note, voice);
  for (const noise of cue.noise) hiss(output, begin, noise);
}

function speak({ context, gain }: Output, begin: number, note: Note, { timbre }: Voice): void {
  const { attack, release, partial } = timbre;
  const at = begin + note.at;
  const end = at + note.length + release;
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(note.level, at + attack);
  envelope.gain.setTargetAtTime(0, at + note.length, release / 4);
  envelope.connect(gain);
  for (const [factor, level] of [
    [1, 1],
    [partial.factor, partial.level],
  ] as const) {
    const { wave } = timbre;
    const tone = new OscillatorNode(context, { type: wave, frequency: note.pitch * factor });
    tone.connect(new GainNode(context, { gain: level * 0.5 })).connect(envelope);
    tone.start(at);
    tone.stop(end);
  }
}

function hiss({ context, gain, noise }: Output, begin: number, shape: Noise): void {
  const at = begin + shape.at;
  const end = at + shape.length;
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: shape.from, Q: 0.9 });
  band.frequency.setValueAtTime(shape.from, at);
  band.frequency.exponentialRampToValueAtTime(shape.to, end);
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(shape.level, at + shape.length * 0.25);
  envelope.gain.linearRampToValueAtTime(0, end);
  source.connect(band).connect(envelope).connect(gain);
  source.start(at);
  source.stop(end);
}

/** One second of noise; decoration, so the browser's own chance will do. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: sampleRate, sampleRate });
  const samples = buffer.getChannelData(0);
  for (const index of samples.keys()) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
