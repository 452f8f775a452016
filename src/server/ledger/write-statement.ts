import type { ShardOf } from './judge-statement.ts';
import type { ShardScope } from './shard-scope.ts';

/** Locks the system accounts, the last and for the shortest time: many members share them. */
export const lockSystem = (shardOf: ShardOf): string => `
system_account as materialized (
  select array_agg(balance) as balance, array_agg(version) as version
  from (
    select a.balance, a.version
    from unnest($33::bigint[], $34::bigint[]) with ordinality as k (op, id, n)
    left join lateral (
      select balance, version from ledger_account where shard = ${shardOf('k.op')} and id = k.id limit 1 for update
    ) a on true
    order by k.n
  ) s
)`;

/** Works out every leg with its balances, and what an operation answers. */
export const MOVE = `
leg as materialized (
  select op, account, seq, kind, false as system, balance, version,
    case when posted then take else 0 end as take, posted and (take <> 0 or anchor) as changes
  from (select d.*, (select posted from verdict)[op] as posted from drawn d) d
  union all
  select op, account, seq, null, true, (select balance from system_account)[lock],
    (select version from system_account)[lock], amount, true
  from unnest($28::bigint[], $29::bigint[], $30::int[], $31::bigint[], $32::int[])
    as l (op, account, seq, amount, lock)
  where (select posted from verdict)[op]
),
moved as materialized (
  select l.*, (balance + sum(take) over running)::bigint as balance_after,
    version + count(*) filter (where changes) over running as version_after
  from leg l
  window running as (partition by account order by op, seq)
),
told as materialized (
  select array_agg(legs) as legs
  from (
    select jsonb_agg(jsonb_build_array(kind, take::text, balance_after::text) order by seq)
      filter (where kind is not null) as legs
    from moved where not system group by op order by op
  ) t
)`;

/** Puts each operation together with its verdict and its legs. */
export const complete = (shardOf: ShardOf): string => `
done as materialized (
  select ${shardOf('op')} as shard, o.* from unnest(
    $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $8::text[], $9::text[],
    $10::text[], $12::bigint[], $14::text[], $15::bigint[], $16::text[], $18::jsonb[],
    (select known from verdict), (select required from verdict), (select reversed_by from verdict),
    (select status from verdict), (select agent from verdict), (select legs from told)
  ) with ordinality as o (
    id, member_id, brand, provider, external_ref, kind, currency,
    request_hash, reverses, round_ref, tombstone_id, tombstone_ref, event,
    known, required, reversed_by, status, agent, legs, op
  )
)`;

/** Writes accounts, transfers, entries and events of what was posted. */
export const write = (shardOf: ShardOf, scope: ShardScope): string => `
changed as (
  update ledger_account a set balance = c.balance, version = c.version
  from (
    select ${shardOf('min(op)')} as shard, account, (balance + sum(take))::bigint as balance,
      version + count(*) as version
    from moved where changes group by account, balance, version
  ) c
  where a.shard = ${scope === 'one' ? '$1::int' : 'c.shard'} and a.id = c.account
),
inserted_transfer as (
  insert into transfer (shard, member_id, id, brand, provider, external_ref, kind, currency,
    request_hash, answer, requires, reverses, round_ref, created_at)
  select shard, member_id, id, brand, provider, external_ref, kind, currency, request_hash,
    case when tombstone_ref is null then jsonb_build_object('legs', legs)
      else jsonb_build_object('legs', legs, 'tombstone', true) end,
    required, coalesce(reverses, tombstone_id), round_ref, $35::timestamptz
  from done where status = 'posted'
  union all
  select shard, member_id, tombstone_id, brand, provider, tombstone_ref, 'tombstone', currency, '',
    '{"legs":[]}', null, null, round_ref, $35::timestamptz
  from done where status = 'posted' and tombstone_ref is not null
),
inserted_entry as (
  insert into entry (shard, transfer_id, seq, account_id, amount, balance_after, account_version)
  select ${shardOf('op')}, ($2::bigint[])[op], seq, account, take, balance_after, version_after
  from moved where take <> 0
),
inserted_event as (
  insert into outbox (id, topic, shard, payload, created_at)
  select id, 'ledger.' || kind, shard, event || jsonb_build_object(
      'transferId', id::text, 'brand', brand, 'memberId', member_id::text, 'agentId', agent::text,
      'provider', provider, 'externalRef', external_ref, 'kind', kind,
      'currency', currency, 'roundRef', round_ref,
      'tombstone', tombstone_ref is not null, 'legs', legs), $35::timestamptz
  from done where status = 'posted'
)`;

/** Answers every operation; a known reference with what it was answered then. */
export const ANSWER = `
select op, status, reversed_by, legs, case when known is not null then (
    select jsonb_build_object('id', t.id::text, 'kind', t.kind, 'hash', t.request_hash, 'answer', t.answer)
    from transfer t where t.shard = d.shard and t.member_id = d.member_id and t.id = d.known
  ) end as known
from done d`;
