/** Shard scope of a batch's operations. */
export type ShardScope =
  /** Each its own: one batch carries operations of every shard. */
  | 'each'
  /** One for the whole batch, as a scalar: what an engine that routes statements by shard needs. */
  | 'one';

/** The types of its parameters, for PREPARE. */
export function postParameterTypes(scope: ShardScope): string {
  return (
    `${scope === 'one' ? 'int' : 'int[]'}, bigint[], bigint[], text[], text[], text[], bool[], ` +
    'text[], text[], text[], text[], bigint[], bool[], text[], bigint[], text[], text[], jsonb[], ' +
    'text[], int[], bigint[], bigint[], int[], int[], bigint[], bool[], bool[], ' +
    'bigint[], bigint[], int[], bigint[], int[], bigint[], bigint[], timestamptz, bool[]'
  );
}

/**
 * The one statement that moves money: it locks, judges, writes and answers a whole batch.
 *
 * - Every lookup is a scalar sub-select or a lateral with `limit`: `unnest` has no statistics, and a
 *   join, or an `exists`, may turn into a hash of the whole table.
 * - Nothing made on the way is joined. Operations are numbered from 1 without gaps, so what is known
 *   of each is an array in that order, read by number; a join would be planned for ten rows and run
 *   with hundreds. So one generic plan fits every batch.
 * - Rows made here get their ids before; RETURNING sets are never used.
 * - A member's account occurs in one operation only; the caller sees to that.
 * - A locked row is newer than the statement's snapshot when another node wrote it meanwhile. Balances
 *   come from the locked row. References are guarded by unique indexes. What else is read (is the bet
 *   taken back? is it settled?) counts only if the anchor's version is the snapshot's: else 'stale'.
 * - A session guard is judged by the snapshot: a session that ended before the statement began refuses
 *   the operation on every node. A reference that is already known is answered first.
 *
 * Parameters 1-20: operations; 21-27: legs on members' accounts; 28-32: legs on system accounts;
 * 33-34: system accounts in lock order, each with an operation of its shard; 35: now; 36: operations that
 * were judged by the terms of the member's bonus.
 */
export function postStatement(lock: 'wait' | 'skip', scope: ShardScope = 'each'): string {
  const shardOf = (op: string) => (scope === 'one' ? '$1::int' : `($1::int[])[${op}]`);
  return `
with held as materialized (
  select l.op, l.account, l.seq, l.draw, l.amount, l.anchor,
    a.kind, a.balance, a.version,
    case when a.floor is null then -l.amount else greatest(a.balance - a.floor, 0) end as available,
    case when l.guarded then (
      select s.version from ledger_account s where s.shard = ${shardOf('l.op')} and s.id = l.account
    ) else a.version end as seen_version
  from unnest(
    $21::bigint[], $22::bigint[], $23::int[], $24::int[], $25::bigint[], $26::bool[], $27::bool[]
  ) as l (op, account, seq, draw, amount, anchor, guarded)
  left join lateral (
    select kind, balance, floor, version from ledger_account
    where shard = ${shardOf('l.op')} and id = l.account
    limit 1 for update${lock === 'skip' ? ' skip locked' : ''}
  ) a on true
),
drawn as materialized (
  select h.*,
    case when amount >= 0 then amount else
      -least(available, greatest(-amount - coalesce(sum(available) over earlier, 0), 0))::bigint
    end as take,
    amount >= 0 or -amount <= sum(available) over (partition by op, draw) as funded
  from held h
  window earlier as (partition by op, draw order by seq rows between unbounded preceding and 1 preceding)
),
judged as materialized (
  select array_agg(busy) as busy, array_agg(stale) as stale, array_agg(funded) as funded
  from (
    select bool_or(version is null) as busy, bool_or(seen_version is distinct from version) as stale,
      bool_and(funded) as funded
    from drawn group by op order by op
  ) j
),
looked as materialized (
  select o.*, m.status as member_status, m.parent_id as agent, m.plays_under_terms,
    (select t.id from transfer t where t.provider = o.provider and t.external_ref = o.external_ref
      and t.member_id = o.member_id and t.shard = ${shardOf('o.op')}) as known,
    case when wide then (select 1 from transfer t where t.provider = o.provider
      and t.external_ref = o.external_ref and t.member_id <> o.member_id limit 1) end as taken,
    case when forbids_ref is not null then (select 1 from transfer t where t.provider = o.provider
      and t.external_ref = o.forbids_ref and t.member_id = o.member_id
      and t.shard = ${shardOf('o.op')}) end as barred,
    case when requires_ref is not null then (select t.id from transfer t where t.provider = o.provider
      and t.external_ref = o.requires_ref and t.member_id = o.member_id
      and t.shard = ${shardOf('o.op')}) end as required,
    case when reverses is not null then (select r.id from transfer r
      where r.shard = ${shardOf('o.op')} and r.reverses = o.reverses) end as reversed_by,
    case when guard is not null then coalesce((
      select (
        select s.ended_at is null and s.expires_at > $35::timestamptz
          and s.seen_at > $35::timestamptz - o.idle_seconds * interval '1 second'
        from member_session s where s.token_hash = g.member_session_hash
      )
      from game_session g where g.token_hash = o.guard and g.member_id = o.member_id
        and g.ended_at is null and g.expires_at > $35::timestamptz
    ), false) end as live
  from unnest(
    $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bool[], $11::text[], $12::bigint[],
    $13::bool[], $17::text[], $19::text[], $20::int[], $36::bool[]
  ) with ordinality as o (
    member_id, brand, provider, external_ref, wide, requires_ref, reverses,
    unless_settled, forbids_ref, guard, idle_seconds, by_terms, op
  )
  left join lateral (
    select status, parent_id, plays_under_terms from member where id = o.member_id and brand = o.brand limit 1
  ) m on true
),
verdict as materialized (
  select array_agg(known) as known, array_agg(required) as required,
    array_agg(reversed_by) as reversed_by, array_agg(status) as status,
    array_agg(status = 'posted') as posted, array_agg(agent) as agent
  from (
    select known, required, reversed_by, agent, case
      when known is not null then 'known'
      when taken is not null then 'referenceMismatch'
      when (select busy from judged)[op] then 'busy'
      when (select stale from judged)[op] then 'stale'
      when not live then 'sessionEnded'
      when live and member_status <> 'active' then 'memberBlocked'
      when live and plays_under_terms and not by_terms then 'underTerms'
      when barred is not null then 'forbidden'
      when requires_ref is not null and required is null then 'requiredMissing'
      when required is not null and (
        select r.id from transfer r where r.shard = ${shardOf('k.op')} and r.reverses = k.required
      ) is not null then 'requiredReversed'
      when reversed_by is not null then 'alreadyReversed'
      when unless_settled and (
        select w.id from transfer w where w.shard = ${shardOf('k.op')} and w.requires = k.reverses and (
          select r.id from transfer r where r.shard = w.shard and r.reverses = w.id) is null limit 1
      ) is not null then 'settled'
      when not (select funded from judged)[op] then 'insufficientFunds'
      else 'posted' end as status
    from looked k order by op
  ) v
),
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
),
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
),
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
),
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
)
select op, status, reversed_by, legs, case when known is not null then (
    select jsonb_build_object('id', t.id::text, 'kind', t.kind, 'hash', t.request_hash, 'answer', t.answer)
    from transfer t where t.shard = d.shard and t.member_id = d.member_id and t.id = d.known
  ) end as known
from done d
`;
}
