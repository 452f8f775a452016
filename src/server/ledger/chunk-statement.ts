/**
 * Reads the transfers and entries of a shard with $2 <= id < $3 and answers one row: the faults found
 * in it, its counts, the hash of everything read, and the piece of chain of each account ("steps").
 *
 * Rows are merged in the order of their ids. Accounts are looked up by key, each in a lateral with a
 * limit, which no plan turns into a scan of the table.
 *
 * The hashed line of a transfer names the lengths of its free texts, so that no text can pass for
 * two fields. Texts in the answer hold numbers only, a line a row: a chunk touches thousands of accounts, and a
 * row of the driver costs more than the fold over it.
 */
export const CHUNK_STATEMENT = `
with t as materialized (
  select id, member_id, brand, currency, answer,
    concat_ws('|', id, member_id, brand, kind, currency, request_hash, coalesce(requires, 0),
      coalesce(reverses, 0), created_at, length(provider), length(external_ref), length(round_ref),
      provider, external_ref, round_ref, answer) as line
  from transfer where shard = $1 and id >= $2 and id < $3
),
e as materialized (
  select e.transfer_id, e.seq, e.account_id, e.amount, e.balance_after, e.account_version, a.known,
    t.id is not null and t.brand = a.brand and t.currency = a.currency
      and (a.owner_kind <> 'member' or a.owner_id = t.member_id::text) as fits
  from entry e
  left join lateral (
    select true as known, brand, currency, owner_kind, owner_id from ledger_account a
    where a.shard = $1 and a.id = e.account_id limit 1
  ) a on true
  left join t on t.id = e.transfer_id
  where e.shard = $1 and e.transfer_id >= $2 and e.transfer_id < $3
),
chain as not materialized (
  select account_id, transfer_id, account_version, balance_after - amount as before, balance_after,
    lag(balance_after) over versions as previous, lead(account_version) over versions as next
  from e window versions as (partition by account_id order by account_version)
),
step as materialized (
  select account_id, max(before) filter (where previous is null) as before,
    max(balance_after) filter (where next is null) as after, max(account_version) as version,
    max(transfer_id) as newest, count(*) filter (where before <> previous) as breaks
  from chain group by account_id
),
moved as materialized (
  select transfer_id, coalesce(sum(amount) filter (where known), 0) as total from e group by transfer_id
),
bare as materialized (
  select t.id, t.answer from t left join moved m on m.transfer_id = t.id where m.transfer_id is null
)
select
  (select count(*) from t) as transfers,
  (select count(*) from e) as entries,
  encode(sha256(convert_to(concat_ws('/',
    (select string_agg(line, E'\\n') from (select line from t order by id, member_id) l),
    (select string_agg(line, E'\\n') from (
      select concat_ws('|', transfer_id, seq, account_id, amount, balance_after, account_version) as line
      from e order by transfer_id, seq
    ) l),
    (select string_agg(line, E'\\n') from (
      select concat_ws('|', s.account_id, a.brand, a.owner_kind, a.owner_id, a.kind, a.currency) as line
      from step s left join lateral (
        select brand, owner_kind, owner_id, kind, currency from ledger_account a
        where a.shard = $1 and a.id = s.account_id limit 1
      ) a on true
      order by s.account_id
    ) l)
  ), 'UTF8')), 'hex') as content_hash,
  (select string_agg(concat_ws(' ', account_id, before, after, version, newest), E'\\n') from step) as steps,
  case when (select sum(breaks) from step) > 0 then (
    select string_agg(concat_ws(' ', account_id, previous, before), E'\\n') from chain
    where before <> previous
  ) end as breaks,
  (select array_agg('transfer ' || m.transfer_id || ' in ' || coalesce(t.currency, '?') || ' sums to ' || m.total)
    from moved m left join t on t.id = m.transfer_id where m.total <> 0) as zero_sum,
  (select array_agg('entry ' || seq || ' of transfer ' || transfer_id || ' has no account ' || account_id)
    from e where known is null) as account,
  (select array_agg('entries without a transfer of theirs: ' || transfer_id || ' on account ' || account_id)
    from e where known and not fits) as transfer,
  (select array_agg('transfer ' || id || ' has no entries') from bare
    where exists (
      select 1 from jsonb_array_elements(answer -> 'legs') leg where leg ->> 1 <> '0'
    )) as answer`;

/**
 * The end of the chunk that starts at $2: the id of the entry, or transfer, after the first $4, and
 * at most $3. A chunk ends between two transfers.
 */
export const CHUNK_END_STATEMENT = `
select coalesce(least(
  (select transfer_id from entry where shard = $1 and transfer_id >= $2 and transfer_id < $3
    order by transfer_id offset $4 limit 1),
  (select id from transfer where shard = $1 and id >= $2 and id < $3 order by id offset $4 limit 1)
), $3) as end_id`;
