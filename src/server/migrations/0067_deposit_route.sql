-- A deposit is ordered by a way to pay in as the brand offers it; `channel` is its adapter.
alter table deposit add column route text;
alter table deposit add column route_name text;
update deposit set route = channel, route_name = channel;
alter table deposit alter column route set not null;
alter table deposit alter column route_name set not null;
alter table deposit alter column redirect_url drop not null;
-- The fee's terms when it was ordered; the fee itself follows from what is paid.
alter table deposit add column fee_fixed_micro bigint not null default 0;
alter table deposit add column fee_basis_points int not null default 0;
alter table deposit add column fee_micro bigint not null default 0;
-- What was paid, which may differ from the order.
alter table deposit add column received_micro bigint check (received_micro > 0);
update deposit set received_micro = amount_micro where paid_at is not null;
-- Where a transfer goes: shown to the player, whatever staff change later.
alter table deposit add column instructions jsonb;
-- What the player writes into a transfer.
alter table deposit add column transfer_note text;
-- An amount by which alone the payment is found.
alter table deposit add column unique_amount bigint;
alter table deposit add column cause text not null default 'order' check (cause in ('order', 'extra', 'voucher'));
alter table deposit add column reason text;
alter table deposit add column proof_count int not null default 0 check (proof_count between 0 and 3);
-- When its channel is asked what became of it; null: never.
alter table deposit add column ask_at timestamptz;
create unique index deposit_unique_amount on deposit (brand, route, unique_amount)
  where status = 'pending' and unique_amount is not null;
create unique index deposit_transfer_note on deposit (brand, transfer_note) where transfer_note is not null;
create index deposit_by_authorisation on deposit (channel, authorisation) where authorisation is not null;
create index deposit_awaiting on deposit (brand, created_at, id)
  where channel = 'transfer' and status in ('pending', 'expired');
create index deposit_by_brand on deposit (brand, id desc);
create index deposit_ask on deposit (ask_at) where ask_at is not null;

-- Money that came into one of our bank accounts, as the bank's statement says.
create table statement_line (
  id bigint primary key,
  brand text not null,
  route text not null,
  currency text not null,
  booked_on text not null,
  amount_micro bigint not null check (amount_micro > 0),
  text text not null,
  bank_reference text not null,
  -- Of the line's content: the same one imported again is recognised.
  line_hash text not null,
  state text not null check (state in ('open', 'matched', 'ignored')),
  deposit_id bigint references deposit (id),
  matched_by text check (matched_by in ('reference', 'amount', 'staff')),
  difference text check (difference in ('partial', 'excess', 'double', 'late')),
  reason text,
  imported_by bigint not null,
  imported_at timestamptz not null
);
create unique index statement_line_once on statement_line (brand, route, line_hash);
create index statement_line_by_brand on statement_line (brand, id desc);
create index statement_line_open on statement_line (brand, id desc) where state = 'open';

create table voucher_batch (
  id bigint primary key,
  brand text not null,
  label text not null,
  currency text not null,
  amount_micro bigint not null check (amount_micro > 0),
  count int not null check (count > 0),
  redeemed int not null default 0,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by bigint not null,
  -- The key of the request that made it: sent again, it makes no others and shows no codes.
  request_key text not null,
  created_at timestamptz not null
);
create unique index voucher_batch_once on voucher_batch (created_by, request_key);
create index voucher_batch_by_brand on voucher_batch (brand, id desc);

create table voucher (
  brand text not null,
  -- HMAC of the code; the code itself is shown once and not kept.
  code_hash text not null,
  batch_id bigint not null references voucher_batch (id),
  redeemed_by bigint,
  redeemed_at timestamptz,
  primary key (brand, code_hash)
);
