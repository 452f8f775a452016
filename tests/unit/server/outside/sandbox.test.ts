import type * as Crypto from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { VendorTitle } from '#contract/generated/types.ts';
import { recordFaults, titleFaults } from '#domain/vendor/vendor-file.ts';
import { drawRound } from '#server/outside/sandbox/draw-round.ts';
import { choicesOf } from '#server/outside/sandbox/play.ts';
import { unitMicroOf } from '#server/outside/sandbox/stakes.ts';
import { recordOf, SUPPLIERS, titlesOf } from '#server/outside/sandbox/suppliers.ts';

const PARTS = 2 ** 40;

const faked = vi.hoisted(() => ({ draw: 0 }));
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof Crypto>()),
  randomInt: (most: number) => (most === 2 ** 40 ? faked.draw : 0),
}));

describe('suppliers', () => {
  it('have records and titles without faults', () => {
    for (const supplier of SUPPLIERS) {
      const record = recordOf(supplier, { base: '/sandbox' });
      expect(recordFaults(record, ''), supplier.code).toEqual({});
      expect(titleFaults(record, titlesOf(supplier), ''), supplier.code).toEqual({});
    }
  });

  it('share no code of a title, and give the same titles each time', () => {
    const codes = SUPPLIERS.flatMap(titlesOf).map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(1_000);
    expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([]);
    for (const supplier of SUPPLIERS) expect(titlesOf(supplier)).toEqual(titlesOf(supplier));
  });
});

describe('drawRound', () => {
  const STAKE = 100_000_000n;
  /** One title for each way to play and each published return. */
  const titles = [
    ...new Map(
      SUPPLIERS.flatMap(titlesOf)
        .filter(({ isGame }) => isGame !== 'VASSALAGE')
        .map((title) => {
          const sides = choicesOf(title).map(({ code }) => code);
          return [`${title.category} ${title.returnPercents?.[0]} ${sides.join()}`, title];
        }),
    ).values(),
  ];

  /** Mean payout in stakes over all draws, exact: the payout is constant between its steps. */
  function meanOf(title: VendorTitle, choice?: string): number {
    const paid = (draw: number): number => {
      faked.draw = draw;
      const drawn = drawRound(title, { stakeMicro: STAKE, unitMicro: 1n, choice });
      return Number(drawn?.payoutMicro) / Number(STAKE);
    };
    // Finer than the rarest payout, so that a cell has one step at most.
    const cell = PARTS / 1_024;
    let sum = 0;
    for (let from = 0; from < PARTS; from += cell) {
      const [first, last] = [paid(from), paid(from + cell - 1)];
      let [low, high] = [from, from + cell];
      while (first !== last && high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (paid(middle) === first) low = middle;
        else high = middle;
      }
      sum += first * (high - from) + last * (from + cell - high);
    }
    return sum / PARTS;
  }

  it('pays the published return of every title on average', () => {
    expect(titles.length).toBeGreaterThan(50);
    for (const title of titles.filter((one) => choicesOf(one).length === 0)) {
      expect(meanOf(title) * 100, title.code).toBeCloseTo(Number(title.returnPercents?.[0]), 6);
    }
  });

  it('pays a published return on each side, less what odds in hundredths leave', () => {
    const sided = titles.filter((one) => choicesOf(one).length > 0);
    expect(sided.length).toBeGreaterThan(6);
    for (const title of sided) {
      const published = (title.returnPercents ?? []).map(Number);
      for (const { code, chancePerTenThousand } of choicesOf(title)) {
        const percent = meanOf(title, code) * 100;
        const lost = published.map((one) => one - percent);
        const most = title.category === 'LIVE' ? 0.005 : chancePerTenThousand / 10_000;
        const fits = lost.filter((one) => one > -0.005 && one <= most);
        expect(fits.length, `${title.code} ${code} ${percent}`).toBeGreaterThan(0);
      }
    }
  });

  it('pays whole units', () => {
    const unitMicro = unitMicroOf('CLP');
    const rests = new Set<bigint>();
    for (const title of titles) {
      for (const choice of [undefined, ...choicesOf(title).map(({ code }) => code)]) {
        for (faked.draw = 0; faked.draw < PARTS; faked.draw += PARTS / 512) {
          const drawn = drawRound(title, { stakeMicro: 7_000_000n, unitMicro, choice });
          rests.add((drawn?.payoutMicro ?? 0n) % unitMicro);
        }
      }
    }
    expect([...rests]).toEqual([0n]);
  });

  it('knows no side that the title lacks', () => {
    for (const title of titles) {
      const staked = { stakeMicro: STAKE, unitMicro: 1n };
      expect(drawRound(title, { ...staked, choice: 'nowhere' })).toBeNull();
      const isSided = choicesOf(title).length > 0;
      expect(drawRound(title, staked) === null).toBe(isSided);
    }
  });
});
