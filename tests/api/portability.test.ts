import { expect, it } from 'vitest';
import { contract, prepareAccessTarget } from '#tests/support/access/access-target.ts';
import { MATRIX_CALLERS } from '#tests/support/access/caller-names.ts';
import { expectedGate } from '#tests/support/access/access-table.ts';
import { forEachEngine } from '#tests/support/test-database.ts';

/** A feature's own tests run on one engine: its statements must be read by both. */
forEachEngine((engine) => {
  const { mismatch } = prepareAccessTarget(engine);

  it('answers every operation to a caller who may call it', async () => {
    const found: (string | null)[] = [];
    let called = 0;
    for (const table of contract.values()) {
      const caller = MATRIX_CALLERS.findLast(
        (name) => expectedGate(table, name, 'own brand') === null,
      );
      if (caller === undefined) continue;
      called += 1;
      found.push(await mismatch(table, caller, 'own brand'));
    }
    expect(found.filter((one) => one !== null)).toEqual([]);
    expect(called).toBeGreaterThan(contract.size * 0.9);
  }, 60_000);
});
