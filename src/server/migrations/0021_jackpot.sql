-- Jackpots: what a brand's pool is played for, and from when to when. The money lies in the ledger.

-- What the office says; what a running pool is played for stands with it.
create table jackpot_setting (
  brand text primary key references brand (id),
  enabled boolean not null,
  -- The brand's when it was set: amounts mean nothing in another one.
  currency text not null,
  -- Of a million parts of a stake, those that feed the pool.
  contribution_ppm int not null check (contribution_ppm > 0),
  -- What the house puts in when a pool begins.
  start_micro bigint not null check (start_micro > 0),
  -- The chance of a stake is its part of this.
  turnover_micro bigint not null check (turnover_micro > 0)
);

-- A pool from its beginning until it is taken.
create table jackpot_cycle (
  id bigint primary key,
  brand text not null references brand (id),
  currency text not null,
  contribution_ppm int not null,
  start_micro bigint not null,
  turnover_micro bigint not null,
  started_at timestamptz not null,
  won_micro bigint,
  won_by bigint references member (id),
  -- The vendor and its id of the round that took it.
  vendor text,
  round_ref text,
  won_at timestamptz,
  check ((won_at is null) = (won_micro is null) and (won_at is null) = (round_ref is null))
);
create unique index jackpot_cycle_running on jackpot_cycle (brand, currency) where won_at is null;
create unique index jackpot_cycle_round on jackpot_cycle (vendor, round_ref, won_by) where won_at is not null;
create index jackpot_cycle_won on jackpot_cycle (brand, id desc) where won_at is not null;

-- The round's ticket as it was drawn: {"ticket", "winsBelow", "outOf", "contributionMicro"}; null: none.
alter table house_round add column jackpot jsonb;
-- What the round took of a jackpot, beside its payout.
alter table house_round add column jackpot_micro bigint not null default 0;
