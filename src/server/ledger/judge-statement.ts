/** Writes the shard of an operation, by its number, as the scope of the batch has it. */
export type ShardOf = (op: string) => string;

/** Locks the members' accounts and works out what each leg can draw. */
export const lockAccounts = (shardOf: ShardOf, lock: 'wait' | 'skip'): string => `
held as materialized (
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
)`;

/** Reads what each operation refers to: references, the member, the session. */
export const lookUp = (shardOf: ShardOf): string => `
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
)`;

/** Judges each operation; the first rule that refuses it names the reason. */
export const judge = (shardOf: ShardOf): string => `
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
)`;
