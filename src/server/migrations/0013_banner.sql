-- Banners of the office, in the order players see them. A list is written anew as a whole: its
-- version stands in server_fact.

create table banner (
  brand text not null references brand (id),
  position int not null,
  -- w_home: home page; w_forget: beside the way back to a forgotten password.
  group_name text not null check (group_name in ('w_home', 'w_forget')),
  -- null: the figure is drawn.
  picture text,
  hero text not null,
  linkage_type text not null check (linkage_type in ('none', 'page', 'url')),
  target text not null,
  visitor_kinds jsonb not null,
  starts_at timestamptz not null,
  -- null: until it is switched off.
  ends_at timestamptz check (ends_at > starts_at),
  enabled boolean not null,
  -- One for each language: language, title, subtitle, alt.
  texts jsonb not null,
  primary key (brand, position)
);

-- Pictures that were brought, in the sizes that pages ask for; the file itself is not kept.
create table banner_picture (
  brand text not null references brand (id),
  -- Of the bytes that came.
  picture text not null,
  shape text not null check (shape in ('tall', 'wide')),
  -- Pixels.
  width int not null,
  format text not null check (format in ('avif', 'webp')),
  bytes bytea not null,
  added_at timestamptz not null,
  primary key (brand, picture, shape, width, format)
);

-- false: the manifest's own slides give way to the banners of the office.
alter table brand add column keeps_own_banners boolean not null default true;
