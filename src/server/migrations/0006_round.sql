-- Our side of the vendor wallet: who plays what, and each round's state.

create table game_session (
  token_hash text primary key,
  id bigint not null,
  brand text not null,
  member_id bigint not null references member (id),
  vendor text not null,
  game_code text not null,
  currency text not null,
  mode text not null check (mode in ('real', 'demo')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index game_session_by_member on game_session (member_id);

create table round (
  brand text not null,
  vendor text not null,
  -- The vendor's id of the round.
  round_ref text not null,
  id bigint not null,
  member_id bigint not null,
  game_code text not null,
  currency text not null,
  stake_micro bigint not null,
  payout_micro bigint not null,
  status text not null check (status in ('open', 'closed', 'rolled_back')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (brand, vendor, round_ref)
);
create index round_by_member on round (brand, member_id, id desc);
create index round_open on round (vendor, status, opened_at);

-- The house as a vendor: seeds, and rounds as lists of events.
create table house_seed (
  id bigint primary key,
  brand text not null,
  member_id bigint not null,
  game_code text not null,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text not null,
  -- The nonce the next round takes.
  next_nonce bigint not null default 0,
  created_at timestamptz not null,
  revealed_at timestamptz
);
-- One current pair per member and game.
create unique index house_seed_current on house_seed (brand, member_id, game_code) where revealed_at is null;

create table house_round (
  id bigint primary key,
  brand text not null,
  member_id bigint not null,
  game_code text not null,
  game_version text not null,
  -- The client's reference of the round: the same reference, the same round.
  client_ref text not null,
  seed_id bigint not null references house_seed (id),
  nonce bigint not null,
  currency text not null,
  stake_micro bigint not null,
  payout_micro bigint not null,
  events jsonb not null,
  -- staked: the wallet is being asked. open: paid for, being shown. finished, void: done.
  status text not null check (status in ('staked', 'open', 'finished', 'void')),
  started_at timestamptz not null,
  finished_at timestamptz
);
create unique index house_round_ref on house_round (brand, member_id, game_code, client_ref);
create unique index house_round_unfinished on house_round (brand, member_id, game_code) where status in ('staked', 'open');
create index house_round_newest on house_round (brand, member_id, id desc);
create index house_round_stale on house_round (status, started_at);
