-- Contracts between agents and their direct downlines. upline_id 0: the brand pays.
create table contract (
  id bigint primary key,
  brand text not null,
  kind text not null,
  upline_id bigint not null,
  downline_id bigint not null references member (id),
  status text not null check (
    status in ('offered', 'active', 'rejected', 'expired', 'withdrawn', 'superseded', 'terminated')
  ),
  terms jsonb not null,
  period text not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- The days that it pays for, both inclusive; null: not accepted, and without an end.
  from_day text,
  to_day text,
  end_asked_by text check (end_asked_by in ('upline', 'downline')),
  -- On this day it ends without an answer.
  end_by_itself text
);
create unique index contract_active on contract (downline_id, kind) where status = 'active' and to_day is null;
create unique index contract_offered on contract (downline_id, kind) where status = 'offered';
create index contract_of_upline on contract (brand, upline_id, id desc);
create index contract_of_downline on contract (brand, downline_id, id desc);
create index contract_by_brand on contract (brand, id desc);
create index contract_waiting on contract (expires_at) where status = 'offered';

-- The settlement of all contracts of a kind and period in one window.
create table contract_run (
  id bigint primary key,
  brand text not null,
  kind text not null,
  period text not null,
  from_day text not null,
  to_day text not null,
  currency text not null,
  status text not null check (status in ('posting', 'posted')),
  hash text not null,
  -- Of the figures that it was computed from: another one asks for corrections.
  figures_version bigint not null,
  created_at timestamptz not null,
  unique (brand, kind, period, from_day)
);
create index contract_run_newest on contract_run (brand, id desc);

create table contract_line (
  id bigint primary key,
  run_id bigint not null references contract_run (id),
  contract_id bigint not null references contract (id),
  brand text not null,
  kind text not null,
  from_day text not null,
  to_day text not null,
  -- 0: the brand.
  payer_id bigint not null,
  member_id bigint not null,
  -- Of the payee in the tree: those above are paid first.
  depth integer not null,
  currency text not null,
  valid_micro bigint not null,
  profit_micro bigint not null,
  active_members bigint not null,
  -- The tier that counted, as it was; null: none.
  tier jsonb,
  base_micro bigint not null,
  carry_micro bigint not null check (carry_micro <= 0),
  carry_after_micro bigint not null check (carry_after_micro <= 0),
  -- By its own figures, and what later runs added to it.
  own_micro bigint not null check (own_micro >= 0),
  corrected_micro bigint not null default 0,
  -- Of earlier lines, in this one.
  correction_micro bigint not null default 0,
  -- What corrections took and this line could not give.
  correction_left_micro bigint not null default 0 check (correction_left_micro <= 0),
  amount_micro bigint not null check (amount_micro >= 0),
  status text not null check (status in ('due', 'waiting', 'paid', 'nothing')),
  waiting_since timestamptz,
  paid_at timestamptz,
  unique (contract_id, from_day)
);
create index contract_line_of_run on contract_line (run_id, depth, id);
create index contract_line_received on contract_line (brand, member_id, id desc);
create index contract_line_owed on contract_line (brand, payer_id, id desc);
create index contract_line_unpaid on contract_line (brand, depth, id) where status in ('due', 'waiting');
create index contract_line_arrears on contract_line (payer_id) where status = 'waiting';

-- Kinds of their payments. Rows of earlier releases are not read again.
alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in (
  'deposit', 'withdrawal', 'bet', 'win', 'betWin', 'jackpotWin', 'promoPayout', 'adjustment',
  'rollback', 'hold', 'holdPosted', 'holdVoided', 'holdExpired', 'payoutReturned', 'compensation',
  'rebate', 'commission', 'creditSent', 'creditReceived', 'creditMoved', 'referralReward',
  'bonusReleased', 'bonusForfeited', 'cashBack', 'depositReversed', 'vendorSent', 'vendorArrived',
  'vendorReturned', 'vendorReceived', 'jackpotStart', 'tombstone', 'contractPaid', 'contractReceived'
)) not valid;
alter table team_movement drop constraint team_movement_kind_check;
alter table team_movement add constraint team_movement_kind_check check (kind in (
  'deposit', 'withdrawal', 'promoPayout', 'payoutReturned', 'compensation', 'rebate', 'commission',
  'creditSent', 'creditReceived', 'referralReward', 'bonusForfeited', 'cashBack', 'depositReversed',
  'contractPaid', 'contractReceived'
)) not valid;
