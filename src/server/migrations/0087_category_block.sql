-- Kinds of play that a player blocked.
create table category_block (
  brand text not null,
  member_id bigint not null references member (id),
  category text not null
    check (category in ('LOTT', 'LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP')),
  blocked_at timestamptz not null,
  -- A requested end may be confirmed from then on; null: none is requested.
  lift_due_at timestamptz,
  primary key (brand, member_id, category)
);
