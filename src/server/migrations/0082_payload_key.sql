-- Keys that clients encrypt bodies to. One serves for a day, and is read for another.
create table payload_key (
  kid text primary key,
  public_jwk jsonb not null,
  -- The private key as JWK, sealed.
  private_sealed text not null,
  created_at timestamptz not null
);

-- Encrypted bodies that were taken: none is taken twice.
create table payload_use (
  -- sha256 of the body's own id.
  id_hash text primary key,
  used_at timestamptz not null
);
create index payload_use_by_age on payload_use (used_at);
