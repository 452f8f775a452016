/**
 * Posts one chunk of a set: members of one shard, each credited once, in one statement.
 *
 * - The set's mark is the gate: when another runner has moved it, nothing is written. A chunk and its
 *   mark commit together, so a restart continues behind the last chunk.
 * - Members' accounts are written in the order of their ids and the system account after them, as in
 *   post-statement.ts. The write itself locks each account, and balances and versions are those it returns: a
 *   lock before it would write every row twice.
 * - Every lookup is a scalar sub-select. Accounts are written by a nested loop over the credits in their
 *   order, the only join there is with the lane's settings.
 *
 * Parameters 1-4: shard, provider, set, mark before; 5: mark after; 6-10: brand, currency, kind, round,
 * system account; 11-15: transfer ids, members, references, hashes, amounts; 16: event id; 17: now; 18: rounds of
 * the credits, empty for none.
 */
export const POST_SET_STATEMENT = `
with gate as (
  update set_post set after_member = $5::bigint, chunks = chunks + 1
  where shard = $1::int and provider = $2::text and set_ref = $3::text
    and after_member = $4::bigint
  returning 1
),
looked as materialized (
  select g.*,
    (select t.id from transfer t where t.provider = $2::text and t.external_ref = g.ref
      and t.member_id = g.member_id and t.shard = $1::int) as known,
    (select a.id from ledger_account a where a.brand = $6::text and a.owner_kind = 'member'
      and a.owner_id = g.member_id::text and a.kind = 'cash' and a.currency = $7::text
      and a.slot = 0 and a.shard = $1::int) as account
  from unnest($11::bigint[], $12::bigint[], $13::text[], $14::text[], $15::bigint[], $18::text[])
    as g (id, member_id, ref, hash, amount, round)
  where (select count(*) from gate) = 1
),
due as materialized (
  select * from looked where known is null and account is not null order by account
),
paid as (
  update ledger_account a set balance = a.balance + d.amount, version = a.version + 1
  from due d
  where a.shard = $1::int and a.id = d.account and a.balance <= 9223372036854775807 - d.amount
  returning d.id, d.member_id, d.ref, d.hash, d.amount, d.round, a.id as account, a.balance, a.version
),
moved as materialized (
  select p.*, row_number() over earlier as place, sum(amount) over earlier as total
  from paid p
  window earlier as (order by account)
),
summed as materialized (
  select count(*) as credits, coalesce(sum(amount), 0)::bigint as total from moved
),
system as materialized (
  select balance, version from ledger_account
  where (select credits from summed) > 0 and shard = $1::int and id = $10::bigint
  for update
),
changed_system as (
  update ledger_account a
  set balance = s.balance - t.total, version = s.version + t.credits
  from system s, summed t where a.shard = $1::int and a.id = $10::bigint
),
inserted_transfer as (
  insert into transfer (shard, member_id, id, brand, provider, external_ref, kind, currency,
    request_hash, answer, round_ref, created_at)
  select $1::int, member_id, id, $6::text, $2::text, ref, $8::text, $7::text, hash,
    jsonb_build_object('legs', jsonb_build_array(
      jsonb_build_array('cash', amount::text, balance::text))),
    nullif(round, ''), $17::timestamptz
  from moved
),
inserted_entry as (
  insert into entry (shard, transfer_id, seq, account_id, amount, balance_after, account_version)
  select $1::int, id, 1, account, amount, balance, version from moved
  union all
  select $1::int, m.id, 2, $10::bigint, -m.amount, (s.balance - m.total)::bigint,
    s.version + m.place
  from moved m cross join system s
),
rest as materialized (
  select coalesce(jsonb_agg(jsonb_build_array(member_id::text, case
      when known is not null then (
        select case when t.kind = 'tombstone' then 'tombstoned'
          when t.request_hash <> l.hash then 'referenceMismatch' else 'replayed' end
        from transfer t where t.shard = $1::int and t.member_id = l.member_id and t.id = l.known)
      when account is null then 'accountMissing'
      else 'outOfRange' end)), '[]') as told
  from looked l
  where known is not null or account is null
    or l.account not in (select account from paid)
),
inserted_event as (
  insert into outbox (id, topic, shard, payload, created_at)
  select $16::bigint, 'ledger.set', $1::int, jsonb_build_object(
      'brand', $6::text, 'currency', $7::text, 'provider', $2::text, 'setRef', $3::text,
      'kind', $8::text, 'roundRef', $9::text, 'afterMember', $4::text, 'untilMember', $5::text,
      'credits', t.credits, 'amountMicro', t.total::text, 'rest', r.told,
      -- Winners are in the betting record; other credits are counted by member from here.
      'members', case when $8::text = 'win' then '[]'::jsonb else coalesce((
        select jsonb_agg(jsonb_build_array(member_id::text, amount::text, id::text)) from moved), '[]') end),
      $17::timestamptz
  from summed t, rest r, gate
)
select (select count(*) from gate) = 1 as passed, t.credits, r.told as rest
from summed t, rest r
`;
