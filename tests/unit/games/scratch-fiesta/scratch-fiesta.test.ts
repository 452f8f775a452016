import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError, type JsonObject } from '#games/game-rules.ts';
import { multiplierText } from '#games/kit/multiplier.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import type { ScratchEvent, TicketBought } from '#games/scratch-fiesta/events.ts';
import { game } from '#games/scratch-fiesta/game.ts';
import { rules } from '#games/scratch-fiesta/math/game-rules.ts';
import { pastRules } from '#games/scratch-fiesta/math/past-rules.ts';
import {
  openSeries,
  prizesLeft,
  SERIES_TABLE,
  unshuffled,
} from '#games/scratch-fiesta/math/series.ts';
import { isSold, withSold } from '#games/scratch-fiesta/math/sold-places.ts';
import { ticketSymbols } from '#games/scratch-fiesta/math/ticket-symbols.ts';
import {
  seriesReturn,
  ticketChance,
  WINNING_TICKETS,
} from '#games/scratch-fiesta/proof/prove-return.ts';
import { PRIZES, SERIES_TICKETS, SYMBOLS } from '#games/scratch-fiesta/rules.ts';
import { SCRATCH_FIESTA_SHEET } from '#games/scratch-fiesta/sheet.ts';
import { createMask, scratchAlong } from '#games/scratch-fiesta/stage/scratch-mask.ts';
import { GOLDEN_SEEDS } from '../golden-rounds.ts';

const STAKE = 1_000_000n;
const streamOf = (nonce: number) => openOutcomeStream({ ...GOLDEN_SEEDS, nonce });
const play = (wager: JsonObject, nonce = 0) =>
  rules.play({ stakeMicro: STAKE, wager, actions: [], stream: streamOf(nonce) });

/** The tickets of a series, sold one after another to players with these client seeds. */
function sell(seedOf: (number: number) => string, count: number): readonly TicketBought[] {
  let sold = '';
  return Array.from({ length: count }, (_ticket, number) => {
    const wager = { clientSeed: seedOf(number), number, sold };
    sold = rules.series?.soldAfter?.(streamOf(0), wager) ?? '';
    return boughtOf(play(wager).events);
  });
}

function boughtOf(events: readonly { readonly type: string }[]): TicketBought {
  const bought = (events as readonly ScratchEvent[]).find(
    (event): event is TicketBought => event.type === 'ticketBought',
  );
  if (bought === undefined) throw new Error('no ticket was bought');
  return bought;
}

describe('the sheet', () => {
  it('publishes the return and the chances that the prizes compute to', () => {
    const share = percentOf(seriesReturn());
    expect(SCRATCH_FIESTA_SHEET.returnPercent).toEqual({ least: share, most: share });
    expect(game.rtpPercent).toBe(share);
    expect(Number(share)).toBeGreaterThan(94);
    expect(Number(share)).toBeLessThan(95);
    const rows = SCRATCH_FIESTA_SHEET.tables[0]?.rows ?? [];
    expect(rows).toHaveLength(PRIZES.length + 1);
    for (const [index, { tickets, multiplier, symbol }] of PRIZES.entries()) {
      expect(rows[index]).toEqual({
        name: { key: `spot.${symbol}`, values: { tickets } },
        pays: multiplierText(multiplier),
        chancePercent: percentOf(ticketChance(tickets)),
        returnPercent: null,
      });
    }
    expect(rows.at(-1)).toMatchObject({
      name: { values: { tickets: WINNING_TICKETS } },
      chancePercent: percentOf(ticketChance(WINNING_TICKETS)),
      returnPercent: share,
    });
    expect(SCRATCH_FIESTA_SHEET.mostStakes).toBe(multiplierText(PRIZES[0]?.multiplier ?? 0n));
    expect(SERIES_TICKETS / WINNING_TICKETS).toBeCloseTo(3.6, 1);
  });
});

describe('a series', () => {
  it.each([0, 1, 2])('of nonce %i holds exactly its prizes', (nonce) => {
    const { order } = openSeries(streamOf(nonce));
    expect(order).toHaveLength(rules.series?.tickets ?? 0);
    for (const prize of PRIZES) {
      expect(order.filter((each) => each === prize)).toHaveLength(prize.tickets);
    }
  });

  it('is the plain shuffle of its stream, when it is found again too', () => {
    for (const nonce of [7, 8, 7]) {
      const plain = streamOf(nonce).shuffle(unshuffled(SERIES_TABLE));
      expect(openSeries(streamOf(nonce)).order).toEqual(plain);
    }
  });

  it.each([
    ['one seed', () => 'the-same'],
    ['a seed for every ticket', (number: number) => `player-${number}`],
  ])('sells every place once and pays its exact return to players with %s', (_name, seedOf) => {
    const tickets = sell(seedOf, SERIES_TICKETS);
    const places = tickets.map(({ ticket }) => ticket).toSorted((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: SERIES_TICKETS }, (_place, index) => index));
    const paid = tickets.reduce((sum, { multiplier }) => sum + BigInt(multiplier), 0n);
    const { numerator, denominator } = seriesReturn();
    expect(paid * denominator).toBe(numerator * BigInt(SERIES_TICKETS) * 10_000n);
    expect(tickets.at(-1)?.seriesLeft).toMatchObject({ tickets: 0 });
    expect(tickets.at(-1)?.seriesLeft.prizes.every(({ left }) => left === 0)).toBe(true);
  });

  it('places a ticket by the client seed of its player', () => {
    const places = ['ana', 'luis', 'mara', 'niko'].map(
      (clientSeed) => boughtOf(play({ clientSeed, number: 0, sold: '' }).events).ticket,
    );
    expect(new Set(places).size).toBe(4);
    const [first, second] = sell(() => 'ana', 2);
    expect(first?.ticket).toBe(places[0]);
    expect(second?.ticket).not.toBe((first?.ticket ?? 0) + 1);
  });

  it('gives the next free place when the place of the seed is sold, and counts what is left', () => {
    const wager = { clientSeed: 'ana', number: 1, sold: '' };
    const { ticket } = boughtOf(play(wager).events);
    const sold = withSold('', ticket);
    const next = boughtOf(play({ ...wager, sold }).events);
    expect(next.ticket).toBe((ticket + 1) % SERIES_TICKETS);
    const { order } = openSeries(streamOf(0));
    const left = prizesLeft(order, (place) => isSold(withSold(sold, next.ticket), place));
    expect(next.seriesLeft.prizes.map((prize) => prize.left)).toEqual(left);
    expect(next.multiplier).toBe(Number(order[next.ticket]?.multiplier ?? 0n));
  });

  it.each([
    [{}],
    [{ ticket: 7 }],
    [{ clientSeed: 'a:b', number: 0, sold: '' }],
    [{ clientSeed: 'ana', number: -1, sold: '' }],
    [{ clientSeed: 'ana', number: 0, sold: 'xyz' }],
    [{ clientSeed: 'ana', number: 0, sold: 'f'.repeat(SERIES_TICKETS / 4) }],
  ])('refuses %j', (wager) => {
    expect(() => play(wager)).toThrow(ChoiceError);
  });

  it('of version 1.0.0 has 10,000 tickets in the order of their places', () => {
    const past = (ticket: number) =>
      pastRules.play({ stakeMicro: STAKE, wager: { ticket }, actions: [], stream: streamOf(0) });
    expect(boughtOf(past(9_999).events)).toMatchObject({
      ticket: 9_999,
      seriesLeft: { tickets: 0 },
    });
    expect(() => past(10_000)).toThrow(ChoiceError);
    expect(pastRules.series).toEqual({ tickets: 10_000, soldAfter: null });
  });
});

describe('the fields of a ticket', () => {
  const countsOf = (ticket: number, prize: (typeof PRIZES)[number] | null) => {
    const fields = ticketSymbols(ticket, prize);
    expect(fields).toHaveLength(9);
    return SYMBOLS.map((symbol) => fields.filter((each) => each === symbol).length);
  };

  it('show three alike of the prize and of nothing else', () => {
    for (let ticket = 0; ticket < 60; ticket += 1) {
      expect(Math.max(...countsOf(ticket, null))).toBeLessThan(3);
      for (const [index, prize] of PRIZES.entries()) {
        const counts = countsOf(ticket, prize);
        expect(counts[index]).toBe(3);
        expect(counts.filter((count) => count >= 3)).toHaveLength(1);
      }
    }
  });

  it('show no symbol more often than another on tickets without a prize', () => {
    const totals = SYMBOLS.map(() => 0);
    const tickets = 2_000;
    for (let ticket = 0; ticket < tickets; ticket += 1) {
      for (const [index, count] of countsOf(ticket, null).entries()) {
        totals[index] = (totals[index] ?? 0) + count;
      }
    }
    // 2,250 expected each, with a standard deviation below 45; the tickets are fixed.
    expect(Math.min(...totals)).toBeGreaterThan(2_250 - 135);
    expect(Math.max(...totals)).toBeLessThan(2_250 + 135);
  });
});

describe('scratching', () => {
  it('reveals a field once half of it is scratched, and no other', () => {
    let mask = createMask();
    for (let line = 0; line < 8; line += 1) {
      const y = 0.02 + line * 0.04;
      mask = scratchAlong(mask, { x: 0.02, y }, { x: 0.28, y }, 0.03);
    }
    expect(mask.revealed[0]).toBe(true);
    expect(mask.revealed.slice(1).some(Boolean)).toBe(false);
    expect(
      scratchAlong(createMask(), { x: 0.1, y: 0.1 }, { x: 0.12, y: 0.1 }, 0.03).revealed[0],
    ).toBe(false);
  });
});
