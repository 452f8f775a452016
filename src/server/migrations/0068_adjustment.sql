-- Corrections of players' cash, each by two people; never edited, only reversed by another.
create table adjustment (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  currency text not null,
  amount_micro bigint not null check (amount_micro <> 0),
  reason text not null,
  status text not null check (status in ('waiting', 'approved', 'rejected')),
  reverses bigint references adjustment (id),
  requested_by bigint not null,
  requested_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz
);
-- One reversal each, unless it was rejected.
create unique index adjustment_reversal on adjustment (reverses) where reverses is not null and status <> 'rejected';
create index adjustment_waiting on adjustment (brand, id) where status = 'waiting';
create index adjustment_by_brand on adjustment (brand, id desc);
create index adjustment_by_member on adjustment (brand, member_id, id desc);

create table member_note (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  text text not null,
  written_by bigint not null,
  written_at timestamptz not null
);
create index member_note_by_member on member_note (brand, member_id, id desc);

alter table member_session drop constraint member_session_end_reason_check;
alter table member_session add constraint member_session_end_reason_check
  check (end_reason in ('signedOut', 'passwordChanged', 'replaced', 'excluded', 'closed'));

-- Corrections by staff.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'cash', 'bonus', 'locked', 'promo', 'agentCredit', 'receivable',
  'house', 'jackpot', 'promoCost', 'fee', 'correction', 'settlement', 'clearing', 'inTransit'
));
