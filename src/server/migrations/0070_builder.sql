-- What staff create in the builder: brands, their files, entries of the registry, and translations.

alter table brand add column created_by bigint;
-- An archived brand keeps its revisions and its hosts; no site is served under them.
alter table brand add column archived_at timestamptz;
-- Findings of the checks at the last save; the list of brands filters by them.
alter table brand add column draft_errors int not null default 0;
alter table brand add column draft_warnings int not null default 0;

-- A picture in a brand's assets. Its name carries the checksum of its bytes, so it never changes.
create table brand_asset (
  brand text not null references brand (id),
  file text not null,
  media_type text not null,
  bytes bytea not null,
  width int not null,
  height int not null,
  added_by bigint not null,
  added_at timestamptz not null default now(),
  primary key (brand, file)
);

-- Entries of the registry that staff wrote. They take the place of the files in brands/_registry.
create table registry_entry (
  kind text not null,
  id text not null,
  version int not null,
  -- null: the file's entry stays, and only whether it is retired is said here.
  entry jsonb,
  -- Retired: brands that list it keep it, and no other brand is offered it.
  is_retired boolean not null default false,
  edited_by bigint not null,
  edited_at timestamptz not null default now(),
  primary key (kind, id)
);

-- Logos of those entries. The name carries the checksum of the drawing.
create table registry_logo (
  kind text not null,
  file text not null,
  svg text not null,
  primary key (kind, file)
);

-- Translations that staff wrote, over those of brands/_base/locales.
create table locale_text (
  language text not null,
  namespace text not null,
  key text not null,
  message text not null,
  -- The English text it was translated from: another one means that it has to be looked at again.
  source text not null,
  is_unsure boolean not null default false,
  edited_by bigint not null,
  edited_at timestamptz not null default now(),
  primary key (language, namespace, key)
);

-- Counts the changes of the three tables above, so that a node asks for one number to see one.
create table registry_state (
  id int primary key check (id = 1),
  version bigint not null
);
insert into registry_state (id, version) values (1, 0);

-- Who has a brand open in the builder, by tab; a row that was not renewed for a minute is over.
create table brand_presence (
  brand text not null references brand (id),
  staff_id bigint not null,
  tab text not null,
  section text not null,
  seen_at timestamptz not null,
  primary key (brand, staff_id, tab)
);

-- The draft's own editor may not publish it.
alter table brand add column needs_second_person boolean not null default false;

-- One publication to come a brand: the draft of this version, if nobody changes it until then.
create table brand_schedule (
  brand text primary key references brand (id),
  draft_version int not null,
  live_revision int,
  note text not null default '',
  publish_at timestamptz not null,
  scheduled_by bigint not null,
  scheduled_at timestamptz not null default now()
);
create index brand_schedule_by_time on brand_schedule (publish_at);
