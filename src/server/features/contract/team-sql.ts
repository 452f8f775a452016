import { type RawBuilder, type Sql, sql } from 'kysely';
import type { DayRange } from '#domain/day/day.ts';
import type { ContractRow } from './contract.store.ts';

/** A contract as figures ask for it. */
export type Asked = Pick<ContractRow, 'id' | 'downlineId' | 'kind' | 'terms'> &
  Partial<Pick<ContractRow, 'fromDay' | 'toDay'>>;

/** The window that figures are of. */
export interface FiguresOf extends DayRange {
  readonly brand: string;
  readonly currency: string;
  /** An hour of the day; null: whole days. */
  readonly hour: Hour | null;
}

/** @property endsAt not part of it */
export interface Hour {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Contracts as the table `c`: their downline, whether own play counts, and the days that they pay for. */
export const contractRows = (contracts: readonly Asked[]): RawBuilder<unknown> => sql`c as (
  select * from unnest(
    ${contracts.map(({ id }) => id)}::bigint[],
    ${contracts.map(({ downlineId }) => downlineId)}::bigint[],
    ${contracts.map(({ terms }) => terms.includeSelf)}::boolean[],
    ${contracts.map(({ kind }) => kind === 'dividend')}::boolean[],
    ${contracts.map(({ fromDay }) => fromDay ?? null)}::text[],
    ${contracts.map(({ toDay }) => toDay ?? null)}::text[]
  ) as c (id, member_id, self, is_dividend, from_day, to_day)
)`;

/**
 * Rows of members, joined with the contracts of all agents above them at the moment of the row.
 * @param rows a table with `member_id` and `at`, which is named `p`
 */
export const placedInTeams = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`${rows} p
  left join agent_line s on s.agent_id = p.member_id and s.ancestor_id = p.member_id
    and ${heldAt('s')}
  left join member_upline u on s.agent_id is null and u.member_id = p.member_id and ${heldAt('u')}
  join agent_line l on l.agent_id = coalesce(s.agent_id, u.agent_id) and ${heldAt('l')}
  join c on c.member_id = l.ancestor_id and (c.self or p.member_id <> c.member_id)`;

const heldAt = (table: string): ReturnType<Sql['raw']> =>
  sql.raw(`${table}.from_at <= p.at and (${table}.until_at is null or ${table}.until_at > p.at)`);
