-- Outside suppliers of games are data: a record, its keys and its titles. Vendors of the house are code.
create table vendor (
  code text primary key,
  version integer not null,
  record jsonb not null,
  -- Told by the last look at its address of health; a vendor without one is up.
  is_up boolean not null default true,
  looked_at timestamptz,
  edited_by bigint references staff (id),
  edited_at timestamptz not null
);

-- A vendor signs with at most two keys at a time.
create table vendor_key (
  id bigint primary key,
  vendor text not null references vendor (code),
  -- Encrypted where it is a secret; a public key as it was given.
  sealed text not null,
  hint text not null,
  created_by bigint references staff (id),
  created_at timestamptz not null,
  -- A key moves money: it holds once another person has confirmed it.
  confirmed_by bigint references staff (id),
  confirmed_at timestamptz,
  retired_by bigint references staff (id),
  retired_at timestamptz
);
create index vendor_key_of_vendor on vendor_key (vendor) where retired_at is null;

create table vendor_title (
  vendor text not null references vendor (code),
  code text not null,
  place integer not null,
  title jsonb not null,
  primary key (vendor, code)
);

-- Calls as they came and were answered, compressed and without what opens anything: for a dispute.
create table vendor_call (
  id bigint primary key,
  vendor text not null,
  at timestamptz not null,
  path text not null,
  status integer not null,
  round_ref text,
  packed bytea not null
);
create index vendor_call_by_vendor on vendor_call (vendor, id);
create index vendor_call_by_round on vendor_call (vendor, round_ref) where round_ref is not null;
create index vendor_call_by_age on vendor_call (at);

-- A nonce that a signed call of a dialect with a time has used; forgotten when the call would be too old.
create table vendor_nonce (
  vendor text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (vendor, nonce)
);
create index vendor_nonce_by_age on vendor_nonce (at);
