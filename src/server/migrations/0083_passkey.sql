-- Passkeys of members (WebAuthn Level 3).
create table passkey (
  id bigint primary key,
  brand text not null references brand (id),
  member_id bigint not null references member (id),
  -- The authenticator's id of it, in base64url.
  credential_id text not null,
  -- The host that it is for.
  rp_id text not null,
  -- COSE key in base64url.
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  added_at timestamptz not null,
  used_at timestamptz,
  unique (brand, credential_id)
);
create index passkey_by_member on passkey (member_id);

-- What an authenticator was asked to sign; each is answered once.
create table passkey_challenge (
  id_hash text primary key,
  brand text not null,
  -- Null: to sign in.
  member_id bigint,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index passkey_challenge_by_age on passkey_challenge (expires_at);
