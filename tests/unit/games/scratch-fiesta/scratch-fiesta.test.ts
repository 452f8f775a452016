import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError } from '#games/game-rules.ts';
import { multiplierText } from '#games/kit/multiplier.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import type { ScratchEvent, TicketBought } from '#games/scratch-fiesta/events.ts';
import { game } from '#games/scratch-fiesta/game.ts';
import { rules } from '#games/scratch-fiesta/math/game-rules.ts';
import { prizesAfter, shuffleSeries, UNSHUFFLED } from '#games/scratch-fiesta/math/series.ts';
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
const play = (ticket: number, nonce = 0) =>
  rules.play({ stakeMicro: STAKE, wager: { ticket }, actions: [], stream: streamOf(nonce) });

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
    expect(SERIES_TICKETS / WINNING_TICKETS).toBeCloseTo(3.6, 2);
  });
});

describe('a series', () => {
  it.each([0, 1, 2])('of nonce %i pays exactly its prizes over all tickets', (nonce) => {
    const series = shuffleSeries(streamOf(nonce));
    expect(series).toHaveLength(rules.series?.tickets ?? 0);
    for (const prize of PRIZES) {
      expect(series.filter((each) => each === prize)).toHaveLength(prize.tickets);
    }
    const paid = series.reduce((sum, prize) => sum + (prize?.multiplier ?? 0n), 0n);
    const { numerator, denominator } = seriesReturn();
    expect(paid * denominator).toBe(numerator * BigInt(SERIES_TICKETS) * 10_000n);
  });

  it('is the plain shuffle of its stream, when it is found again too', () => {
    for (const nonce of [7, 8, 7]) {
      expect(shuffleSeries(streamOf(nonce))).toEqual(streamOf(nonce).shuffle(UNSHUFFLED));
    }
  });

  it('gives every ticket its place, and counts what is left after it', () => {
    const series = shuffleSeries(streamOf(0));
    for (const ticket of [0, 1, 17, 4_999, 9_998, 9_999]) {
      const { events, payoutMicro, isOver } = play(ticket);
      const multiplier = series[ticket]?.multiplier ?? 0n;
      const { seriesLeft, ...bought } = boughtOf(events);
      expect(bought).toMatchObject({ ticket, multiplier: Number(multiplier) });
      expect(payoutMicro).toBe((STAKE * multiplier) / 10_000n);
      expect(isOver).toBe(true);
      expect(seriesLeft.tickets).toBe(SERIES_TICKETS - ticket - 1);
      expect(seriesLeft.prizes.map(({ left }) => left)).toEqual(prizesAfter(series, ticket));
      const later = series.slice(ticket + 1).filter((prize) => prize !== null);
      expect(seriesLeft.prizes.reduce((sum, { left }) => sum + left, 0)).toBe(later.length);
    }
    expect(play(17, 1).events).not.toEqual(play(17, 0).events);
  });

  it.each([-1, 10_000, 1.5, undefined])('refuses ticket %s', (ticket) => {
    const wager = ticket === undefined ? {} : { ticket };
    expect(() =>
      rules.play({ stakeMicro: STAKE, wager, actions: [], stream: streamOf(0) }),
    ).toThrow(ChoiceError);
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
