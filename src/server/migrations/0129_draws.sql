-- Wheels, golden eggs and rains of envelopes.
alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in (
  'deposit', 'withdrawal', 'bet', 'win', 'betWin', 'jackpotWin', 'promoPayout', 'adjustment',
  'rollback', 'hold', 'holdPosted', 'holdVoided', 'holdExpired', 'payoutReturned', 'compensation',
  'rebate', 'commission', 'creditSent', 'creditReceived', 'creditMoved', 'referralReward',
  'bonusReleased', 'bonusForfeited', 'cashBack', 'depositReversed', 'vendorSent', 'vendorArrived',
  'vendorReturned', 'vendorReceived', 'jackpotStart', 'tombstone', 'contractPaid', 'contractReceived',
  'pointsEarned', 'pointsSpent', 'pointsReturned', 'ticketsGiven', 'ticketsUsed'
)) not valid;

-- The prize that the seeds draw; another than the one given where that was out of stock.
alter table raffle_draw add column drawn int;
update raffle_draw set drawn = prize;
alter table raffle_draw alter column drawn set not null;

-- How often prizes of a limited stock were given.
create table raffle_stock (
  campaign_id bigint not null references campaign (id),
  prize int not null,
  given int not null default 0 check (given >= 0),
  primary key (campaign_id, prize)
);

-- The envelopes of a rain, split before it begins. Who comes first takes the lowest number.
create table envelope (
  campaign_id bigint not null references campaign (id),
  number int not null check (number > 0),
  brand text not null,
  amount_micro bigint not null check (amount_micro > 0),
  member_id bigint references member (id),
  taken_at timestamptz,
  primary key (campaign_id, number)
);
create unique index envelope_of_member on envelope (campaign_id, member_id) where member_id is not null;
create index envelope_free on envelope (campaign_id, number) where member_id is null;
create index envelope_latest on envelope (campaign_id, taken_at desc, number desc) where member_id is not null;
