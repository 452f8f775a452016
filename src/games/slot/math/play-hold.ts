import type { SlotHold } from '#contract/generated/types.ts';
import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { Cell, Coin, SlotEvent } from '../events.ts';
import { REELS } from './model.ts';

interface CoinMoney {
  readonly stream: OutcomeStream;
  readonly partMicro: bigint;
  readonly model: { readonly parts: number };
}

/** Draws what a coin is worth. */
export function drawCoin(
  { reel, row }: Cell,
  { values }: SlotHold,
  { stream, partMicro, model }: CoinMoney,
): Coin {
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  let place = stream.nextBelow(total);
  for (const { stakes, weight, prize } of values) {
    place -= weight;
    if (place >= 0) continue;
    const payoutMicro = (partMicro * BigInt(model.parts * stakes)).toString();
    return { reel, row, payoutMicro, prize };
  }
  throw new RangeError('a number beyond all weights');
}

export interface HoldOutcome {
  /** The turns, without the closing event. */
  readonly events: readonly SlotEvent[];
  readonly count: number;
  readonly grandMicro: bigint | null;
  readonly payoutMicro: bigint;
}

/**
 * Turns the places without a coin, reel by reel from the top, until nothing new has come for
 * `respins` turns or every place has one.
 */
export function playHold(
  first: readonly Coin[],
  rows: number,
  hold: SlotHold,
  money: CoinMoney,
): HoldOutcome {
  const coins = [...first];
  const places = Array.from({ length: REELS * rows }, (_, place) => ({
    reel: Math.floor(place / rows),
    row: place % rows,
  }));
  const events: SlotEvent[] = [{ type: 'holdStarted', left: hold.respins }];
  let left = hold.respins;
  while (left > 0 && coins.length < places.length) {
    const empty = places.filter(
      ({ reel, row }) => !coins.some((coin) => coin.reel === reel && coin.row === row),
    );
    const fresh: Coin[] = [];
    for (const place of empty) {
      if (money.stream.nextBelow(hold.chance.outOf) >= hold.chance.hits) continue;
      fresh.push(drawCoin(place, hold, money));
    }
    coins.push(...fresh);
    left = fresh.length > 0 ? hold.respins : left - 1;
    events.push({ type: 'holdTurned', coins: fresh, left });
  }
  const isFull = coins.length === places.length;
  const grandMicro = isFull ? money.partMicro * BigInt(money.model.parts * hold.grandStakes) : null;
  const inCoins = coins.reduce((sum, { payoutMicro }) => sum + BigInt(payoutMicro), 0n);
  return { events, count: coins.length, grandMicro, payoutMicro: inCoins + (grandMicro ?? 0n) };
}
