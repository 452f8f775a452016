import { readFile } from 'node:fs/promises';
import { beforeAll } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import { type Callers, openCallers } from '../callers.ts';
import { liftLimits } from '../lift-limits.ts';
import { problemOf, sendRaw } from '../expect-problem.ts';
import type { KnownValues } from '../request-junk/schema-values.ts';
import { HOST, OTHER_HOST, useTestApp, WITH_PRODUCTS } from '../test-app.ts';
import type { TestEngine } from '../test-database.ts';
import { type Aim, AIMS, expectedGate, recordRefusal } from './access-table.ts';
import type { MatrixCaller } from './caller-names.ts';
import type { AccessFixture } from './access-fixture.ts';
import { FIXTURES } from './access-fixtures.ts';
import { type FittingRequest, fittingRequest } from './fitting-request.ts';
import { makeRecords, reviveSessions } from './make-records.ts';

const built = (Object.values(operations) as OperationDefinition[]).filter(
  ({ status }) => status === 'built',
);
/** What the contract says of each built operation, kept apart from what the server reads. */
export const contract = new Map(built.map((one) => [one.operation, structuredClone(one)]));
const OWN = 'denluma';
const OTHER = 'kyvolta';
/** What staff do to a member ends the sessions that the next calls come with. */
const SIGNS_OUT: ReadonlySet<string> = new Set(FIXTURES.flatMap(({ signsOut }) => signsOut ?? []));
const OWN_VALUES: Readonly<Record<string, KnownValues>> = Object.assign(
  {},
  ...FIXTURES.map(({ values }) => values),
);
const RESTORED: NonNullable<AccessFixture['restore']> = Object.assign(
  {},
  ...FIXTURES.map(({ restore }) => restore),
);

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

export interface AccessTarget {
  /**
   * Sends a fitting request of an operation and compares the answer with the contract's gates.
   * @param table the operation as the contract has it.
   * @param as `others`: the callers of another brand.
   * @returns what is not as the table says; null: nothing.
   */
  mismatch(
    table: OperationDefinition,
    name: MatrixCaller,
    aim: Aim,
    as?: 'own' | 'others',
  ): Promise<string | null>;
  /** As `mismatch`, for every aim of several callers of the own brand. */
  mismatches(table: OperationDefinition, names: readonly MatrixCaller[]): Promise<string[]>;
}

/** A server with callers and records of two brands, for the tests of a `describe`. */
export function prepareAccessTarget(engine: TestEngine): AccessTarget {
  liftLimits();
  const app = useTestApp(engine, undefined, WITH_PRODUCTS);
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
      from: ['2026-03-01T00:00:00.000Z'],
      to: ['2026-04-01T00:00:00.000Z'],
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
    const made =
      requests.get(key) ??
      fittingRequest(definition, { ...values, ...played, ...OWN_VALUES[definition.operation] });
    requests.set(key, made);
    return made;
  };

  const send = async (
    definition: OperationDefinition,
    name: MatrixCaller,
    aim: Aim,
    callers = own,
  ) => {
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

  const restore = async ({ operation }: OperationDefinition): Promise<void> => {
    const again = RESTORED[operation];
    if (again === undefined) return;
    const brands = [
      { brand: OWN, callers: own, values: known.own },
      { brand: OTHER, callers: others, values: known.other },
    ];
    for (const { brand, callers, values } of brands) {
      const memberId = BigInt(callers.players.member.memberId);
      await again({ app: app(), brand, memberId, values });
    }
  };

  /** What a call was answered with, where it is not what the table says; null: it is. */
  const mismatch = async (
    table: OperationDefinition,
    name: MatrixCaller,
    aim: Aim,
    callers = own,
  ) => {
    const definition = operations[table.operation] as OperationDefinition;
    const gate =
      callers === own ? expectedGate(table, name, aim) : expectedGate(table, name, 'own brand');
    const answer = await send(definition, name, aim, callers);
    if (SIGNS_OUT.has(table.operation)) {
      for (const { memberId } of [known.own, known.other]) {
        await reviveSessions(app(), BigInt(String(memberId?.[0])));
      }
    }
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

  const restored: AccessTarget['mismatch'] = async (table, name, aim, as = 'own') => {
    await restore(table);
    return mismatch(table, name, aim, as === 'own' ? own : others);
  };

  return {
    mismatch: restored,
    async mismatches(table, names) {
      const found: (string | null)[] = [];
      for (const aim of AIMS) {
        if (aim === 'other records' && recordRefusal(table) === null) continue;
        const isRefused = (name: MatrixCaller) => expectedGate(table, name, aim) !== null;
        await restore(table);
        // Refused calls change nothing, so they run together.
        const refused = names.filter(isRefused).map((name) => mismatch(table, name, aim));
        found.push(...(await Promise.all(refused)));
        // One at a time: a change made by one caller must not refuse the next.
        for (const name of names)
          if (!isRefused(name)) found.push(await restored(table, name, aim));
      }
      return found.filter((one) => one !== null);
    },
  };
}
