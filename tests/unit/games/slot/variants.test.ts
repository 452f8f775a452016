import { describe, expect, it } from 'vitest';
import { returnClasses } from '#contract/generated/enum-values.ts';
import { loadSlot } from '#games/slot/generated/load-slot.ts';
import { SLOT_FACTS } from '#games/slot/generated/slot-facts.ts';

const varied = SLOT_FACTS.filter(({ variants }) => Object.keys(variants).length > 0);

/** The sheets themselves are proven by `npm run check`. */
describe('variants of return', () => {
  it('are there for the 24 titles made by hand, one for each class', () => {
    expect(varied).toHaveLength(24);
    for (const { code, variants } of varied) {
      expect(Object.keys(variants).toSorted(), code).toEqual([...returnClasses].toSorted());
    }
  });

  it('differ from their title in pays alone, and each symbol still pays more for more', async () => {
    for (const { code, variants } of varied) {
      const { symbols, sheet, version, ...rest } = await loadSlot(code)();
      for (const [returnClass, { version: of, rtpPercent }] of Object.entries(variants)) {
        const variant = await loadSlot(`${code}@${of}`)();
        const { symbols: own, sheet: proven, version: named, ...same } = variant;
        expect(same, of).toEqual(rest);
        expect(named).toBe(`${version}-r${returnClass}`);
        expect(proven?.returnToPlayer.percent).toBe(rtpPercent);
        expect(Math.abs(Number(rtpPercent) - Number(returnClass))).toBeLessThanOrEqual(0.3);
        expect(Number(sheet?.returnToPlayer.percent)).toBeGreaterThan(Number(rtpPercent));
        for (const [at, { code: symbol, pays }] of own.entries()) {
          expect(symbol).toBe(symbols[at]?.code);
          expect(pays, `${code} ${symbol}`).toEqual(pays.toSorted((a, b) => a - b));
          expect(new Set(pays).size).toBe(pays.length);
        }
      }
    }
  });
});
