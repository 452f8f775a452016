-- Wrong codes by account, across sign-ins, addresses and nodes.
create table wrong_code (
  -- Empty for staff.
  brand text not null,
  account_id bigint not null,
  purpose text not null check (purpose in ('secondFactor', 'payment', 'email')),
  wrong_codes int not null,
  started_at timestamptz not null,
  -- No code is compared before this time.
  refused_until timestamptz not null,
  primary key (brand, account_id, purpose)
);
