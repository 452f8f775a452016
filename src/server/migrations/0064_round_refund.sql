-- Refunds of rounds that staff ask for and a second person approves.
create table round_refund (
  id bigint primary key,
  brand text not null,
  vendor text not null,
  round_ref text not null,
  round_id bigint not null,
  member_id bigint not null,
  currency text not null,
  -- What the round cost the player when the refund was asked for.
  amount_micro bigint not null check (amount_micro > 0),
  status text not null check (status in ('waiting', 'approved', 'rejected')),
  reason text not null,
  requested_by bigint not null,
  requested_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz
);
-- One refund a round, whatever is asked and however often.
create unique index round_refund_once on round_refund (brand, vendor, member_id, round_ref)
  where status <> 'rejected';
create index round_refund_waiting on round_refund (brand, id desc) where status = 'waiting';

create unique index round_by_id on round (brand, id);
