import type { SlotTitle, SlotWild } from '#contract/generated/types.ts';
import { type Line, linesOf } from '../lines.ts';

/** One reel's symbols in the order they pass; the last is followed by the first again. */
export type Strip = readonly string[];

/** Pays for three, four and five, in parts of the stake. */
export type Pays = readonly [three: number, four: number, five: number];

/** Award for a number of scatters: a pay in whole stakes, and free spins. */
export interface ScatterAward {
  readonly stakes: number;
  readonly freeSpins: number;
}

export type ReelSet = 'base' | 'free';

/** Everything that decides what a round can pay. The proof and the play read the same one. */
export interface SlotModel {
  readonly code: string;
  readonly version: string;
  readonly rows: number;
  readonly strips: Readonly<Record<ReelSet, readonly Strip[]>>;
  /** Null: it pays on neighbouring reels in any row. */
  readonly lines: readonly Line[] | null;
  /** Equal parts that a stake is shared in. */
  readonly parts: number;
  /** Dearest first. */
  readonly pays: ReadonlyMap<string, Pays>;
  readonly wild: SlotWild | null;
  readonly scatter: string | null;
  /** By number shown; more than the last of them count as the last. */
  readonly awards: ReadonlyMap<number, ScatterAward>;
  /** Times every win of a free spin, by scatters too. */
  readonly freeSpinMultiplier: number;
  /** The most free spins of a round; awards beyond it are cut short. */
  readonly freeSpinCap: number;
  /** Multipliers of one win after the other in a spin; null: nothing falls. */
  readonly ladder: Readonly<Record<ReelSet, readonly number[]>> | null;
  readonly hold: SlotTitle['hold'];
  /** The most a round pays, in stakes; a round that gets there ends at once. */
  readonly winCapStakes: number;
}

export const REELS = 5;

/** A title as the engine reads it. */
export function modelOf(title: SlotTitle): SlotModel {
  const { scatter, freeSpins, cascade } = title;
  const base = title.strips.base.map(stripOf);
  return {
    code: title.code,
    version: title.version,
    rows: title.rows,
    strips: { base, free: title.strips.free?.map(stripOf) ?? base },
    lines: title.pays === 'lines' ? linesOf(title.rows, title.parts) : null,
    parts: title.parts,
    pays: new Map(title.symbols.map(({ code, pays }) => [code, pays as unknown as Pays])),
    wild: title.wild,
    scatter: scatter?.code ?? null,
    awards: new Map(scatter?.awards.map(({ count, ...award }) => [count, award]) ?? []),
    freeSpinMultiplier: freeSpins?.multiplier ?? 1,
    freeSpinCap: freeSpins?.cap ?? 0,
    ladder: cascade,
    hold: title.hold,
    winCapStakes: title.winCapStakes,
  };
}

function stripOf(text: string): Strip {
  return text.split(' ');
}

/** What so many scatters award; null: nothing. */
export function awardOf({ awards }: SlotModel, scatters: number): ScatterAward | null {
  const most = Math.max(0, ...awards.keys());
  return awards.get(Math.min(scatters, most)) ?? null;
}

/** Multiplier of a spin's win after so many falls. */
export function ladderAt({ ladder }: SlotModel, set: ReelSet, level: number): number {
  const steps = ladder?.[set] ?? [];
  return steps[Math.min(level, steps.length - 1)] ?? 1;
}
