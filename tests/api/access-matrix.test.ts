import { describe, expect, it } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import { AIMS, recordRefusal } from '#tests/support/access/access-table.ts';
import {
  contract,
  MATRIX_CALLERS,
  prepareAccessTarget,
} from '#tests/support/access/access-target.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const { mismatch } = prepareAccessTarget(engine);

  const mismatches = async (table: OperationDefinition): Promise<string[]> => {
    const found: (string | null)[] = [];
    for (const aim of AIMS) {
      if (aim === 'other records' && recordRefusal(table) === null) continue;
      // One at a time: a change made by one caller must not refuse the next.
      for (const name of MATRIX_CALLERS) found.push(await mismatch(table, name, aim));
    }
    return found.filter((one) => one !== null);
  };

  it('covers every built operation, every caller and both brands', () => {
    expect(contract.size).toBeGreaterThan(100);
    expect(MATRIX_CALLERS).toHaveLength(14);
    const withRecords = [...contract.values()].filter((one) => recordRefusal(one) !== null);
    expect(withRecords.length).toBeGreaterThan(7);
  });

  describe('every caller, on the own brand and on another', () => {
    it.each([...contract.values()])(
      'meets at $operation exactly the gates of its contract',
      async (table) => {
        expect(await mismatches(table)).toEqual([]);
      },
      60_000,
    );
  });

  it('staff of every brand act on each of them', async () => {
    const staffed = [...contract.values()].filter(({ callers }) => callers.includes('staff'));
    const found: (string | null)[] = [];
    // One after the other: two of them may end the wait of the same record.
    for (const table of staffed) {
      found.push(await mismatch(table, 'staff admin', 'other brand', 'others'));
    }
    expect(found.filter((one) => one !== null)).toEqual([]);
  });

  describe('a fault is noticed', () => {
    it('when an operation has lost its permission', async () => {
      const table = contract.get('setBrandStatus');
      const definition = operations.setBrandStatus as OperationDefinition;
      const { permission } = definition;
      if (table === undefined || permission === undefined)
        throw new Error('there is no permission');
      try {
        delete definition.permission;
        expect(await mismatches(table)).toContainEqual(
          expect.stringMatching(/setBrandStatus as staff support, own brand: .*not FORBIDDEN/),
        );
      } finally {
        definition.permission = permission;
      }
    });

    it('when an operation lets in visitors', async () => {
      const table = contract.get('walletBet');
      const definition = operations.listMembers as OperationDefinition;
      const members = contract.get('listMembers');
      if (table === undefined || members === undefined) throw new Error('they are not built');
      const { permission, callers } = definition;
      try {
        definition.callers = ['visitor'];
        delete definition.permission;
        const found = await mismatches(members);
        expect(found).toContainEqual(
          expect.stringMatching(/listMembers as visitor, own brand: 500/),
        );
      } finally {
        definition.callers = callers;
        if (permission !== undefined) definition.permission = permission;
      }
      // A wrong table is as wrong as a lost gate.
      const wrong: OperationDefinition = { ...table, surface: 'platform' };
      expect((await mismatches(wrong)).length).toBeGreaterThan(10);
    });
  });
});
