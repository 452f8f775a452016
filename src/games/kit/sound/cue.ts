/** The sounds of the games. The first eight are the reels'; the others are for boards and cards. */
export type CueName =
  | 'press'
  | 'turn'
  | 'stop'
  | 'moon'
  | 'hold'
  | 'win'
  | 'grand'
  | 'feature'
  | 'tick'
  | 'reveal'
  | 'card'
  | 'chip'
  | 'rise'
  | 'lose';

/** Envelope and timbre of an instrument. */
export interface Timbre {
  readonly wave: OscillatorType;
  /** A second voice: its pitch as a factor, and its volume, 0 to 1. */
  readonly partial: { readonly factor: number; readonly level: number };
  /** Seconds. */
  readonly attack: number;
  readonly release: number;
}

/** A brand's sound: where its scale begins, its steps, and its instrument. */
export interface Voice {
  /** Hertz. */
  readonly root: number;
  /** Semitones above the root within an octave. */
  readonly scale: readonly number[];
  readonly timbre: Timbre;
}

export interface Note {
  /** Seconds from the cue's begin. */
  readonly at: number;
  /** Hertz. */
  readonly pitch: number;
  /** Seconds. */
  readonly length: number;
  /** 0 to 1. */
  readonly level: number;
}

export interface Noise {
  readonly at: number;
  readonly length: number;
  readonly level: number;
  /** Hertz of the band it is heard in, at begin and end. */
  readonly from: number;
  readonly to: number;
}

export interface Cue {
  readonly notes: readonly Note[];
  readonly noise: readonly Noise[];
}
