import type { JadeOrchardEvent } from '../events.ts';
import { isLineSymbol, isSymbolCode } from '../symbols.ts';

type Claim = (value: unknown) => boolean;
type Facts<Type extends JadeOrchardEvent['type']> = Omit<
  Extract<JadeOrchardEvent, { type: Type }>,
  'type'
>;

const whole: Claim = (value) => Number.isSafeInteger(value);
const text: Claim = (value) => typeof value === 'string';
const flag: Claim = (value) => typeof value === 'boolean';
const amount: Claim = (value) => typeof value === 'string' && /^-?\d{1,30}$/.test(value);
const listOf =
  (claim: Claim): Claim =>
  (value) =>
    Array.isArray(value) && value.every(claim);
const cell: Claim = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'reel' in value &&
  'row' in value &&
  whole(value.reel) &&
  whole(value.row);
const symbol: Claim = (value) => typeof value === 'string' && isSymbolCode(value);
const lineSymbol: Claim = (value) =>
  typeof value === 'string' && isSymbolCode(value) && isLineSymbol(value);

/** Validation of each field before a stage draws from it. */
const CLAIMS: {
  readonly [Type in JadeOrchardEvent['type']]: Readonly<Record<keyof Facts<Type>, Claim>>;
} = {
  roundStarted: {
    game: text,
    version: text,
    stakeMicro: amount,
    lineStakeMicro: amount,
    lines: whole,
  },
  reelsStopped: {
    reels: (value) => value === 'base' || value === 'free',
    stops: listOf(whole),
    window: listOf(listOf(symbol)),
  },
  lineWon: {
    line: whole,
    symbol: lineSymbol,
    count: whole,
    cells: listOf(cell),
    multiplier: whole,
    payoutMicro: amount,
  },
  scattersWon: { count: whole, cells: listOf(cell), multiplier: whole, payoutMicro: amount },
  spinEnded: { payoutMicro: amount, roundPayoutMicro: amount },
  freeSpinsAwarded: { awarded: whole, total: whole, retrigger: flag },
  freeSpinStarted: { number: whole, total: whole, multiplier: whole },
  freeSpinsEnded: { played: whole, payoutMicro: amount },
  winCapReached: { capMicro: amount },
  roundEnded: { payoutMicro: amount, netWinMicro: amount },
};

/** A round that this stage cannot draw: made by other rules, or damaged on its way. */
export class UnreadableRoundError extends Error {
  override name = 'UnreadableRoundError';
}

/**
 * The events of a round as they came, each checked before it is drawn.
 * @throws UnreadableRoundError when one is unknown or lacks something.
 */
export function readEvents(events: readonly unknown[]): readonly JadeOrchardEvent[] {
  return events.map((event, index) => {
    if (!isEvent(event)) throw new UnreadableRoundError(`event ${index} cannot be drawn`);
    return event;
  });
}

function isEvent(event: unknown): event is JadeOrchardEvent {
  if (typeof event !== 'object' || event === null || !('type' in event)) return false;
  const { type } = event;
  if (typeof type !== 'string' || !Object.hasOwn(CLAIMS, type)) return false;
  const claims: Readonly<Record<string, Claim>> = CLAIMS[type as JadeOrchardEvent['type']];
  const facts = event as Readonly<Record<string, unknown>>;
  return Object.entries(claims).every(([field, claim]) => claim(facts[field]));
}
