-- Games that a member keeps, of one brand.

create table favourite (
  brand text not null references brand (id),
  member_id bigint not null references member (id),
  -- The contract's id of a title, unique over all vendors.
  node_id text not null,
  added_at timestamptz not null,
  primary key (brand, member_id, node_id)
);
