import type { LineSymbol } from '../symbols.ts';
import { LINES, type Line } from './lines.ts';
import { LINE_PAYS, type LinePays, SCATTER_AWARDS, type ScatterAward } from './pay-table.ts';
import { BASE_STRIPS, FREE_STRIPS, type Strip } from './strips.ts';

/** Everything that decides what a round can pay. The proof and the play read the same one. */
export interface ReelModel {
  readonly rows: number;
  readonly baseStrips: readonly Strip[];
  readonly freeStrips: readonly Strip[];
  readonly lines: readonly Line[];
  readonly linePays: Readonly<Record<LineSymbol, LinePays>>;
  readonly scatterAwards: ReadonlyMap<number, ScatterAward>;
  /** Times every win of a free spin, on lines and by moons. */
  readonly freeSpinMultiplier: number;
  /** The most free spins of a round; awards beyond it are cut short. */
  readonly freeSpinCap: number;
  /** The most a round pays, in stakes; a round that gets there ends at once. */
  readonly winCapStakes: number;
}

export const JADE_ORCHARD_MODEL: ReelModel = {
  rows: 3,
  baseStrips: BASE_STRIPS,
  freeStrips: FREE_STRIPS,
  lines: LINES,
  linePays: LINE_PAYS,
  scatterAwards: SCATTER_AWARDS,
  freeSpinMultiplier: 2,
  freeSpinCap: 30,
  winCapStakes: 1500,
};
