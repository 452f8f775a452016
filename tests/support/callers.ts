import { DEFAULT_SESSION_LIMITS } from '#domain/session/default-session-limits.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import { staffRoles } from '#contract/generated/enum-values.ts';
import type { StaffRole } from '#contract/generated/types.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/id.ts';
import { csrfTokenFor } from '#server/platform/session/csrf.ts';
import { openMemberSession, openStaffSession } from '#server/platform/session/session-store.ts';
import { sign } from '#server/platform/signature.ts';
import { type CallerName, contractCaller } from './access/caller-names.ts';
import { makeAgent } from './access/make-agent.ts';
import { deposit, registerMember, type TestMember } from './members.ts';
import { makeStaff } from './staff.ts';
import { HOST, SECRETS, type TestApp } from './test-app.ts';
import { vendorSignatureHeaders } from './vendor.ts';

const ACCOUNT_TYPES = { member: 0, agent: 1, trial: 4 } as const;
type PlayerKind = keyof typeof ACCOUNT_TYPES;

const PLAYERS: readonly string[] = Object.keys(ACCOUNT_TYPES);
const LEAVING = /logout$|^launchGame$|^startExclusion$|password/i;

export interface Callers {
  readonly players: Readonly<Record<PlayerKind, TestMember>>;
  /**
   * The headers by which a caller is known. Operations that end sessions get one of their own, so
   * that the next call finds its session alive.
   */
  headersOf(
    name: CallerName,
    operation: OperationDefinition,
    body: string | Buffer,
  ): Promise<Record<string, string>>;
}

/** Makes members trial players in their wallet too. */
async function givePlayMoney({ database, clock }: TestApp, brand: string, ids: readonly bigint[]) {
  const now = clock.now();
  const rows = ids.map((id) => ({
    member_id: id,
    brand,
    device_hash: `device of ${id}`,
    address_group: '127.0.0.1',
    network_group: '127.0.0',
    currency: 'PEN',
    start_micro: 1_000_000_000n,
    balance_micro: 1_000_000_000n,
    created_at: now,
    ends_at: new Date(now.getTime() + 24 * 3_600_000),
  }));
  await database.db.insertInto('trial_player').values(rows).execute();
}

/**
 * One caller of every kind on a brand. @param brands of the staff; null: all.
 */
export async function openCallers(
  app: TestApp,
  options: { brand: string; host?: string; staffBrands: readonly string[] | null },
): Promise<Callers> {
  const { brand, host = HOST, staffBrands } = options;
  const { db } = app.database;
  const registerPlayers = async () => ({
    member: await registerMember(app, { host }),
    agent: await registerMember(app, { host }),
    trial: await registerMember(app, { host }),
  });
  const players = await registerPlayers();
  // A member has one session at a time, so the operations that end it are called by other members.
  const leavers = await registerPlayers();
  if (host === HOST) await deposit(app, players.member, 20_000_000n);
  for (const kind of ['agent', 'trial'] as const) {
    const change = { account_type: ACCOUNT_TYPES[kind] };
    const ids = [players, leavers].map((all) => BigInt(all[kind].memberId));
    await db.updateTable('member').set(change).where('id', 'in', ids).execute();
    if (kind === 'trial') await givePlayMoney(app, brand, ids);
    else for (const id of ids) await makeAgent(app, brand, id);
  }
  const staffIds = new Map<StaffRole, bigint>();
  for (const role of staffRoles) {
    const username = await makeStaff(app, role, staffBrands);
    const row = await db
      .selectFrom('staff')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    staffIds.set(role, row.id);
  }
  const terminal = { ip: '127.0.0.1', userAgent: 'test' };
  const playerHeaders = async (kind: PlayerKind, isLeaving: boolean) => {
    const memberId = BigInt((isLeaving ? leavers : players)[kind].memberId);
    const owner = { brand, memberId, kind: 'bearer', limits: DEFAULT_SESSION_LIMITS } as const;
    const { token } = await inTransaction(db, (tx) =>
      openMemberSession(tx, { ...owner, ...terminal }, app.clock),
    );
    return { authorization: `Bearer ${token}` };
  };
  const staffHeaders = async (role: StaffRole) => {
    const staffId = staffIds.get(role) ?? newId();
    const { token, tokenHash } = await inTransaction(db, (tx) =>
      openStaffSession(tx, { staffId, ...terminal }, app.clock),
    );
    const csrf = csrfTokenFor(SECRETS.SESSION_SECRET, tokenHash);
    return { cookie: `staff_session=${token}`, 'x-csrf-token': csrf };
  };
  const kept = new Map<CallerName, Record<string, string>>();
  const session = async (name: CallerName, isLeaving: boolean) => {
    const known = isLeaving ? undefined : kept.get(name);
    if (known !== undefined) return known;
    const { role } = contractCaller(name);
    const made =
      role === null ? await playerHeaders(name as PlayerKind, isLeaving) : await staffHeaders(role);
    if (!isLeaving) kept.set(name, made);
    return made;
  };
  return {
    players,
    async headersOf(name, { operation }, body) {
      const { kind, role } = contractCaller(name);
      if (PLAYERS.includes(name) || role !== null) return session(name, LEAVING.test(operation));
      const bytes = name.endsWith('wrong signature') ? `${String(body)} ` : body;
      if (kind === 'vendor') return vendorSignatureHeaders(bytes);
      if (kind !== 'payment') return {};
      return { 'x-sandbox-signature': sign(SECRETS.SANDBOX_PAYMENT_SECRET, bytes) };
    },
  };
}
