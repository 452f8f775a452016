import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { Cell, Coin, SlotEvent, SymbolWindow } from '../events.ts';
import { cellsOf, lineWins, scatterWin, waysWins, windowAt } from './evaluate.ts';
import { dropInto, standingReels } from './fall.ts';
import { ladderAt, type ReelSet, type SlotModel } from './model.ts';
import { drawCoin } from './play-hold.ts';

export interface SpinRequest {
  readonly set: ReelSet;
  /** Reels that a wild fills from an earlier free spin. */
  readonly stuck: readonly number[];
  readonly partMicro: bigint;
  readonly stream: OutcomeStream;
  readonly model: SlotModel;
}

export interface SpinOutcome {
  /** The reels' stop and the wins, without the closing event. */
  readonly events: readonly SlotEvent[];
  readonly payoutMicro: bigint;
  /** As the scatters promise, before any cap. */
  readonly freeSpins: number;
  readonly stuck: readonly number[];
  readonly coins: readonly Coin[];
}

/** No spin falls so often: strips that could are refused. It bounds a fault, not the play. */
export const MOST_FALLS = 40;

/** One turn of the reels: draws a stop per reel, left to right, and lists its wins. */
export function playSpin(request: SpinRequest): SpinOutcome {
  const { set, partMicro, stream, model } = request;
  const strips = model.strips[set];
  const events: SlotEvent[] = [];
  const stops = strips.map((strip) => stream.nextBelow(strip.length));
  const stopped = fill(windowAt(strips, stops, model.rows), request.stuck, model);
  events.push({ type: 'reelsStopped', reels: set, stops, window: stopped });
  const coins = drawCoins(stopped, request);
  if (coins.length > 0) events.push({ type: 'coinsLanded', coins });

  const filled = filledReels(stopped, request);
  const window = fill(stopped, filled, model);
  const stay = set === 'free' && model.wild?.behaviour === 'sticky';
  if (filled.length > 0) events.push({ type: 'wildsFilled', reels: filled, stay, window });

  const times = set === 'base' ? 1 : model.freeSpinMultiplier;
  let payoutMicro = 0n;
  let reels = standingReels(window, stops);
  for (let level = 0; level < MOST_FALLS; level += 1) {
    const wins = winsOf(reels.window, times * ladderAt(model, set, level), request);
    for (const win of wins) payoutMicro += BigInt(win.payoutMicro);
    events.push(...wins);
    if (wins.length === 0 || model.ladder === null) break;
    const gone = placesOf(wins.flatMap(({ cells }) => cells));
    reels = dropInto(reels, gone, strips);
    const multiplier = times * ladderAt(model, set, level + 1);
    events.push({ type: 'symbolsFell', multiplier, gone, window: reels.window });
  }

  const scatters = scatterWin(reels.window, model);
  if (scatters !== null) {
    const { cells, stakes } = scatters;
    const winMicro = partMicro * BigInt(model.parts * stakes * times);
    payoutMicro += winMicro;
    events.push({
      type: 'scattersWon',
      count: cells.length,
      cells,
      multiplier: times,
      payoutMicro: winMicro.toString(),
    });
  }
  return {
    events,
    payoutMicro,
    freeSpins: scatters?.freeSpins ?? 0,
    stuck: stay ? [...new Set([...request.stuck, ...filled])].toSorted((a, b) => a - b) : [],
    coins,
  };
}

/** Reels that a wild newly fills. */
function filledReels(window: SymbolWindow, { set, stuck, model }: SpinRequest): readonly number[] {
  const { wild } = model;
  const fills = wild?.behaviour === 'expanding' || (wild?.behaviour === 'sticky' && set === 'free');
  if (wild === null || !fills) return [];
  return window.flatMap((column, reel) =>
    column.includes(wild.code) && !stuck.includes(reel) ? [reel] : [],
  );
}

function fill(window: SymbolWindow, reels: readonly number[], { wild }: SlotModel): SymbolWindow {
  if (wild === null || reels.length === 0) return window;
  return window.map((column, reel) =>
    reels.includes(reel) ? column.map(() => wild.code) : column,
  );
}

function drawCoins(window: SymbolWindow, request: SpinRequest): readonly Coin[] {
  const { hold } = request.model;
  if (hold === null) return [];
  return cellsOf(window, hold.code).map((cell) => drawCoin(cell, hold, request));
}

type WinEvent = Extract<SlotEvent, { type: 'lineWon' | 'waysWon' }>;

function winsOf(
  window: SymbolWindow,
  times: number,
  { partMicro, model }: SpinRequest,
): readonly WinEvent[] {
  const paid = (parts: number) => (partMicro * BigInt(parts)).toString();
  if (model.lines === null) {
    return waysWins(window, model).map(({ symbol, count, ways, cells, parts }) => ({
      type: 'waysWon',
      symbol,
      count,
      ways,
      cells,
      multiplier: times,
      payoutMicro: paid(parts * times),
    }));
  }
  return lineWins(window, model, model.lines).map(
    ({ line, symbol, count, cells, parts, wilds }) => ({
      type: 'lineWon',
      line,
      symbol,
      count,
      cells,
      multiplier: times * wilds,
      payoutMicro: paid(parts * times * wilds),
    }),
  );
}

/** Each place once, reel by reel from the top. */
function placesOf(cells: readonly Cell[]): readonly Cell[] {
  const byPlace = new Map(cells.map((cell) => [cell.reel * 10 + cell.row, cell]));
  return [...byPlace].toSorted(([a], [b]) => a - b).map(([, cell]) => cell);
}
