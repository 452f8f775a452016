-- The ledger. Written by src/server/ledger alone. Amounts are micro-units (10^-6 of the currency's unit).
-- `shard` follows from the member (src/domain/ledger/shard.ts) and is part of every key, so that a
-- sharded engine keeps all rows of one movement together.

create table ledger_account (
  shard int not null,
  id bigint not null,
  brand text not null,
  owner_kind text not null check (owner_kind in ('member', 'house', 'channel', 'vendor')),
  owner_id text not null,
  kind text not null check (kind in (
    'cash', 'bonus', 'locked', 'promo', 'agentCredit',
    'house', 'jackpot', 'promoCost', 'settlement', 'clearing', 'inTransit'
  )),
  currency text not null,
  -- The part of a system account that one ledger lane writes to; 0 for a member's account.
  slot int not null,
  balance bigint not null,
  -- null: no floor.
  floor bigint,
  -- Rises with every change; orders the account's entries.
  version bigint not null,
  created_at timestamptz not null default now(),
  primary key (shard, id),
  constraint ledger_account_floor check (floor is null or balance >= floor)
) with (fillfactor = 50);
create unique index ledger_account_owner on ledger_account (brand, owner_kind, owner_id, kind, currency, slot, shard);

-- An immutable movement. A tombstone (kind) holds the reference of a bet that was rolled back before it came.
create table transfer (
  shard int not null,
  member_id bigint not null,
  id bigint not null,
  brand text not null,
  provider text not null,
  external_ref text not null,
  kind text not null,
  currency text not null,
  -- Fingerprint of the request: the same reference with another one is refused.
  request_hash text not null,
  -- Balances after and amounts moved, as they were answered the first time.
  answer jsonb not null,
  -- The transfer that had to exist for this one (a win's bet).
  requires bigint,
  -- The transfer this one takes back.
  reverses bigint,
  round_ref text,
  created_at timestamptz not null,
  primary key (shard, member_id, id)
);
create unique index transfer_reference on transfer (provider, external_ref, member_id, shard);
create unique index transfer_reverses on transfer (shard, reverses) where reverses is not null;
create index transfer_requires on transfer (shard, requires) where requires is not null;

-- One leg of a transfer; never changed, never deleted.
create table entry (
  shard int not null,
  transfer_id bigint not null,
  seq int not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  account_version bigint not null,
  primary key (shard, transfer_id, seq)
);

-- Reserved funds: they lie in the member's locked account until posted, voided or expired.
create table hold (
  shard int not null,
  -- The transfer that made it.
  id bigint not null,
  brand text not null,
  member_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- What was taken from which fund, in the order taken: [{"fund": "bonus", "amount": "5000000"}].
  mix jsonb not null,
  status text not null check (status in ('open', 'posted', 'voided', 'expired')),
  posted_amount bigint not null default 0,
  -- The transfer that ended it.
  resolved_by bigint,
  expires_at timestamptz,
  created_at timestamptz not null,
  primary key (shard, id),
  check ((status = 'open') = (resolved_by is null))
);
create index hold_expiring on hold (expires_at) where status = 'open';
create index hold_by_member on hold (shard, member_id) where status = 'open';

-- Seals over the journal, chained per shard: each hash covers the one before and every transfer and
-- entry of its range, so that a change made behind the ledger's back shows.
create table journal_seal (
  shard int not null,
  seq bigint not null,
  -- Transfers with first_id <= id < end_id.
  first_id bigint not null,
  end_id bigint not null,
  transfers bigint not null,
  previous_hash text not null,
  hash text not null,
  sealed_at timestamptz not null,
  primary key (shard, seq)
);
