import { describe, expect, it } from 'vitest';
import type { SlotTitle } from '#contract/generated/types.ts';
import { DERIVED_BOUNDS } from '#games/slot/derive/plan-title.ts';
import { readTitles } from '../../../../scripts/slots/read-titles.ts';
import { SLOT_NAMES } from '#games/slot/generated/slot-names.ts';

const TITLES = readTitles()
  .filter(({ file }) => !file.includes('@'))
  .map(({ title }) => title);

/** What a player sees of a title at a glance. */
const lookOf = ({ scene }: SlotTitle): string => `${scene.hero}/${scene.companion}`;

/** What decides how a title plays. */
const playOf = ({
  mechanic,
  rows,
  pays,
  parts,
  symbols,
  wild,
  scatter,
  hold,
  cascade,
}: SlotTitle) =>
  JSON.stringify([
    mechanic,
    rows,
    pays,
    parts,
    symbols.map((symbol) => symbol.pays),
    [wild?.behaviour, wild?.multiplier],
    scatter?.awards,
    hold,
    cascade,
  ]);

function twins(keyOf: (title: SlotTitle) => string): string[] {
  const seen = new Map<string, string>();
  return TITLES.flatMap((title) => {
    const other = seen.get(keyOf(title));
    seen.set(keyOf(title), title.code);
    return other === undefined ? [] : [`${other} = ${title.code}`];
  });
}

describe('the family of slots', () => {
  it('lists at least 300 titles, six a mechanic and more', () => {
    expect(TITLES.length).toBeGreaterThanOrEqual(300);
    expect(Object.keys(SLOT_NAMES)).toHaveLength(TITLES.length);
    for (const mechanic of ['lines', 'ways', 'cascade', 'hold']) {
      expect(TITLES.filter((title) => title.mechanic === mechanic).length).toBeGreaterThan(50);
    }
  });

  it('has no two that are called, look or play alike', () => {
    expect(twins(({ name }) => name.toLowerCase())).toEqual([]);
    expect(twins(lookOf)).toEqual([]);
    expect(twins(playOf)).toEqual([]);
  });

  it('has few of one picture and one mechanic', () => {
    expect(twins(({ scene, mechanic }) => `${scene.hero}/${mechanic}`).length).toBeLessThan(20);
  });

  it('keeps to the bounds of return and deviation that are published', () => {
    const { leastReturn, mostReturn, mostDeviation } = DERIVED_BOUNDS;
    for (const { code, sheet } of TITLES) {
      const returned = Number(sheet?.returnToPlayer.percent);
      expect(returned, code).toBeGreaterThanOrEqual(leastReturn);
      expect(returned, code).toBeLessThanOrEqual(mostReturn);
      expect(Number(sheet?.standardDeviation), code).toBeLessThan(mostDeviation);
      expect(Number(sheet?.winCap.costPercentAtMost), code).toBeLessThan(0.1);
    }
  });
});
