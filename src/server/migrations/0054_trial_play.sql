-- Players who try the games. Their money is play money: it lies here and never in the ledger.
create table trial_player (
  member_id bigint primary key references member (id),
  brand text not null,
  -- One trial a device. sha256 of the device's token.
  device_hash text not null,
  -- Who is counted against the limits of an address and of its wider network.
  address_group text not null,
  network_group text not null,
  currency text not null,
  start_micro bigint not null check (start_micro > 0),
  balance_micro bigint not null check (balance_micro >= 0),
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create unique index trial_player_device on trial_player (brand, device_hash);
create index trial_player_end on trial_player (ends_at);
create index trial_player_address on trial_player (brand, address_group);
create index trial_player_network on trial_player (brand, network_group);

-- Stakes and payouts in play money, so that a call sent twice moves it once. They go with their player.
create table trial_movement (
  member_id bigint not null references trial_player (member_id),
  -- The game's own id of the call.
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win')),
  bet_transaction_id text not null,
  amount_micro bigint not null check (amount_micro >= 0),
  -- A bet that was given back, or will never be taken.
  returned boolean not null default false,
  primary key (member_id, transaction_id)
);

create unique index trial_movement_win on trial_movement (member_id, bet_transaction_id) where kind = 'win';

alter table house_round add column mode text not null default 'real' check (mode in ('real', 'demo'));
