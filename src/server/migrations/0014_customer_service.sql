-- How a brand's players reach a person, in the order they see it. A list is written anew as a whole:
-- its version stands in server_fact.

create table service_channel (
  brand text not null references brand (id),
  position int not null,
  cs_type text not null,
  -- As its type asks: a web address, a number, an e-mail address or a name on the network.
  address text not null,
  opens_window boolean not null,
  enabled boolean not null,
  -- One for each language: language, title, hours.
  texts jsonb not null,
  primary key (brand, position)
);
