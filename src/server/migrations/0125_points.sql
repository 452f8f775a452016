-- Points that players turned into money.
create table point_conversion (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  -- Of the brand.
  day text not null,
  points bigint not null check (points > 0),
  currency text not null,
  amount_micro bigint not null check (amount_micro > 0),
  created_at timestamptz not null
);
create index point_conversion_of_day on point_conversion (member_id, day);

-- Kinds of movements of points. Rows of earlier releases are not read again.
alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in (
  'deposit', 'withdrawal', 'bet', 'win', 'betWin', 'jackpotWin', 'promoPayout', 'adjustment',
  'rollback', 'hold', 'holdPosted', 'holdVoided', 'holdExpired', 'payoutReturned', 'compensation',
  'rebate', 'commission', 'creditSent', 'creditReceived', 'creditMoved', 'referralReward',
  'bonusReleased', 'bonusForfeited', 'cashBack', 'depositReversed', 'vendorSent', 'vendorArrived',
  'vendorReturned', 'vendorReceived', 'jackpotStart', 'tombstone', 'contractPaid', 'contractReceived',
  'pointsEarned', 'pointsSpent'
)) not valid;

-- Movements of points, which are few among those of a player.
create index transfer_points on transfer (shard, member_id, id desc) where currency = 'PTS';
