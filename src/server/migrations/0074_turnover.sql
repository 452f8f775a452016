-- One ledger of turnover: what is owed on received money, on bonuses and on cash rewards.

alter table turnover_requirement rename column amount_micro to locked_micro;
alter table turnover_requirement drop constraint turnover_requirement_amount_micro_check;
alter table turnover_requirement add constraint turnover_requirement_locked check (locked_micro >= 0);
alter table turnover_requirement add column source text not null default 'credit'
  check (source in ('credit', 'cash', 'bonus'));
alter table turnover_requirement add column state text not null default 'open'
  check (state in ('open', 'met', 'ended'));
alter table turnover_requirement add column reward_id bigint references reward (id);
alter table turnover_requirement add column progress_micro bigint not null default 0
  check (progress_micro between 0 and required_micro);
-- How much of a stake counts, in percent; empty: all in full.
alter table turnover_requirement add column category_weights jsonb not null default '[]';
alter table turnover_requirement add column game_weights jsonb not null default '[]';
alter table turnover_requirement add column forbidden_games jsonb not null default '[]';
-- The largest stake of a round; null: no limit.
alter table turnover_requirement add column max_stake_micro bigint check (max_stake_micro > 0);
alter table turnover_requirement add column order_of_use text not null default 'cashFirst'
  check (order_of_use in ('bonusFirst', 'cashFirst'));
alter table turnover_requirement add column expires_at timestamptz;
alter table turnover_requirement add column ended_at timestamptz;

-- What was owed before counts on from what has been staked since.
update turnover_requirement t set progress_micro = least(t.required_micro, (
  select coalesce(sum(r.stake_micro), 0)::bigint from round r
  where r.brand = t.brand and r.member_id = t.member_id and r.opened_at >= t.from_at
    and r.status = 'closed'
)) where t.met_at is null;
update turnover_requirement set state = 'met', ended_at = met_at where met_at is not null;
drop index turnover_requirement_open;
alter table turnover_requirement drop column met_at;
create index turnover_requirement_open on turnover_requirement (brand, member_id, id)
  where state = 'open';
create index turnover_requirement_by_reward on turnover_requirement (reward_id)
  where reward_id is not null;
-- One bonus runs at a time, so that all money of the fund belongs to it.
create unique index turnover_requirement_bonus on turnover_requirement (brand, member_id)
  where state = 'open' and source = 'bonus';

-- What a settled round counts for a requirement.
create table turnover_count (
  round_id bigint not null,
  requirement_id bigint not null references turnover_requirement (id),
  member_id bigint not null,
  counted_micro bigint not null,
  percent int not null,
  primary key (round_id, requirement_id)
);

-- Stakes that were taken while a bonus or free rounds ran: which money they came from decides where
-- the payout goes.
create table bonus_stake (
  member_id bigint not null,
  vendor text not null,
  round_ref text not null,
  bet_ref text not null,
  brand text not null,
  requirement_id bigint references turnover_requirement (id),
  -- The free rounds that paid it.
  reward_id bigint references reward (id),
  cash_micro bigint not null,
  bonus_micro bigint not null,
  promo_micro bigint not null,
  taken_at timestamptz not null,
  -- The round is over.
  settled_at timestamptz,
  primary key (member_id, vendor, round_ref, bet_ref)
);
create index bonus_stake_open on bonus_stake (requirement_id)
  where settled_at is null and bonus_micro > 0;

-- Stakes of this member are judged by the terms of what runs.
alter table member add column plays_under_terms boolean not null default false;
