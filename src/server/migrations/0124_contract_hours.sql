-- Hourly and real-time salary: windows within a day. Null: whole days.
alter table contract_run add column starts_at timestamptz;
alter table contract_run add column ends_at timestamptz;
alter table contract_run drop constraint contract_run_brand_kind_period_from_day_key;
alter table contract_run
  add constraint contract_run_window unique nulls not distinct (brand, kind, period, from_day, starts_at);
-- Real-time salary: the numbers of its settled bets, the first one left out.
alter table contract_run add column bets_after bigint;
alter table contract_run add column bets_up_to bigint;
-- review: it waits for a person before it is paid.
alter table contract_run drop constraint contract_run_status_check;
alter table contract_run
  add constraint contract_run_status_check check (status in ('review', 'posting', 'posted'));
create index contract_run_reviewed on contract_run (brand) where status = 'review';

alter table contract_line add column starts_at timestamptz;
alter table contract_line add column ends_at timestamptz;
-- Of valid bets, those that won and those that lost.
alter table contract_line add column winning_micro bigint not null default 0;
alter table contract_line add column losing_micro bigint not null default 0;
alter table contract_line drop constraint contract_line_contract_id_from_day_key;
alter table contract_line
  add constraint contract_line_window unique nulls not distinct (contract_id, from_day, starts_at);
-- guaranteed: the brand paid it, and the payer owes it to the brand.
alter table contract_line drop constraint contract_line_status_check;
alter table contract_line add constraint contract_line_status_check
  check (status in ('due', 'waiting', 'guaranteed', 'paid', 'nothing'));
-- The line before, which may leave a rest.
create index contract_line_before on contract_line
  (member_id, payer_id, kind, from_day desc, starts_at desc nulls last, id desc);
drop index contract_line_unpaid;
create index contract_line_unpaid on contract_line (brand, depth, id)
  where status in ('due', 'waiting', 'guaranteed');
drop index contract_line_arrears;
create index contract_line_arrears on contract_line (payer_id) where status in ('waiting', 'guaranteed');
create index contract_line_late on contract_line (brand) where status in ('waiting', 'guaranteed');

-- The number of the last settled round of a brand that real-time salary counted.
create table contract_watermark (
  brand text primary key,
  seq bigint not null,
  at timestamptz not null
);

-- Changes of valid bets by result, since the round was counted last.
alter table settled_round add column winning_micro bigint not null default 0;
alter table settled_round add column losing_micro bigint not null default 0;
