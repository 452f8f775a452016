-- The own studio: tables that every brand shares. Their chains of seeds are in lottery_chain.
create table live_table (
  code text primary key,
  -- Somebody looks at it until then; else it deals a round a minute.
  awake_until timestamptz not null,
  -- null: it is open.
  paused_reason text,
  version integer not null default 0
);

-- The cards of a shoe follow from a seed that was committed to, and from a beacon's pulse after that.
create table live_shoe (
  id bigint primary key,
  table_code text not null,
  number integer not null,
  -- committed: the next one. dealt: in use. ended: its seed is published.
  status text not null check (status in ('committed', 'dealt', 'ended')),
  position integer not null,
  commitment text not null,
  -- Secret until it has ended.
  server_seed text not null,
  beacon_source text,
  beacon_round text,
  beacon_value text,
  beacon_commitment text,
  -- Cards that are dealt or burnt.
  used integer not null default 0,
  committed_at timestamptz not null,
  unique (table_code, number)
);

create table live_round (
  id bigint primary key,
  table_code text not null,
  number integer not null,
  game text not null,
  game_version text not null,
  status text not null check (status in ('open', 'dealing', 'paying', 'ended', 'voiding', 'void')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  ends_at timestamptz,
  shoe_id bigint references live_shoe (id),
  shoe_from integer,
  -- Of a round that its own seeds decide.
  position integer,
  commitment text,
  -- Secret until the bets are closed.
  server_seed text,
  beacon_source text,
  beacon_round text,
  beacon_value text,
  beacon_commitment text,
  outcome jsonb,
  void_reason text,
  unique (table_code, number)
);
create unique index live_round_active on live_round (table_code)
  where status in ('open', 'dealing', 'paying');
create index live_round_voiding on live_round (id) where status = 'voiding';
create index live_round_newest on live_round (table_code, id desc);

create table live_order (
  id bigint primary key,
  round_id bigint not null references live_round (id),
  brand text not null,
  member_id bigint not null references member (id),
  member_shard integer not null,
  currency text not null,
  stake_micro bigint not null check (stake_micro > 0),
  placed_at timestamptz not null,
  -- The player took it back while bets were taken, or its round was void.
  returned_at timestamptz
);
create index live_order_of_round on live_order (round_id, brand, member_id);

create table live_bet (
  order_id bigint not null references live_order (id),
  spot text not null,
  stake_micro bigint not null check (stake_micro > 0),
  primary key (order_id, spot)
);

-- What a round pays each of its players.
create table live_credit (
  round_id bigint not null references live_round (id),
  brand text not null,
  currency text not null,
  member_shard integer not null,
  member_id bigint not null,
  stake_micro bigint not null,
  payout_micro bigint not null,
  primary key (round_id, brand, currency, member_shard, member_id)
);
