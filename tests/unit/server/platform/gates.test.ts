import { describe, expect, it } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import { permissionsOf } from '#contract/permission.ts';
import { passRole } from '#server/platform/gates.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Caller } from '#server/platform/session/caller.ts';
import { expectedGate } from '#tests/support/access/access-table.ts';
import {
  CALLER_NAMES,
  type CallerName,
  contractCaller,
} from '#tests/support/access/caller-names.ts';

const definitions = Object.values(operations) as OperationDefinition[];
/** Operations of these surfaces are called with a session. Games and servers carry other credentials. */
const SESSION_SURFACES = ['site', 'office', 'builder', 'staff'];
const gated = definitions.filter(
  ({ status, surface, area }) =>
    status === 'built' && SESSION_SURFACES.includes(surface) && area !== 'house',
);

const VISITOR: Caller = { kind: 'visitor' };

/** The caller as a surface knows it: each takes one kind of session, and others are visitors there. */
function callerAt({ surface }: OperationDefinition, name: CallerName): Caller {
  const { role, kind } = contractCaller(name);
  if (surface !== 'site') return role === null ? VISITOR : staffOf(role);
  if (kind !== 'member' && kind !== 'agent' && kind !== 'trial') return VISITOR;
  return {
    kind,
    memberId: 1n,
    brand: 'denluma',
    sessionId: 2n,
    carrier: 'bearer',
    tokenHash: '',
    passwordDue: false,
    hasUpline: false,
  };
}

function staffOf(role: string): Caller {
  return {
    kind: 'staff',
    staffId: 1n,
    sessionId: 2n,
    permissions: new Set(permissionsOf(role)),
    brands: null,
    factorDue: false,
    carrier: 'cookie',
    tokenHash: '',
  };
}

function refusal(definition: OperationDefinition, name: CallerName): string | null {
  try {
    passRole(definition, { caller: callerAt(definition, name), ended: null });
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('passRole', () => {
  it('admits and refuses every caller of every operation as the contract says', () => {
    const found = gated.flatMap((definition) =>
      CALLER_NAMES.map((name) => {
        const expected = expectedGate(definition, name, 'own brand');
        // The table also has the refusals that a handler gives for the records of other players.
        const isRecord = expected?.endsWith('_NOT_FOUND') || expected?.endsWith('_NOT_HERE');
        const seen = refusal(definition, name);
        return seen === (isRecord ? null : expected)
          ? null
          : `${definition.operation} as ${name}: ${seen}, not ${expected}`;
      }),
    );
    expect(found.filter((line) => line !== null)).toEqual([]);
    expect(found.length).toBeGreaterThan(3_000);
  });

  it('refuses staff of every role but those that a permission names', () => {
    const staffed = gated.filter(({ permission }) => permission !== undefined);
    const refused = staffed.flatMap((definition) =>
      CALLER_NAMES.filter((name) => refusal(definition, name) === 'FORBIDDEN'),
    );
    expect(refused.length).toBeGreaterThan(100);
    const admitted = staffed.filter((definition) => refusal(definition, 'visitor') === null);
    expect(admitted).toEqual([]);
  });

  it('names why a session that was shown no longer counts', () => {
    const definition = operations.getMemberInfo as OperationDefinition;
    for (const [ended, code] of [
      [null, 'NOT_SIGNED_IN'],
      ['expired', 'SESSION_EXPIRED'],
      ['replaced', 'SESSION_REPLACED'],
    ] as const) {
      expect(() => passRole(definition, { caller: VISITOR, ended })).toThrow(
        expect.objectContaining({ code }),
      );
    }
  });
});
