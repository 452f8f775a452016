-- Messages to players. One to many players is one row however many they are: it says whom it is for,
-- and who has read it is kept per reader.
create table inbox_message (
  id bigint primary key,
  brand text not null references brand (id),
  -- The order in an inbox, and from when it is shown: ids in time. Null: it waits for a second person.
  position bigint,
  -- members: to those named in inbox_recipient.
  audience text not null check (audience in ('members', 'segment', 'everybody')),
  -- What it was written about by itself; null: staff wrote it.
  event text,
  -- By language: title, content.
  texts jsonb not null,
  -- The moment staff chose; null: at once.
  shows_at timestamptz,
  -- Whom a segment is; null: whoever.
  to_languages jsonb,
  registered_since timestamptz,
  seen_since timestamptz,
  not_seen_since timestamptz,
  deposited boolean,
  recalled_at timestamptz,
  -- Those who listen have been told that it is there.
  told boolean not null default false,
  written_by bigint references staff (id),
  confirmed_by bigint references staff (id),
  created_at timestamptz not null
);
-- What many may read.
create index inbox_platform on inbox_message (brand, position desc)
  where audience <> 'members' and position is not null and recalled_at is null;
-- What staff sent.
create index inbox_sendings on inbox_message (brand, id desc) where event is null;
create index inbox_untold on inbox_message (position) where not told and position is not null;
create index inbox_message_age on inbox_message (created_at);

create table inbox_recipient (
  brand text not null,
  member_id bigint not null references member (id),
  position bigint not null,
  message_id bigint not null references inbox_message (id) on delete cascade,
  primary key (brand, member_id, position, message_id)
);
create index inbox_recipient_by_message on inbox_recipient (message_id);

-- A player has read everything up to a position.
create table inbox_reader (
  brand text not null,
  member_id bigint not null references member (id),
  read_up_to bigint not null,
  primary key (brand, member_id)
);

-- The exceptions: opened above that position, or deleted.
create table inbox_mark (
  brand text not null,
  member_id bigint not null references member (id),
  message_id bigint not null references inbox_message (id) on delete cascade,
  opened_at timestamptz,
  deleted_at timestamptz,
  primary key (brand, member_id, message_id)
);
create index inbox_opened on inbox_mark (message_id) where opened_at is not null;


-- The player has been told that the break is over.
alter table exclusion add column end_told boolean not null default false;
update exclusion set end_told = true where ends_at <= now();
create index exclusion_end_untold on exclusion (ends_at) where not end_told and ends_at is not null;
