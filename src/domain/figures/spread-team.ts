import type { AgentTerms } from '#contract/generated/types.ts';

/** Counts and amounts that team figures add up; amounts in micro-units. */
export const TEAM_FIELDS = [
  'rounds',
  'stake',
  'valid',
  'payout',
  'deposit',
  'withdrawal',
  'rebate',
  'promotion',
  'commission',
  'registrations',
  'firstDeposits',
] as const;

export type TeamField = (typeof TEAM_FIELDS)[number];
export type TeamSums = Readonly<Partial<Record<TeamField, bigint>>>;

/** Something that one account did, on a day. */
export interface TeamChange {
  readonly memberId: bigint;
  readonly day: string;
  /** Empty: it belongs to no category. */
  readonly category: string;
  readonly currency: string;
  readonly sums: TeamSums;
}

/** A node of a chain, with its terms at the time; null: none agreed. */
export interface ChainNode {
  readonly id: bigint;
  readonly terms: AgentTerms | null;
}

/** Who was above an account at a moment. */
export interface Chain {
  /** The account itself was an agent. */
  readonly isAgent: boolean;
  readonly own: ChainNode;
  /** Agents above, the direct upline first. */
  readonly above: readonly ChainNode[];
}

export interface TeamRow {
  readonly memberId: bigint;
  /** 0: none. */
  readonly uplineId: bigint;
  readonly scope: 'team' | 'own';
  readonly day: string;
  readonly category: string;
  readonly currency: string;
  readonly sums: Readonly<Record<TeamField, bigint>>;
}

/**
 * Spreads what accounts did over the chains above them: one team row for the account and for each agent
 * above, and an own row for an agent. Rows with the same key are one, in the order of their keys, so that
 * two writers lock them alike.
 */
export function spreadTeam(
  changes: readonly { change: TeamChange; chain: Chain }[],
): readonly TeamRow[] {
  const team = new Map<string, { row: Omit<TeamRow, 'sums'>; sums: Record<TeamField, bigint> }>();
  for (const { change, chain } of changes) {
    const { day, category, currency } = change;
    const place = { day, category, currency };
    const line = [chain.own, ...chain.above];
    for (const [index, { id }] of line.entries()) {
      const uplineId = line[index + 1]?.id ?? 0n;
      addTo(team, { ...place, memberId: id, uplineId, scope: 'team' }, change.sums);
    }
    if (chain.isAgent) {
      const uplineId = chain.above[0]?.id ?? 0n;
      const own = { ...place, memberId: chain.own.id, uplineId, scope: 'own' as const };
      addTo(team, own, change.sums);
    }
  }
  return sorted(team).map(({ row, sums }) => ({ ...row, sums }));
}

function sorted<Value>(rows: ReadonlyMap<string, Value>): Value[] {
  return [...rows.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}

function addTo(
  rows: Map<string, { row: Omit<TeamRow, 'sums'>; sums: Record<TeamField, bigint> }>,
  row: Omit<TeamRow, 'sums'>,
  sums: TeamSums,
): void {
  const { memberId, day, scope, category, currency, uplineId } = row;
  const key = [memberId, day, scope, category, currency, uplineId].join(' ');
  const held = rows.get(key) ?? { row, sums: emptySums() };
  for (const field of TEAM_FIELDS) held.sums[field] += sums[field] ?? 0n;
  rows.set(key, held);
}

const emptySums = (): Record<TeamField, bigint> =>
  Object.fromEntries(TEAM_FIELDS.map((field) => [field, 0n])) as Record<TeamField, bigint>;

/** The players' result: payouts - stakes + rebates + promotions. */
export function profitLossMicro(
  sums: Pick<Record<TeamField, bigint>, 'payout' | 'stake' | 'rebate' | 'promotion'>,
): bigint {
  return sums.payout - sums.stake + sums.rebate + sums.promotion;
}
