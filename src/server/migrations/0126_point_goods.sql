-- How many of some goods players took, those that staff still look at included.
create table point_good_taken (
  good_id bigint primary key,
  brand text not null,
  taken integer not null check (taken >= 0)
);

-- Goods that players took for points.
create table point_redemption (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  good_id bigint not null,
  -- The goods as they were offered then.
  good jsonb not null,
  quantity integer not null check (quantity between 1 and 100),
  points bigint not null check (points > 0),
  -- Of the player afterwards.
  points_after bigint not null,
  currency text not null,
  -- Money that it gives.
  amount_micro bigint check (amount_micro > 0),
  delivery jsonb,
  status text not null check (status in ('inProcess', 'approved', 'rejected')),
  note text not null,
  created_at timestamptz not null,
  decided_by bigint references staff (id),
  decided_at timestamptz
);
create index point_redemption_of_member on point_redemption (member_id, id desc);
create index point_redemption_of_brand on point_redemption (brand, id desc);
create index point_redemption_waiting on point_redemption (brand, id) where status = 'inProcess';

alter table point_conversion add column points_after bigint;

alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in (
  'deposit', 'withdrawal', 'bet', 'win', 'betWin', 'jackpotWin', 'promoPayout', 'adjustment',
  'rollback', 'hold', 'holdPosted', 'holdVoided', 'holdExpired', 'payoutReturned', 'compensation',
  'rebate', 'commission', 'creditSent', 'creditReceived', 'creditMoved', 'referralReward',
  'bonusReleased', 'bonusForfeited', 'cashBack', 'depositReversed', 'vendorSent', 'vendorArrived',
  'vendorReturned', 'vendorReceived', 'jackpotStart', 'tombstone', 'contractPaid', 'contractReceived',
  'pointsEarned', 'pointsSpent', 'pointsReturned'
)) not valid;
