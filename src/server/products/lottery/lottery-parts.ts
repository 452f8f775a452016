import type { Lottery } from '#domain/lottery/lottery.ts';
import type { Parts } from '../../parts.ts';
import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import type { RoundOfMany } from '../../play/wager/pay-set.ts';
import type { Wager } from '../../play/wager/wager.ts';
import type { Wagered } from '../../play/wager/wagered.ts';
import type { Beacon } from '../../play/chance/beacon.ts';

/** What the lotteries run on. */
export interface LotteryParts extends Pick<
  Parts,
  'db' | 'clock' | 'log' | 'live' | 'brands' | 'gamesOf'
> {
  readonly lotteries: LotteryIndex;
  readonly beacon: Beacon;
  readonly wager: Wager;
  /** Events of the outbox wait to be read. */
  readonly nudge: () => void;
}

/** Lotteries by their codes, and by the draws that decide them. */
export class LotteryIndex {
  readonly all: readonly Lottery[];
  private readonly byCode: ReadonlyMap<string, Lottery>;
  private readonly byDraw: ReadonlyMap<string, readonly Lottery[]>;

  constructor(lotteries: readonly Lottery[]) {
    this.all = lotteries;
    this.byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]));
    this.byDraw = groupBy(lotteries, ({ drawCode }) => drawCode);
  }

  find(code: string): Lottery | null {
    return this.byCode.get(code) ?? null;
  }

  get drawCodes(): readonly string[] {
    return [...this.byDraw.keys()];
  }

  /** The lotteries that a draw decides; they share schedule, outcome space and source. */
  ofDraw(drawCode: string): readonly Lottery[] {
    return this.byDraw.get(drawCode) ?? [];
  }
}

export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** The rounds of all players' tickets in one draw. */
export const sharedRoundOf = (
  { brand, currency, gameCode }: Omit<RoundOfMany, 'vendor' | 'roundRef'>,
  numero: string,
): RoundOfMany => ({
  brand,
  currency,
  vendor: LOTTERY,
  gameCode,
  roundRef: roundRefOf(gameCode, numero),
});

/** The round of a player's tickets in one draw. */
export const roundOf = (owner: Omit<Wagered, 'vendor' | 'roundRef'>, numero: string): Wagered => ({
  ...sharedRoundOf(owner, numero),
  memberId: owner.memberId,
});

/** The betting record's name of a player's tickets in one draw. */
export const roundRefOf = (gameCode: string, numero: string): string => `${gameCode}:${numero}`;
