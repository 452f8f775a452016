-- What of a round is in the team figures; all null: nothing yet.
alter table round add column counted_day text;
alter table round add column counted_stake_micro bigint;
alter table round add column counted_valid_micro bigint;
alter table round add column counted_payout_micro bigint;
alter table round add column counted_base_micro bigint;
alter table round add column counted_rate_basis_points int;
create index round_counted on round (brand, counted_day) where counted_day is not null;
create index round_uncounted on round (brand, closed_at) where counted_day is null and closed_at is not null;

-- Bets at fixed odds have no series, and so no income by series.
alter table lottery_line add column by_series boolean not null default true;
alter table lottery_credit add column series_stake_micro bigint not null default 0;

-- Sums of a day. scope team: the account with all below it; own: an agent's own part. An ordinary
-- member has the team row alone. `upline_id`: the upline of that time, 0 for none, so that the lines
-- of an agent's downlines and the agent's own line always add up to the agent's.
create table team_day (
  brand text not null,
  day text not null,
  member_id bigint not null,
  upline_id bigint not null,
  scope text not null check (scope in ('team', 'own')),
  -- Empty: money and registrations, which belong to no category.
  category text not null,
  currency text not null,
  rounds bigint not null default 0,
  stake_micro bigint not null default 0,
  valid_micro bigint not null default 0,
  payout_micro bigint not null default 0,
  deposit_micro bigint not null default 0,
  withdrawal_micro bigint not null default 0,
  rebate_micro bigint not null default 0,
  promotion_micro bigint not null default 0,
  commission_micro bigint not null default 0,
  registrations bigint not null default 0,
  first_deposits bigint not null default 0,
  primary key (member_id, day, scope, category, currency, upline_id)
);
create index team_day_below on team_day (upline_id, day, scope, member_id) where upline_id > 0;
create index team_day_by_day on team_day (brand, day);

-- Movements of money of downlines, by the upline of their time.
create table team_movement (
  agent_id bigint not null,
  id bigint not null,
  brand text not null,
  member_id bigint not null,
  kind text not null,
  currency text not null,
  amount_micro bigint not null,
  at timestamptz not null,
  primary key (agent_id, id)
);
create index team_movement_by_member on team_movement (member_id, id desc);

-- What an agent earns on one direct downline in a category on a day, by the terms of the bets.
create table agent_income (
  id bigint primary key,
  brand text not null,
  agent_id bigint not null,
  downline_id bigint not null,
  day text not null,
  category text not null,
  currency text not null,
  basis text not null check (basis in ('series', 'share')),
  agent_value int not null,
  downline_value int not null,
  rate_basis_points int not null,
  base_micro bigint not null,
  amount_micro bigint not null,
  paid_micro bigint not null default 0,
  unique (agent_id, day, downline_id, category, currency, basis, agent_value, downline_value, rate_basis_points)
);
create index agent_income_newest on agent_income (brand, agent_id, id desc);
create index agent_income_unpaid on agent_income (brand, day) where amount_micro <> paid_micro;
-- Due at once, while the other lines of a day wait for its end.
create index agent_income_unpaid_series on agent_income (brand)
  where basis = 'series' and amount_micro <> paid_micro;

-- A payment of incomes: fixed once it is written, then posted, however often that is tried.
create table income_run (
  id bigint primary key,
  brand text not null,
  currency text not null,
  created_at timestamptz not null,
  posted_at timestamptz
);
create index income_run_unposted on income_run (id) where posted_at is null;
create table income_payment (
  run_id bigint not null references income_run (id),
  member_shard int not null,
  agent_id bigint not null,
  income_id bigint not null,
  amount_micro bigint not null check (amount_micro <> 0),
  primary key (run_id, member_shard, agent_id, income_id)
);

-- Results of comparing a day with its records.
create table rollup_check (
  brand text not null,
  day text not null,
  checked_at timestamptz not null,
  late bigint not null,
  recorded_micro bigint not null,
  counted_micro bigint not null,
  is_sound boolean not null,
  primary key (brand, day)
);
