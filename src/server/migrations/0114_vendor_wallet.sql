-- Kinds of movements to and from wallets that vendors keep. Rows of earlier releases are not read again.
alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in (
  'deposit', 'withdrawal', 'bet', 'win', 'betWin', 'jackpotWin', 'promoPayout', 'adjustment',
  'rollback', 'hold', 'holdPosted', 'holdVoided', 'holdExpired', 'payoutReturned', 'compensation',
  'rebate', 'commission', 'creditSent', 'creditReceived', 'creditMoved', 'referralReward',
  'bonusReleased', 'bonusForfeited', 'cashBack', 'depositReversed', 'vendorSent', 'vendorArrived',
  'vendorReturned', 'vendorReceived', 'jackpotStart', 'tombstone'
)) not valid;

-- Money of a member on its way to or from the wallet that a vendor keeps. Its id is the reference at the vendor.
create table vendor_transfer (
  id bigint primary key,
  brand text not null,
  member_id bigint not null,
  vendor text not null,
  direction text not null check (direction in ('toVendor', 'fromVendor')),
  currency text not null,
  amount_micro bigint not null check (amount_micro > 0),
  status text not null check (status in ('pending', 'unknown', 'done', 'refused')),
  cause text not null check (cause in ('player', 'launch', 'exit')),
  refusal text,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
-- One at a time for each member and vendor: neither both directions at once nor the same one twice.
create unique index vendor_transfer_open on vendor_transfer (member_id, vendor) where status in ('pending', 'unknown');
create index vendor_transfer_due on vendor_transfer (next_try_at) where status in ('pending', 'unknown');
create index vendor_transfer_of_member on vendor_transfer (member_id, id);

-- What a vendor said last that it keeps for a member.
create table vendor_wallet (
  member_id bigint not null,
  vendor text not null,
  currency text not null,
  brand text not null,
  balance_micro bigint not null,
  read_at timestamptz not null,
  primary key (member_id, vendor, currency)
);
