alter table hold drop constraint hold_purpose_check;
alter table hold add constraint hold_purpose_check check (
  purpose in ('depositReturn', 'withdrawal', 'vendorTransfer', 'uplineTransfer', 'lotteryChase')
);

-- Chains of seeds of our own draws, and of the local beacon (`beacon`). See table_chain.
create table lottery_chain (
  id bigint primary key,
  draw_code text not null,
  -- Secret: every seed of the chain follows from it.
  root_seed text not null,
  -- Published before the first draw.
  terminal_hash text not null,
  rounds int not null check (rounds > 0),
  used int not null default 0 check (used between 0 and rounds),
  created_at timestamptz not null
);
create index lottery_chain_newest on lottery_chain (draw_code, id desc);

-- One draw decides every lottery of its code, on every brand.
create table lottery_draw (
  id bigint primary key,
  draw_code text not null,
  numero text not null,
  source text not null check (source in ('own', 'official')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  status text not null
    check (status in ('open', 'closed', 'resulted', 'settling', 'settled', 'correcting', 'voiding', 'void')),
  -- Grows with every correction.
  version int not null default 1,
  chain_id bigint references lottery_chain (id),
  position int,
  commitment text,
  -- Secret until it is drawn.
  server_seed text,
  beacon_source text,
  beacon_round text,
  beacon_value text,
  beacon_commitment text,
  numbers text,
  resulted_at timestamptz,
  settled_at timestamptz,
  -- What a first person entered; the result counts once a second one agrees.
  entered_numbers text,
  entered_by bigint,
  entered_at timestamptz,
  confirmed_by bigint,
  reason text,
  unique (draw_code, numero)
);
create index lottery_draw_newest on lottery_draw (draw_code, opens_at desc);
create index lottery_draw_active on lottery_draw (draws_at)
  where status in ('open', 'closed', 'resulted', 'settling', 'correcting', 'voiding');

-- Every version of a result that counted.
create table lottery_result (
  draw_id bigint not null references lottery_draw (id),
  version int not null,
  numbers text not null,
  -- Two people of official results; none of our own draws.
  entered_by bigint,
  confirmed_by bigint,
  counts_from timestamptz not null,
  primary key (draw_id, version)
);

-- Never changed. It exists if and only if its stake was posted, in the same transaction.
create table lottery_ticket (
  id bigint primary key,
  draw_id bigint not null references lottery_draw (id),
  brand text not null,
  member_id bigint not null,
  currency text not null,
  game_code text not null,
  stake_micro bigint not null check (stake_micro > 0),
  chase_id bigint,
  placed_at timestamptz not null
);
create index lottery_ticket_member on lottery_ticket (brand, member_id, id desc);
create index lottery_ticket_brand on lottery_ticket (brand, id desc);
create index lottery_ticket_draw on lottery_ticket (draw_id, id);

create table lottery_line (
  draw_id bigint not null,
  id bigint not null,
  ticket_id bigint not null,
  brand text not null,
  member_id bigint not null,
  member_shard int not null,
  currency text not null,
  game_code text not null,
  play text not null,
  selection text not null,
  units int not null check (units > 0),
  mode int not null,
  multiple int not null,
  series int not null,
  -- Of the player at the time: the difference is the rebate.
  ceiling int not null check (ceiling >= series),
  odds_version int not null,
  unit_stake_micro bigint not null check (unit_stake_micro > 0),
  stake_micro bigint not null check (stake_micro > 0),
  primary key (draw_id, id)
);
create index lottery_line_ticket on lottery_line (ticket_id);

-- Tickets whose stake was given back.
create table lottery_refund (
  ticket_id bigint primary key,
  draw_id bigint not null,
  cause text not null check (cause in ('cancelled', 'void')),
  at timestamptz not null
);

create index lottery_refund_draw on lottery_refund (draw_id);

-- Winning lines of a version of the result.
create table lottery_win (
  draw_id bigint not null,
  version int not null,
  line_id bigint not null,
  ticket_id bigint not null,
  payout_micro bigint not null check (payout_micro > 0),
  primary key (draw_id, version, line_id)
);
create index lottery_win_ticket on lottery_win (ticket_id);

-- What a draw owes each of its players, as it is paid.
create table lottery_credit (
  draw_id bigint not null,
  version int not null,
  brand text not null,
  currency text not null,
  game_code text not null,
  member_shard int not null,
  member_id bigint not null,
  stake_micro bigint not null,
  payout_micro bigint not null,
  rebate_micro bigint not null,
  primary key (draw_id, version, brand, currency, game_code, member_shard, member_id)
);

-- What the bets of a draw can cost a brand.
create table lottery_exposure (
  draw_id bigint not null,
  brand text not null,
  currency text not null,
  game_code text not null,
  play text not null,
  bet text not null,
  liability_micro bigint not null,
  stake_micro bigint not null,
  primary key (draw_id, brand, currency, game_code, play, bet)
);

-- One slip over several draws; the stakes to come are held.
create table lottery_chase (
  id bigint primary key,
  brand text not null,
  member_id bigint not null,
  currency text not null,
  game_code text not null,
  draw_code text not null,
  lines jsonb not null,
  ceiling int not null,
  stake_micro bigint not null check (stake_micro > 0),
  first_numero text not null,
  draw_count int not null check (draw_count > 1),
  placed int not null default 0,
  stop_on_win boolean not null,
  hold_id bigint,
  -- Opening of the draw it buys next.
  next_opens_at timestamptz not null,
  status text not null check (status in ('running', 'done', 'won', 'stopped')),
  created_at timestamptz not null
);
create index lottery_chase_due on lottery_chase (draw_code, next_opens_at) where status = 'running';
create index lottery_chase_member on lottery_chase (brand, member_id, id desc);
create index lottery_ticket_chase on lottery_ticket (chase_id) where chase_id is not null;
