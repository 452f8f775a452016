import { describe, expect, it } from 'vitest';
import { isRefused, priceLine } from '#domain/lottery/price-line.ts';
import { payableModes, unitPriceMicro } from '#domain/lottery/stake.ts';
import { lottery } from '#lotteries/ssc-1.ts';

const TERMS = { ceilingSeries: 1900, floorSeries: 1800, maxPayoutMicro: '1000000000000' };
const ENTRY = { play: 'fixed.fixed', selection: '1||||', units: 1, multiple: 1, series: 1900 };

describe('a line of a slip', () => {
  it('is refused at its multiple when the currency has no unit as small as the stake', () => {
    const priced = priceLine(lottery, { ...ENTRY, mode: 1 }, TERMS, 'PEN');
    expect(priced).toMatchObject({ fault: 'AMOUNT_NOT_CONVERTIBLE', field: 'multiple' });
  });

  it('is taken at the smallest money with a multiple, or with units, that make a whole stake', () => {
    const often = priceLine(lottery, { ...ENTRY, mode: 1, multiple: 5 }, TERMS, 'PEN');
    expect(often).toMatchObject({ stakeMicro: 10_000n });
    const wide = { ...ENTRY, mode: 1 as const, selection: '1,2,3,4,5||||', units: 5 };
    expect(isRefused(priceLine(lottery, wide, TERMS, 'PEN'))).toBe(false);
    expect(isRefused(priceLine(lottery, { ...ENTRY, mode: 1 }, TERMS, 'USDT'))).toBe(false);
  });

  it('is offered the money whose stake the server takes, and no other', () => {
    const modes = (currency: string, units: number, multiple: number) =>
      payableModes({ units, multiple, priceMicro: unitPriceMicro(currency) }, currency);
    expect(modes('PEN', 1, 1)).toEqual([1000, 100, 10]);
    expect(modes('PEN', 1, 5)).toEqual([1000, 100, 10, 1]);
    expect(modes('PEN', 0, 1)).toEqual([1000, 100, 10, 1]);
    expect(modes('CLP', 1, 1)).toEqual([1000, 100, 10, 1]);
  });
});
