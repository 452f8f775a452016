-- Networks that a member signed in from: the /24 of an IPv4 address or the /48 of an IPv6 address.
create table known_network (
  brand text not null,
  member_id bigint not null,
  network text not null,
  last_seen timestamptz not null,
  primary key (brand, member_id, network)
);
create index known_network_by_age on known_network (last_seen);
