-- Brands as published: a revision is immutable, the live pointer moves.

create table brand (
  id text primary key,
  -- Checksum of the manifest file last taken in, so that a start publishes only what changed on disk.
  file_checksum text,
  -- Other brands extend it: its documents are kept at hand.
  is_parent boolean not null default false,
  live_revision int,
  draft_version int not null default 0,
  draft jsonb,
  draft_by bigint,
  draft_at timestamptz,
  -- 0 normal, 1 maintenance, 2 region blocked.
  site_status int not null default 0 check (site_status in (0, 1, 2)),
  site_status_note text not null default '',
  site_status_at timestamptz,
  site_status_by bigint,
  created_at timestamptz not null default now()
);

create table brand_revision (
  brand text not null references brand (id),
  revision int not null,
  hash text not null,
  authored jsonb not null,
  resolved jsonb not null,
  provenance jsonb not null,
  -- null: taken from the brands folder.
  published_by bigint,
  note text not null default '',
  published_at timestamptz not null default now(),
  primary key (brand, revision)
);

-- Who moved the live pointer, when and where to; rolling back is a row here, not a new revision.
create table brand_publication (
  id bigint primary key,
  brand text not null references brand (id),
  revision int not null,
  kind text not null check (kind in ('publish', 'rollback', 'files')),
  actor bigint,
  at timestamptz not null default now()
);
create index brand_publication_by_brand on brand_publication (brand, id);

-- What the server allows; a brand's manifest may only show less.
create table whitelabel_flag (
  brand text not null references brand (id),
  module text not null,
  enabled boolean not null,
  primary key (brand, module)
);

create table register_rule (
  brand text not null references brand (id),
  field text not null,
  enabled boolean not null,
  required boolean not null,
  min_length int not null,
  max_length int not null,
  accepted_pattern text not null default '',
  pattern_id text not null,
  primary key (brand, field)
);
