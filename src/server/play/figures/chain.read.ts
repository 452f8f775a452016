import { sql } from 'kysely';
import type { Chain, ChainNode } from '#domain/figures/spread-team.ts';
import type { Tx } from '../../platform/db/database.ts';

interface ChainRow {
  place: number;
  /** 0: the account itself; above it the agents, the direct upline first. */
  step: number;
  id: bigint;
  is_agent: boolean;
  series: number | null;
  share: number | null;
}

/** An account at a moment. */
export interface ChainAt {
  readonly memberId: bigint;
  readonly at: Date;
}

/** The chain above each account at its moment, in the order asked for, with the terms of that moment. */
export async function chainsAt(tx: Tx, asked: readonly ChainAt[]): Promise<readonly Chain[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<ChainRow>`
    with asked as (
      select * from unnest(
        ${asked.map(({ memberId }) => memberId)}::bigint[],
        ${asked.map(({ at }) => at)}::timestamptz[]
      ) with ordinality as a (member_id, at, place)
    ),
    base as (
      select a.*,
        exists (
          select 1 from agent_line s where s.agent_id = a.member_id and s.ancestor_id = a.member_id
            and s.from_at <= a.at and (s.until_at is null or s.until_at > a.at)
        ) as is_agent,
        (
          select u.agent_id from member_upline u where u.member_id = a.member_id
            and u.from_at <= a.at and (u.until_at is null or u.until_at > a.at)
          order by u.from_at desc limit 1
        ) as upline
      from asked a
    ),
    node as (
      select b.place, b.at, 0 as step, b.member_id as id, b.is_agent from base b
      union all
      select b.place, b.at,
        case when b.is_agent then l.distance else l.distance + 1 end, l.ancestor_id, b.is_agent
      from base b
      join agent_line l on l.agent_id = case when b.is_agent then b.member_id else b.upline end
        and l.from_at <= b.at and (l.until_at is null or l.until_at > b.at)
      where not (b.is_agent and l.distance = 0)
    )
    select n.place::int as place, n.step, n.id, n.is_agent, t.series, t.share
    from node n
    left join lateral (
      select series, share_basis_points as share from member_terms
      where member_id = n.id and from_at <= n.at and (until_at is null or until_at > n.at)
      order by from_at desc limit 1
    ) t on true
    order by n.place, n.step
  `.execute(tx);
  const nodes = new Map<number, ChainRow[]>();
  for (const row of rows) {
    const held = nodes.get(row.place);
    if (held === undefined) nodes.set(row.place, [row]);
    else held.push(row);
  }
  return asked.map((_one, index): Chain => {
    const [own, ...above] = nodes.get(index + 1) ?? [];
    if (own === undefined) throw new Error('an account without a chain');
    return { isAgent: own.is_agent, own: nodeOf(own), above: above.map(nodeOf) };
  });
}

function nodeOf({ id, series, share }: ChainRow): ChainNode {
  const terms = series === null || share === null ? null : { series, shareBasisPoints: share };
  return { id, terms };
}
