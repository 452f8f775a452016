-- Failed sign-ins are counted for an account and a source: an address group (IPv4 /32, IPv6 /64), a known
-- device, or '*' for the account as a whole. The old counts are minutes old and worth nothing later.
drop table login_failure;
create table login_failure (
  -- Empty for staff, who belong to no brand.
  brand text not null,
  username_key text not null,
  source text not null,
  failures int not null,
  -- Start of the window that is counted, and the latest failure.
  started_at timestamptz not null,
  last_at timestamptz not null,
  primary key (brand, username_key, source)
);
create index login_failure_by_age on login_failure (last_at);

-- Devices on which an account has signed in before: its lock never applies to them.
create table known_device (
  -- Empty for staff.
  brand text not null,
  -- A member's or a staff account's id.
  account_id bigint not null,
  -- sha256 of the device cookie.
  token_hash text not null,
  seen_at timestamptz not null,
  primary key (brand, account_id, token_hash)
);
create index known_device_by_age on known_device (seen_at);
