import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import { AIMS, type Aim, expectedGate, recordRefusal } from '#tests/support/access/access-table.ts';
import {
  makeRecords,
  plantDeadEvent,
  plantFailedMessage,
} from '#tests/support/access/brand-records.ts';
import { type FittingRequest, fittingRequest } from '#tests/support/access/fitting-request.ts';
import {
  CALLER_NAMES,
  type CallerName,
  type Callers,
  openCallers,
} from '#tests/support/callers.ts';
import { problemOf, sendRaw } from '#tests/support/expect-problem.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';
import { HOST, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { forEachEngine } from '#tests/support/test-database.ts';

const built = (Object.values(operations) as OperationDefinition[]).filter(
  ({ status }) => status === 'built',
);
/** What the contract says, kept apart from what the server reads. */
const contract = new Map(built.map((one) => [one.operation, structuredClone(one)]));
// Limits are read when the app is opened; other files get them back.
for (const one of built) one.rateLimit = { ...one.rateLimit, max: 1_000_000 };
afterAll(() => {
  for (const one of built) {
    const { rateLimit } = contract.get(one.operation) ?? one;
    one.rateLimit = rateLimit;
  }
});

const OWN = 'denluma';
const OTHER = 'kyvolta';
type Name = CallerName | 'game';
const NAMES: readonly Name[] = [...CALLER_NAMES, 'game'];

/** Refusals that a gate gives; whoever passes the gates meets none of them. */
const GATE_CODES = new Set([
  'NOT_SIGNED_IN',
  'SESSION_EXPIRED',
  'FORBIDDEN',
  'CSRF_FAILED',
  'INVALID_SIGNATURE',
  'INVALID_PARTNER',
  'INVALID_TOKEN',
  'UNKNOWN_HOST',
  'BRAND_NOT_FOUND',
]);

forEachEngine((engine) => {
  const app = useTestApp(engine);
  let own: Callers;
  let others: Callers;
  let known: Readonly<Record<'own' | 'other', KnownValues>>;
  let calls = 0;

  beforeAll(async () => {
    own = await openCallers(app(), { brand: OWN, staffBrands: [OWN] });
    others = await openCallers(app(), { brand: OTHER, host: OTHER_HOST, staffBrands: null });
    const members = { own: own.players.member, other: others.players.member };
    // Changes are refused as stale behind the gates, so that one call never changes what the next one meets.
    const harmless = { version: [2_147_483_647], revision: [999_999], status: [0] };
    const rest = {
      gameCode: ['jade-orchard'],
      currency: ['PEN'],
      vassalage: ['house'],
      page: ['terms'],
      file: ['AAAA'.repeat(8)],
    };
    const manifest = async (brand: string) =>
      JSON.parse(await readFile(`brands/${brand}/manifest.json`, 'utf8')) as unknown;
    const valuesOf = async (brand: string, host: string, member: (typeof members)['own']) => ({
      ...(await makeRecords(app(), { brand, host, member })),
      ...harmless,
      ...rest,
      manifest: [await manifest(brand)],
    });
    known = {
      own: await valuesOf(OWN, HOST, members.own),
      other: await valuesOf(OTHER, OTHER_HOST, members.other),
    };
  }, 120_000);

  /** Which brand's values a call carries: staff name a brand, players come to its host. */
  const valuesFor = ({ surface }: OperationDefinition, aim: Aim): KnownValues => {
    const isElsewhere = aim === 'other brand' && (surface === 'office' || surface === 'builder');
    if (isElsewhere) return known.other;
    return aim === 'other records'
      ? { ...known.other, brand: known.own['brand'] ?? [] }
      : known.own;
  };

  const requests = new Map<string, FittingRequest>();
  const requestOf = (definition: OperationDefinition, aim: Aim): FittingRequest => {
    const key = `${definition.operation} ${aim}`;
    const values = valuesFor(definition, aim);
    const played = definition.area === 'house' ? { roundId: values['houseRoundId'] ?? [] } : {};
    const made = requests.get(key) ?? fittingRequest(definition, { ...values, ...played });
    requests.set(key, made);
    return made;
  };

  const send = async (definition: OperationDefinition, name: Name, aim: Aim, callers = own) => {
    calls += 1;
    const { surface } = definition;
    const { url, body } = requestOf(definition, aim);
    const identity =
      name === 'game'
        ? { authorization: `Bearer ${String(known.own['token']?.[0])}` }
        : await callers.headersOf(name, definition, body ?? '');
    const isAway = aim === 'other brand' && (surface === 'site' || surface === 'vendor');
    return sendRaw(app(), definition.method, url, {
      ...(body === undefined ? {} : { body }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        host: isAway ? OTHER_HOST : HOST,
        'idempotency-key': `matrix-${calls}`,
        ...identity,
      },
      ip: `10.70.${calls >> 8}.${calls & 255}`,
    });
  };

  /** A retry uses up what was planted. */
  const RESTORED: Readonly<Record<string, (brand: string, values: KnownValues) => Promise<void>>> =
    {
      retryDeadEvent: (brand, { eventId }) =>
        plantDeadEvent(app(), { brand, eventId: BigInt(String(eventId?.[0])) }),
      retryMessage: (brand, { messageId }) =>
        plantFailedMessage(app(), { brand, messageId: BigInt(String(messageId?.[0])) }),
    };

  /** What a call was answered with, where it is not what the table says; null: it is. */
  const mismatch = async (table: OperationDefinition, name: Name, aim: Aim, callers = own) => {
    const definition = operations[table.operation] as OperationDefinition;
    const gate =
      callers === own ? expectedGate(table, name, aim) : expectedGate(table, name, 'own brand');
    await RESTORED[table.operation]?.(OWN, known.own);
    await RESTORED[table.operation]?.(OTHER, known.other);
    const answer = await send(definition, name, aim, callers);
    const place = `${table.operation} as ${name}, ${aim}`;
    if (answer.statusCode >= 500) return `${place}: ${answer.statusCode} ${answer.body}`;
    const code = answer.statusCode < 400 ? null : problemOf(answer).code;
    const isLeaked =
      callers === own && leaked(definition, aim).some((text) => answer.body.includes(text));
    if (isLeaked) return `${place}: shows data of another brand: ${answer.body.slice(0, 300)}`;
    if (gate !== null) return code === gate ? null : `${place}: ${code ?? 'let in'}, not ${gate}`;
    if (code === null) return null;
    const isRead = definition.method === 'GET';
    const isGate = GATE_CODES.has(code) || code === recordRefusal(table);
    return isRead || isGate ? `${place}: refused with ${code}` : null;
  };

  /** Texts that would be another brand's data. */
  const leaked = ({ surface }: OperationDefinition, aim: Aim): string[] => {
    const namesOf = ({ players }: Callers) =>
      Object.values(players).flatMap(({ username, memberId }) => [username, memberId]);
    if (surface === 'site') return namesOf(aim === 'other brand' ? own : others);
    return surface === 'office' || surface === 'builder' ? [...namesOf(others), `"${OTHER}"`] : [];
  };

  const mismatches = async (table: OperationDefinition): Promise<string[]> => {
    const found: (string | null)[] = [];
    for (const aim of AIMS) {
      if (aim === 'other records' && recordRefusal(table) === null) continue;
      // One at a time: a change made by one caller must not refuse the next.
      for (const name of NAMES) found.push(await mismatch(table, name, aim));
    }
    return found.filter((one) => one !== null);
  };

  it('covers every built operation, every caller and both brands', () => {
    expect(contract.size).toBeGreaterThan(100);
    expect(NAMES).toHaveLength(14);
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
    const found = await Promise.all(
      staffed.map((table) => mismatch(table, 'staff admin', 'other brand', others)),
    );
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
