-- Rounds that everybody at a table plays. A chain of hashes decides them: the seed of a round is the
-- preimage of the seed of the round before it, and the last hash is published first.
create table table_chain (
  id bigint primary key,
  brand text not null,
  game_code text not null,
  -- Secret: every seed of the chain follows from it.
  root_seed text not null,
  -- Published before the first round.
  terminal_hash text not null,
  -- Drawn after the terminal hash was stored.
  salt text not null,
  rounds int not null check (rounds > 0),
  used int not null default 0 check (used between 0 and rounds),
  created_at timestamptz not null
);
create index table_chain_newest on table_chain (brand, game_code, id desc);

create table table_round (
  id bigint primary key,
  brand text not null,
  game_code text not null,
  game_version text not null,
  chain_id bigint not null references table_chain (id),
  -- From 0.
  position int not null,
  commitment text not null,
  server_seed text not null,
  salt text not null,
  status text not null check (status in ('betting', 'running', 'paying', 'ended')),
  opens_at timestamptz not null,
  locks_at timestamptz not null,
  -- Secret until it has passed, as the result is.
  ends_at timestamptz not null,
  result int not null,
  unique (chain_id, position)
);
create unique index table_round_active on table_round (brand, game_code)
  where status in ('betting', 'running', 'paying');
create index table_round_newest on table_round (brand, game_code, id desc);

create table table_seat (
  table_round_id bigint not null references table_round (id),
  member_id bigint not null,
  brand text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  client_ref text not null,
  stake_micro bigint not null check (stake_micro > 0),
  wager jsonb not null,
  -- Each try has a stake of its own in the wallet, so that a refused one can be sealed.
  attempt int not null default 1,
  -- What a cash-out by hand took.
  cashed_at int,
  status text not null check (status in ('staked', 'in', 'returning', 'returned', 'lost', 'won')),
  payout_micro bigint not null default 0,
  joined_at timestamptz not null,
  primary key (table_round_id, member_id)
);

create index table_seat_member on table_seat (member_id, joined_at);

-- When somebody last looked at a table: an empty one rests.
create table game_table (
  brand text not null,
  game_code text not null,
  awake_until timestamptz not null,
  primary key (brand, game_code)
);
