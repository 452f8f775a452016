-- Accounts of third parties that sign members in. A binding is never undone.
create table bound_identity (
  brand text not null references brand (id),
  provider text not null,
  -- The third party's own id of the account.
  subject text not null,
  member_id bigint not null references member (id),
  bound_at timestamptz not null,
  primary key (brand, provider, subject),
  unique (brand, member_id, provider)
);

-- Sign-ins that are under way at a third party, and accounts that came back without a member.
create table third_party_sign_in (
  -- sha256 of the state.
  state_hash text primary key,
  brand text not null references brand (id),
  provider text not null,
  -- sha256 of the token that the browser keeps.
  browser_hash text not null,
  -- The PKCE verifier, sealed.
  verifier_sealed text not null,
  nonce text not null,
  redirect_uri text not null,
  return_to text not null,
  area text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- sha256 of the ticket of an account that is bound to nobody yet.
  ticket_hash text unique,
  subject text,
  ticket_expires_at timestamptz,
  bound_at timestamptz
);
create index third_party_sign_in_by_age on third_party_sign_in (expires_at);
