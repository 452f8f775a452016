-- The house commits to the server seed of the next pair before the player chooses its client seed.
-- A pair without a client seed is that next pair; it becomes current when the player chooses.
alter table house_seed alter column client_seed drop not null;
-- The house chose both seeds of these pairs, and no round has used them: the player chooses now.
update house_seed set client_seed = null where revealed_at is null and next_nonce = 0;
drop index house_seed_current;
create unique index house_seed_current on house_seed (brand, member_id, game_code)
  where client_seed is not null and revealed_at is null;
create unique index house_seed_next on house_seed (brand, member_id, game_code) where client_seed is null;
-- A player names a pair by its commitment.
create unique index house_seed_hash on house_seed (brand, member_id, game_code, server_seed_hash);

-- staked: drawn, and the wallet is asked for the stake. open: paid for, and the player may see it.
-- voiding: the player will never see it, and the wallet is asked to give back what it took.
-- finished, void: done.
alter table house_round drop constraint house_round_status_check;
alter table house_round add constraint house_round_status_check
  check (status in ('staked', 'open', 'voiding', 'finished', 'void'));
drop index house_round_unfinished;
create unique index house_round_unfinished on house_round (brand, member_id, game_code)
  where status in ('staked', 'open', 'voiding');
-- The newest round and the rounds of a game session, however many rounds the player has.
drop index house_round_newest;
create index house_round_newest on house_round (brand, member_id, game_code, started_at desc)
  where status <> 'void';
-- Unfinished rounds only: finished ones never come back, and there are far more of them.
drop index house_round_stale;
create index house_round_stale on house_round (status, started_at, id)
  where status in ('staked', 'open', 'voiding');
