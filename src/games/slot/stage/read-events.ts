import type { SlotEvent } from '../events.ts';

type Claim = (value: unknown) => boolean;
type Facts<Type extends SlotEvent['type']> = Omit<Extract<SlotEvent, { type: Type }>, 'type'>;

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
const symbol: Claim = (value) => typeof value === 'string' && /^[A-Za-z0-9]{1,12}$/.test(value);
const coin: Claim = (value) =>
  cell(value) &&
  amount((value as { payoutMicro?: unknown }).payoutMicro) &&
  [null, 'mini', 'major'].includes((value as { prize?: string | null }).prize ?? null);

/** Validation of each field before a stage draws from it. */
const CLAIMS: {
  readonly [Type in SlotEvent['type']]: Readonly<Record<keyof Facts<Type>, Claim>>;
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
    symbol,
    count: whole,
    cells: listOf(cell),
    multiplier: whole,
    payoutMicro: amount,
  },
  waysWon: {
    symbol,
    count: whole,
    ways: whole,
    cells: listOf(cell),
    multiplier: whole,
    payoutMicro: amount,
  },
  coinsLanded: { coins: listOf(coin) },
  wildsFilled: { reels: listOf(whole), stay: flag, window: listOf(listOf(symbol)) },
  symbolsFell: { multiplier: whole, gone: listOf(cell), window: listOf(listOf(symbol)) },
  holdStarted: { left: whole },
  holdTurned: { coins: listOf(coin), left: whole },
  holdEnded: {
    count: whole,
    grandMicro: (value) => value === null || amount(value),
    payoutMicro: amount,
    roundPayoutMicro: amount,
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
export function readEvents(events: readonly unknown[]): readonly SlotEvent[] {
  return events.map((event, index) => {
    if (!isEvent(event)) throw new UnreadableRoundError(`event ${index} cannot be drawn`);
    return event;
  });
}

function isEvent(event: unknown): event is SlotEvent {
  if (typeof event !== 'object' || event === null || !('type' in event)) return false;
  const { type } = event;
  if (typeof type !== 'string' || !Object.hasOwn(CLAIMS, type)) return false;
  const claims: Readonly<Record<string, Claim>> = CLAIMS[type as SlotEvent['type']];
  const facts = event as Readonly<Record<string, unknown>>;
  return Object.entries(claims).every(([field, claim]) => claim(facts[field]));
}
