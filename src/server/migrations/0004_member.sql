create table member (
  id bigint primary key,
  brand text not null references brand (id),
  -- As typed; compared in lower case.
  username text not null,
  username_key text not null,
  password_hash text not null,
  -- member 0; agent 1, 2, 41, 42; trial 4.
  account_type int not null default 0 check (account_type in (0, 1, 2, 4, 41, 42)),
  nickname text not null default '',
  language text not null,
  currency text not null,
  status text not null default 'active' check (status in ('active', 'blocked', 'closed')),
  must_change_password boolean not null default false,
  profile jsonb not null default '{}',
  register_url text not null default '',
  registered_ip text not null default '',
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  last_login_at timestamptz,
  -- The sign-in before the last one: what the player is told.
  previous_login_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index member_username on member (brand, username_key);
create index member_newest on member (brand, id desc);
create index member_username_prefix on member (brand, username_key text_pattern_ops);

create table member_session (
  -- sha256 of the token; the token itself is never stored.
  token_hash text primary key,
  id bigint not null,
  brand text not null,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('cookie', 'bearer')),
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index member_session_by_member on member_session (member_id);

create table staff (
  id bigint primary key,
  username text not null,
  username_key text not null unique,
  password_hash text not null,
  display_name text not null,
  -- Permissions as in the contract, for example member.read; brands null means all.
  permissions jsonb not null,
  brands jsonb,
  status text not null default 'active' check (status in ('active', 'blocked')),
  last_login_at timestamptz,
  created_at timestamptz not null default now()
);

create table staff_session (
  token_hash text primary key,
  id bigint not null,
  staff_id bigint not null references staff (id),
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);

-- Append-only: what staff did, to what, from and to.
create table audit_entry (
  id bigint primary key,
  staff_id bigint not null,
  brand text,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null default now()
);
create index audit_entry_by_brand on audit_entry (brand, id desc);

-- Wrong passwords by name, for names that exist and for those that do not.
create table login_failure (
  brand text not null,
  username_key text not null,
  failures int not null,
  last_at timestamptz not null,
  primary key (brand, username_key)
);
