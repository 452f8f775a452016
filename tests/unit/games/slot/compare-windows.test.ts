import { describe, expect, it } from 'vitest';
import { createRandom } from '#art/seed.ts';
import { modelOf, type SlotModel } from '#games/slot/math/model.ts';
import { compareWindows } from '#games/slot/proof/compare-windows.ts';
import { testEffort, testSeed } from '#tests/support/test-effort.ts';
import { readTitles } from '../../../../scripts/slots/read-titles.ts';
import { SMALL } from './small-titles.ts';
import { titleOf } from './titles.ts';

/** One title in so many is looked at in a run; all of them in `npm run test:long`. */
const TURNS = 25;
const SAMPLES = testEffort() > 1 ? 200_000 : 4_000;

const titles = readTitles().filter(
  (_, place) => testEffort() > 1 || (place + testSeed()) % TURNS === 0,
);

function compare(model: SlotModel, samples: number) {
  const random = createRandom(`${model.code}/${testSeed()}`);
  return compareWindows(model, samples, (bound) => Math.floor(random.between(0, bound)));
}

describe('the engine pays window by window what the proof counts', () => {
  it.each(titles.map(({ file, title }) => [file, title] as const))(
    '%s',
    (_, title) => {
      expect(compare(modelOf(title), SAMPLES).fault).toBeNull();
    },
    600_000,
  );

  it.each(Object.entries(SMALL))('a small title: %s', (_, model) => {
    const { compared, fault } = compare(model, 2_000);
    expect(compared).toBeGreaterThan(2_000);
    expect(fault).toBeNull();
  });
});

describe('a proof of another game differs from the engine', () => {
  const hold = modelOf(titleOf('squirrel-pantry'));
  const planted: readonly (readonly [string, SlotModel, Partial<SlotModel>])[] = [
    ['a pay of a part more', hold, { pays: new Map([...hold.pays, ['acorn', [141, 350, 8000]]]) }],
    ['wilds that do not grow', hold, { wild: { ...hold.wild!, behaviour: 'plain' } }],
    ['coins of another symbol', hold, { hold: { ...hold.hold!, code: 'acorn' } }],
  ];

  it.each(planted)('%s', (_, model, change) => {
    const { fault } = comparePlanted(model, change);
    expect(fault).not.toBeNull();
  });
});

/** The engine plays `model`; the proof reads the model with a change. */
function comparePlanted(model: SlotModel, change: Partial<SlotModel>) {
  const random = createRandom('planted');
  return compareWindows(model, 20_000, (bound) => Math.floor(random.between(0, bound)), {
    ...model,
    ...change,
  });
}
