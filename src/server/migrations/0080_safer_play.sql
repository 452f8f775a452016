-- A player's own limits, of every kind.
create table player_limit (
  brand text not null,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('deposit', 'stake', 'loss', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Micro-units of money, minutes of time; null: no limit.
  amount bigint check (amount > 0),
  change_amount bigint check (change_amount > 0),
  change_due_at timestamptz,
  updated_at timestamptz not null,
  primary key (brand, member_id, kind, period)
);
insert into player_limit
  select brand, member_id, 'deposit', period, limit_micro, change_micro, change_due_at, updated_at
  from deposit_limit;
drop table deposit_limit;

-- A player's reality check and planned session.
create table safer_play (
  brand text not null,
  member_id bigint not null references member (id),
  -- Null: no reality check.
  reality_check_minutes int,
  -- The last one that was confirmed, or when the interval was set.
  checked_at timestamptz,
  plan_budget_micro bigint check (plan_budget_micro > 0),
  plan_started_at timestamptz,
  plan_ends_at timestamptz,
  primary key (brand, member_id)
);

-- Cash staked and returned within an hour, summed up from the ledger once the hour is over. Only of
-- players whose stakes are judged by it.
create table play_hour (
  brand text not null,
  member_id bigint not null references member (id),
  starts_at timestamptz not null,
  staked_micro bigint not null,
  returned_micro bigint not null,
  primary key (brand, member_id, starts_at)
);
-- Up to when a player's hours are summed up; hours without play have no row.
create table play_meter (
  brand text not null,
  member_id bigint not null references member (id),
  summed_until timestamptz not null,
  primary key (brand, member_id)
);
