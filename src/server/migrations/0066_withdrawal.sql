-- Where players' withdrawals are paid.
create table bank_account (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  -- Of the registry.
  bank text not null,
  country text not null,
  payee_name text not null,
  -- Encrypted; the hash finds the same number on other members.
  number_sealed text not null,
  number_hash text not null,
  masked_number text not null,
  is_default boolean not null,
  added_at timestamptz not null,
  removed_at timestamptz
);
create index bank_account_by_member on bank_account (brand, member_id) where removed_at is null;
create unique index bank_account_once on bank_account (brand, member_id, number_hash) where removed_at is null;
create index bank_account_by_number on bank_account (brand, number_hash);

create table withdrawal (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  currency text not null,
  amount_micro bigint not null check (amount_micro > 0),
  -- Part of the amount.
  fee_micro bigint not null check (fee_micro >= 0 and fee_micro < amount_micro),
  status text not null check (status in (
    'requested', 'onHold', 'approvedOnce', 'approved', 'sending', 'sent', 'disputed',
    'received', 'rejected', 'cancelled', 'returned'
  )),
  -- Ours, told to banks and channels.
  reference text not null unique,
  bank_account_id bigint not null references bank_account (id),
  -- As they were when it was requested.
  bank text not null,
  payee_name text not null,
  masked_number text not null,
  -- The hold in the ledger, in the member's shard.
  hold_id bigint not null,
  risks jsonb not null,
  requested_ip text not null,
  requested_at timestamptz not null,
  -- When its present step began.
  waiting_since timestamptz not null,
  -- Who reviews it, until when nobody else may.
  reviewer bigint,
  reviewer_until timestamptz,
  first_approved_by bigint,
  checked_at timestamptz,
  sent_at timestamptz,
  payout_channel text,
  payout_reference text,
  -- Unanswered, it counts as received after this.
  confirm_by timestamptz,
  -- What the player says of the payment, and what of it arrived.
  claim text check (claim in ('received', 'partly', 'notReceived')),
  received_micro bigint,
  receipt text check (receipt in ('player', 'timeout', 'staff')),
  -- For the player: why it was rejected, or how a dispute was settled.
  reason text,
  ended_at timestamptz,
  -- The brand's promise when it was requested: sent later than this, the player gets the amount.
  promised_by timestamptz,
  promise_micro bigint not null default 0,
  compensated_at timestamptz,
  proof_count int not null default 0 check (proof_count between 0 and 3)
);
create index withdrawal_by_member on withdrawal (brand, member_id, id desc);
-- The queue: what has waited longest at a step comes first.
create index withdrawal_queue on withdrawal (brand, status, waiting_since, id)
  where status in ('requested', 'onHold', 'approvedOnce', 'approved', 'sending', 'sent', 'disputed');
create index withdrawal_by_brand on withdrawal (brand, id desc);
create index withdrawal_reviewed on withdrawal (brand, reviewer) where reviewer is not null;
create index withdrawal_unconfirmed on withdrawal (confirm_by) where status = 'sent';
create index withdrawal_promised on withdrawal (promised_by)
  where promised_by is not null and compensated_at is null and sent_at is null and ended_at is null;
create index withdrawal_arrived on withdrawal (brand, sent_at desc) where sent_at is not null;

create table withdrawal_event (
  id bigint primary key,
  withdrawal_id bigint not null references withdrawal (id),
  at timestamptz not null,
  kind text not null,
  staff_id bigint,
  by_member boolean not null,
  text text not null,
  amount_micro bigint
);
create index withdrawal_event_by_withdrawal on withdrawal_event (withdrawal_id, id);

-- Payments to make: an outbox of its own, since a channel is asked outside of a transaction and may
-- answer much later.
create table payout (
  id bigint primary key,
  withdrawal_id bigint not null references withdrawal (id),
  brand text not null,
  channel text not null,
  currency text not null,
  amount_micro bigint not null check (amount_micro > 0),
  -- Ours at the channel: the same one is never paid twice.
  reference text not null unique,
  status text not null check (status in ('waiting', 'unknown', 'sent', 'failed')),
  channel_reference text,
  attempts int not null,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index payout_by_withdrawal on payout (withdrawal_id, id);
create index payout_due on payout (next_try_at) where status in ('waiting', 'unknown');

-- What players show of something: drawn again from what they sent.
create table proof (
  id bigint primary key,
  brand text not null,
  subject text not null check (subject in ('withdrawal', 'deposit')),
  subject_id bigint not null,
  bytes bytea not null,
  added_at timestamptz not null
);
create index proof_by_subject on proof (brand, subject, subject_id, id);
