-- House rounds carry their member's shard (src/domain/ledger/shard.ts) in every key. The formula below
-- is shardOf in exact decimal arithmetic.
alter table house_round add column shard int;
update house_round set shard =
  floor(mod(member_id::numeric * 11400714819323198485, 18446744073709551616) / 1152921504606846976)::int;
alter table house_round alter column shard set not null;
alter table house_round drop constraint house_round_pkey;
alter table house_round add primary key (shard, id);
drop index house_round_ref;
create unique index house_round_ref on house_round (shard, brand, member_id, game_code, client_ref);
drop index house_round_unfinished;
create unique index house_round_unfinished on house_round (shard, brand, member_id, game_code)
  where status in ('staked', 'open', 'voiding');
-- A foreign key from a sharded table to one that is not cannot be kept by a sharded engine.
alter table house_round drop constraint house_round_seed_id_fkey;

-- A search by prefix uses the unique index in byte order, without an operator class of one engine.
drop index member_username_prefix;
alter table member alter column username_key type text collate "C";
