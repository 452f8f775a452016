-- Decisions of players after the bets are closed, and seats.
alter table live_round add column step integer not null default 0;
alter table live_round add column decides_until timestamptz;
alter table live_round drop constraint live_round_status_check;
alter table live_round add constraint live_round_status_check
  check (status in ('open', 'dealing', 'deciding', 'paying', 'ended', 'voiding', 'void'));
drop index live_round_active;
create unique index live_round_active on live_round (table_code)
  where status in ('open', 'dealing', 'deciding', 'paying');

-- An answer to a question that is asked of everyone with chips on a spot.
create table live_choice (
  round_id bigint not null references live_round (id),
  step integer not null,
  spot text not null,
  member_id bigint not null references member (id),
  choice text not null,
  chosen_at timestamptz not null,
  primary key (round_id, step, spot, member_id)
);

-- A seat is free where there is no row, and where its time is over.
create table live_seat (
  table_code text not null,
  seat integer not null,
  brand text not null,
  member_id bigint not null references member (id),
  kept_until timestamptz not null,
  primary key (table_code, seat)
);
create unique index live_seat_of_member on live_seat (table_code, member_id);

-- Chips on opposite spots, which count for no turnover.
alter table live_credit add column hedged_stake_micro bigint not null default 0
  check (hedged_stake_micro between 0 and stake_micro);

-- What a table took and paid in a day, and what it pays on average by the published returns.
create table live_table_day (
  brand text not null,
  table_code text not null,
  currency text not null,
  -- In UTC, by the end of the round.
  day text not null,
  rounds bigint not null,
  stake_micro bigint not null,
  payout_micro bigint not null,
  expected_micro bigint not null,
  primary key (brand, table_code, currency, day)
);
