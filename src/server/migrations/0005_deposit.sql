create table deposit (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  channel text not null,
  currency text not null,
  amount_micro bigint not null check (amount_micro > 0),
  status text not null check (status in ('pending', 'credited', 'declined', 'expired')),
  -- Our reference at the channel; unguessable, since the channel's page is opened with it.
  reference text not null unique,
  -- The channel's own authorisation number, kept once it is paid.
  authorisation text,
  redirect_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  credited_at timestamptz
);
create index deposit_by_member on deposit (brand, member_id, id desc);
create index deposit_pending on deposit (status, expires_at);

-- The sandbox channel's own book, as an outside company would keep it.
create table sandbox_payment (
  reference text primary key,
  amount_micro bigint not null,
  currency text not null,
  return_url text not null,
  expires_at timestamptz not null,
  outcome text check (outcome in ('paid', 'declined')),
  authorisation text,
  created_at timestamptz not null,
  settled_at timestamptz
);
