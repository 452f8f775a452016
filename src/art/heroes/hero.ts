/**
 * A hero is geometry only, on a 100 x 100 box. It names which of three fills each piece takes;
 * the recipe decides what the fills are, and whether the piece is paper, ink or a neon wire.
 */
export type Tone = 'deep' | 'mid' | 'light';

export interface Part {
  readonly d: string;
  readonly tone: Tone;
  /**
   * `face`: a surface; all faces together are the silhouette. `mark`: a detail lying wholly on a
   * face. `line`: an unfilled stroke of `width` units, in the stroke colour.
   */
  readonly kind: 'face' | 'mark' | 'line';
  readonly width: number;
}

export interface Hero {
  /** The hue in OKLCH degrees the thing is known by; reel symbols take it, tiles do not. */
  readonly hue: number;
  readonly parts: readonly Part[];
}

export function face(tone: Tone, ...d: readonly string[]): Part {
  return { d: d.join(''), tone, kind: 'face', width: 0 };
}

export function mark(tone: Tone, ...d: readonly string[]): Part {
  return { d: d.join(''), tone, kind: 'mark', width: 0 };
}

export function line(width: number, ...d: readonly string[]): Part {
  return { d: d.join(''), tone: 'deep', kind: 'line', width };
}
