-- Links that operators set for a brand's site, each for the place that names its type. A list is
-- written anew as a whole: its version stands in server_fact.

create table site_resource (
  brand text not null references brand (id),
  position int not null,
  resource_type text not null,
  name text not null,
  label_name_en text not null,
  -- On the web, or a place on the brand's own host.
  url text not null,
  primary key (brand, position),
  unique (brand, resource_type)
);
