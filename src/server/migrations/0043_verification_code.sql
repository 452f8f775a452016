-- A mobile number that a code has proven, in E.164 form. A member who registered by it may have no
-- password and signs in with codes.
alter table member add column mobile_key text;
alter table member add column mobile_verified_at timestamptz;
alter table member alter column password_hash drop not null;
create unique index member_mobile on member (brand, mobile_key) where mobile_key is not null;

-- The newest code of a number for one purpose; an older one ends when another is sent. Numbers without
-- an account have rows too, so that requests for them cost and answer the same.
create table verification_code (
  brand text not null,
  purpose text not null check (purpose in ('login', 'register', 'password')),
  recipient text not null,
  -- HMAC of purpose, number and code with a key of the server: a dump gives no code away.
  code_hash text not null,
  wrong_tries int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (brand, recipient, purpose)
);
create index verification_code_by_age on verification_code (created_at);

-- Messages sent in the current window of each source: a number, an address group, a device, a brand.
create table message_quota (
  brand text not null,
  source text not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  sent int not null,
  primary key (brand, source)
);
create index message_quota_by_age on message_quota (last_at);
