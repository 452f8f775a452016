import type { AccountType, AgentTerms } from '#contract/generated/types.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { writeCode } from '../../tree/invitation/invitation-code.store.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Parts } from '../../parts.ts';
import { type Clock, clockAt } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { createAccount } from './create-account.ts';

const DAY_MS = 86_400_000;

/** Days that the demo's team has been there. */
export const TEAM_DAYS = 35;

interface SeedAccount {
  readonly username: string;
  /** Empty: right below the demo's agent. */
  readonly upline: string;
  readonly type: AccountType;
  readonly terms: AgentTerms;
  /** When it was made. */
  readonly daysAgo: number;
}

const agent = (username: string, upline: string, series: number, share: number, daysAgo = 34) => ({
  username,
  upline,
  type: 2 as const,
  terms: { series, shareBasisPoints: share },
  daysAgo,
});
const player = (username: string, upline: string, daysAgo: number) => ({
  username,
  upline,
  type: 0 as const,
  terms: { series: 1880, shareBasisPoints: 0 },
  daysAgo,
});

/** Two levels below the demo's agent; uplines come first. */
const TEAM: readonly SeedAccount[] = [
  agent('mateodemo', '', 1940, 6_000),
  agent('valeriademo', '', 1930, 5_000),
  agent('tomasdemo', 'mateodemo', 1920, 3_000, 30),
  player('lucasdemo', '', 33),
  player('emiliademo', '', 12),
  player('joaquindemo', 'mateodemo', 33),
  player('renatademo', 'mateodemo', 20),
  player('gaeldemo', 'valeriademo', 29),
  player('isabeldemo', 'valeriademo', 6),
  player('martindemo', 'tomasdemo', 28),
  player('elenademo', 'tomasdemo', 15),
  player('hugodemo', 'tomasdemo', 3),
];

export interface SeededPlayer {
  readonly memberId: bigint;
  readonly daysAgo: number;
}

/**
 * Builds the demo's team as it grew over a month. Nobody signs in to its accounts.
 * @returns the players, whose bets make its history
 */
export async function seedTeam(
  { db, clock, brands }: Pick<Parts, 'db' | 'clock' | 'brands'>,
  brand: LiveBrand,
  topId: bigint,
): Promise<readonly SeededPlayer[]> {
  const policy = settingOf(brands.byId(brand.id), 'agentPolicy');
  const ids = new Map([['', topId]]);
  const players: SeededPlayer[] = [];
  const [host = 'localhost'] = brand.hosts;
  for (const { username, upline, type, terms, daysAgo } of TEAM) {
    const at = clockAt(new Date(clock.now().getTime() - daysAgo * DAY_MS));
    const request = {
      username,
      password: '',
      type,
      terms,
      agentId: ids.get(upline) ?? topId,
      language: brand.manifest.i18n.default,
      origin: `http://${host}`,
      ip: '127.0.0.1',
    };
    const id = await inTransaction(db, (tx) => createAccount(tx, brand, request, null, policy, at));
    ids.set(username, id);
    if (type === 0) players.push({ memberId: id, daysAgo });
  }
  await inTransaction(db, (tx) => seedLink(tx, brand, topId, clock));
  return players;
}

/** A link that the demo's agent shares. */
async function seedLink(tx: Tx, brand: LiveBrand, topId: bigint, clock: Clock): Promise<void> {
  const id = newId();
  const code = await writeCode(tx, { brand: brand.id, memberId: topId }, id, clock);
  await tx
    .insertInto('registration_link')
    .values({
      id,
      brand: brand.id,
      agent_id: topId,
      code,
      account_type: 0,
      series: 1900,
      share_basis_points: 0,
      expires_at: null,
      use_limit: 500,
      host: brand.hosts[0] ?? '',
      note: 'Instagram',
      created_at: clock.now(),
    })
    .execute();
}
