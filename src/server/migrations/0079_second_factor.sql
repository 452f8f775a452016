-- An authenticator app as the second factor of a member, and sign-ins that wait for it.
create table second_factor (
  member_id bigint primary key references member (id),
  brand text not null references brand (id),
  -- The key, sealed: it has to be read to compare codes.
  secret_sealed text not null,
  created_at timestamptz not null,
  -- Null: no code of the app has been seen yet, and nothing asks for one.
  confirmed_at timestamptz,
  -- The newest time step whose code was taken: no code is taken twice.
  last_step bigint not null default 0
);

create table recovery_code (
  member_id bigint not null references second_factor (member_id) on delete cascade,
  -- Keyed hash: 50 bits alone could be tried.
  code_hash text not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- The right password was given, the second factor is asked for.
create table sign_in_challenge (
  -- sha256 of the token.
  token_hash text primary key,
  brand text not null references brand (id),
  member_id bigint not null references member (id),
  kind text not null check (kind in ('cookie', 'bearer')),
  area text not null,
  -- What it may be answered with, as JSON.
  kinds jsonb not null,
  password_due boolean not null,
  wrong_answers int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_challenge_by_age on sign_in_challenge (expires_at);

-- What a member is shown of a device; null: signed in before this was kept.
alter table known_device add column first_at timestamptz;
alter table known_device add column ip text;
alter table known_device add column user_agent text;

alter table verification_code drop constraint verification_code_purpose_check;
alter table verification_code add constraint verification_code_purpose_check
  check (purpose in ('login', 'register', 'password', 'payment', 'secondFactor'));
