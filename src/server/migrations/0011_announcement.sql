-- What a brand tells its players. Every change carries a version, so that two people do not undo
-- each other, and a reason.

create table announcement (
  brand text not null references brand (id),
  id bigint not null,
  -- PL player notice, PU popup, PR promotion, H help.
  type text not null check (type in ('PL', 'PU', 'PR', 'H')),
  -- A signed in, B anonymous, F first sign-in; null: for everybody.
  execution text check (execution in ('A', 'B', 'F')),
  -- W web.
  platform text not null default 'W' check (platform in ('W')),
  visitor_kinds jsonb not null,
  starts_at timestamptz not null,
  -- null: until it is withdrawn.
  ends_at timestamptz check (ends_at > starts_at),
  promotion_type text,
  -- The lowest comes first.
  position int not null,
  published boolean not null default false,
  version int not null,
  changed_at timestamptz not null,
  -- null: came with the demo.
  changed_by bigint,
  reason text not null,
  primary key (brand, id)
);

create table announcement_text (
  brand text not null,
  announcement_id bigint not null,
  language text not null,
  title text not null,
  -- HTML, cleaned before it is kept.
  content text not null,
  primary key (brand, announcement_id, language),
  foreign key (brand, announcement_id) references announcement (brand, id) on delete cascade
);

-- Whoever edits brands writes to their players too; whoever helps players sees what they were told.
update staff set permissions = permissions || '["content.read"]'::jsonb
  where permissions @> '["member.read"]'::jsonb or permissions @> '["brand.read"]'::jsonb;
update staff set permissions = permissions || '["content.edit"]'::jsonb
  where permissions @> '["brand.edit"]'::jsonb or permissions @> '["brand.status"]'::jsonb;
