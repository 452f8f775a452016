import { describe, expect, it } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import {
  decisiveCallers,
  expectedGate,
  recordRefusal,
} from '#tests/support/access/access-table.ts';
import { FIXTURES } from '#tests/support/access/access-fixtures.ts';
import { contract, prepareAccessTarget } from '#tests/support/access/access-target.ts';
import { MATRIX_CALLERS, type MatrixCaller } from '#tests/support/access/caller-names.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { testEffort } from '#tests/support/test-effort.ts';

onOneEngine((engine) => {
  const { mismatch, mismatches } = prepareAccessTarget(engine);
  // A long run tries them all; otherwise the gate function is shown for the rest by a unit test.
  const callersOf = (table: OperationDefinition) =>
    testEffort() > 1 ? MATRIX_CALLERS : decisiveCallers(table, MATRIX_CALLERS);

  it('covers every built operation, both brands, and a caller admitted and refused', () => {
    expect(contract.size).toBeGreaterThan(100);
    expect(MATRIX_CALLERS).toHaveLength(14);
    const tables = [...contract.values()];
    expect(tables.filter((one) => recordRefusal(one) !== null).length).toBeGreaterThan(7);
    // Records are the member's: an operation for agents alone refuses them as unknown, behind its gates.
    const isAdmitted = (table: OperationDefinition) => (name: MatrixCaller) =>
      [null, recordRefusal(table)].includes(expectedGate(table, name, 'own brand'));
    expect(tables.filter((one) => !callersOf(one).some(isAdmitted(one)))).toEqual([]);
    const gated = tables.filter(({ callers }) => !callers.includes('visitor'));
    expect(gated.filter((one) => callersOf(one).every(isAdmitted(one)))).toEqual([]);
  });

  it('knows every operation that a feature declares something for', () => {
    const declared = FIXTURES.flatMap(({ values, restore, signsOut }) => [
      ...Object.keys(values ?? {}),
      ...Object.keys(restore ?? {}),
      ...(signsOut ?? []),
    ]);
    expect(declared.length).toBeGreaterThan(30);
    const built = new Set<string>(contract.keys());
    expect(declared.filter((operation) => !built.has(operation))).toEqual([]);
  });

  describe('every caller that matters, on the own brand and on another', () => {
    it.each([...contract.values()])(
      'meets at $operation exactly the gates of its contract',
      async (table) => {
        expect(await mismatches(table, callersOf(table))).toEqual([]);
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
        expect(await mismatches(table, MATRIX_CALLERS)).toContainEqual(
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
        const found = await mismatches(members, MATRIX_CALLERS);
        expect(found).toContainEqual(
          expect.stringMatching(/listMembers as visitor, own brand: 500/),
        );
      } finally {
        definition.callers = callers;
        if (permission !== undefined) definition.permission = permission;
      }
      // A wrong table is as wrong as a lost gate.
      const wrong: OperationDefinition = { ...table, surface: 'platform' };
      expect((await mismatches(wrong, MATRIX_CALLERS)).length).toBeGreaterThan(10);
    });
  });
});
