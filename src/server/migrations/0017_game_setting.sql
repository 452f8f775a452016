-- What the office says of a brand's games: what is on, in which order, under which name. What has no
-- row is on, where the catalogue has it.

create table vendor_setting (
  brand text not null references brand (id),
  vendor text not null,
  position int not null,
  state text not null check (state in ('on', 'maintenance', 'off')),
  -- Names of the brand's own by language.
  names jsonb not null,
  primary key (brand, vendor)
);

create table category_setting (
  brand text not null references brand (id),
  category text not null,
  position int not null,
  primary key (brand, category)
);

create table game_setting (
  brand text not null references brand (id),
  node_id text not null,
  state text not null check (state in ('on', 'maintenance', 'off')),
  -- Its place among the titles put forward; null: it is not one of them.
  hot_position int,
  primary key (brand, node_id)
);

-- What was played of late is counted from launches.
create index game_session_by_day on game_session (brand, created_at);
