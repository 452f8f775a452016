-- Figures of play: an hour of a member, by category, vendor and game. Member 0: the whole brand.
-- `day` and `hour_at` are those of the brand's time zone; an hour may begin at a quarter of an hour.
create table play_cell (
  brand text not null,
  member_id bigint not null,
  day text not null,
  hour_at timestamptz not null,
  category text not null,
  vendor text not null,
  game_code text not null,
  currency text not null,
  rounds bigint not null,
  stake_micro bigint not null,
  valid_micro bigint not null,
  payout_micro bigint not null,
  primary key (brand, member_id, hour_at, vendor, game_code, category, currency)
);
create index play_cell_by_day on play_cell (brand, day, member_id);
create index play_cell_by_member on play_cell (brand, member_id, day);

-- Figures of money: an hour of a member, by kind and channel. Amounts are the member's gain.
create table money_cell (
  brand text not null,
  member_id bigint not null,
  day text not null,
  hour_at timestamptz not null,
  kind text not null,
  channel text not null,
  currency text not null,
  count bigint not null,
  amount_micro bigint not null,
  primary key (brand, member_id, hour_at, kind, channel, currency)
);
create index money_cell_by_day on money_cell (brand, day, member_id);
create index money_cell_by_member on money_cell (brand, member_id, day);

-- Rounds that were counted before.
insert into play_cell (brand, member_id, day, hour_at, category, vendor, game_code, currency, rounds,
  stake_micro, valid_micro, payout_micro)
select r.brand, m.member_id, r.counted_day, date_trunc('hour', coalesce(r.closed_at, r.opened_at)),
  r.category, r.vendor, r.game_code, r.currency,
  sum(case when r.counted_stake_micro > 0 then 1 else 0 end), sum(r.counted_stake_micro),
  sum(r.counted_valid_micro), sum(r.counted_payout_micro)
from round r cross join lateral (select r.member_id union all select 0) m (member_id)
where r.counted_day is not null
group by r.brand, m.member_id, r.counted_day, date_trunc('hour', coalesce(r.closed_at, r.opened_at)),
  r.category, r.vendor, r.game_code, r.currency
on conflict do nothing;

-- Money that was counted before, of days as a whole: an agent's own part, and any other member's row.
insert into money_cell (brand, member_id, day, hour_at, kind, channel, currency, count, amount_micro)
select s.brand, m.member_id, s.day, (s.day || 'T00:00:00Z')::timestamptz, f.kind, '', s.currency, 1,
  sum(f.amount)
from team_day s
join member o on o.id = s.member_id and s.scope = case
  when o.account_type in (1, 2, 41, 42) then 'own' else 'team' end
cross join lateral (values ('deposit', s.deposit_micro), ('withdrawal', -s.withdrawal_micro),
  ('rebate', s.rebate_micro), ('promoPayout', s.promotion_micro), ('commission', s.commission_micro)
) f (kind, amount)
cross join lateral (select s.member_id union all select 0) m (member_id)
where s.category = '' and f.amount <> 0
group by s.brand, m.member_id, s.day, f.kind, s.currency
on conflict do nothing;

-- Rises whenever figures of a day change: what is computed from them is computed again.
alter table team_day_version rename to figure_day;
update outbox_delivery set consumer = 'figures' where consumer = 'teamFigures';

-- Settled rounds as they were counted, in the order of their commits in a brand: what reads single
-- rounds goes on from the number that it has reached.
create table settled_round (
  brand text not null,
  seq bigint not null,
  round_id bigint not null,
  member_id bigint not null,
  opened_at timestamptz not null,
  day text not null,
  category text not null,
  currency text not null,
  basis text not null check (basis in ('series', 'share')),
  rate_basis_points int not null,
  stake_micro bigint not null,
  payout_micro bigint not null,
  -- Changes since the round was counted last.
  valid_micro bigint not null,
  base_micro bigint not null,
  counted_at timestamptz not null,
  primary key (brand, seq)
);
create index settled_round_by_age on settled_round (counted_at);
create table settled_count (
  brand text primary key,
  seq bigint not null
);

-- What is earned on play: one row a key of a kind. The amount follows from base and terms.
create table earning_line (
  id bigint primary key,
  brand text not null,
  kind text not null,
  member_id bigint not null references member (id),
  -- Whose play it comes from; 0: the member's own.
  source_id bigint not null,
  from_day text not null,
  to_day text not null,
  -- Empty: of all categories.
  category text not null,
  currency text not null,
  terms jsonb not null,
  -- Lines that differ in their terms alone are apart where the kind says so.
  terms_key text not null,
  is_due_at_once boolean not null,
  base_micro bigint not null,
  amount_micro bigint not null,
  paid_micro bigint not null default 0,
  paid_at timestamptz,
  unique (member_id, kind, from_day, to_day, source_id, category, currency, terms_key)
);
create index earning_line_newest on earning_line (brand, member_id, kind, id desc);
create index earning_line_unpaid on earning_line (brand, kind, id) where amount_micro <> paid_micro;

insert into earning_line (id, brand, kind, member_id, source_id, from_day, to_day, category, currency,
  terms, terms_key, is_due_at_once, base_micro, amount_micro, paid_micro)
select id, brand, 'income', agent_id, downline_id, day, day, category, currency,
  jsonb_build_object('basis', basis, 'agentValue', agent_value, 'downlineValue', downline_value,
    'rateBasisPoints', rate_basis_points),
  agent_value || ' ' || basis || ' ' || downline_value || ' ' || rate_basis_points, basis = 'series',
  base_micro, amount_micro, paid_micro
from agent_income;
drop table agent_income;

insert into earning_line (id, brand, kind, member_id, source_id, from_day, to_day, category, currency,
  terms, terms_key, is_due_at_once, base_micro, amount_micro, paid_micro, paid_at)
select id, brand, kind, member_id, 0, from_day, to_day, category, currency,
  jsonb_build_object('rateBasisPoints', rate_basis_points, 'capMicro', '0'), '', false,
  base_micro, amount_micro, paid_micro, paid_at
from rebate_line;
drop table rebate_line;

-- The version of the figures that a window was computed from.
create table earning_window (
  brand text not null,
  kind text not null,
  from_day text not null,
  to_day text not null,
  version bigint not null,
  -- The kind was off when the window closed: it has none, whatever is corrected later.
  is_off boolean not null,
  primary key (brand, kind, from_day, to_day)
);
insert into earning_window (brand, kind, from_day, to_day, version, is_off)
select brand, 'rebate', day, day, version, is_off from rebate_day where day not like 'cashBack:%';
insert into earning_window (brand, kind, from_day, to_day, version, is_off)
select brand, 'cashBack', split_part(day, ':', 2), split_part(day, ':', 3), version, is_off
from rebate_day where day like 'cashBack:%';

-- The first day whose windows a kind computes in a brand, and the settled round that it has reached.
create table earning_start (
  brand text not null,
  kind text not null,
  from_day text not null,
  seq bigint not null default 0,
  primary key (brand, kind)
);
insert into earning_start (brand, kind, from_day)
select brand, 'rebate', min(day) from rebate_day where day not like 'cashBack:%' group by brand;
drop table rebate_day;

alter table credit_run drop constraint credit_run_purpose_check;
