-- VIP levels of members. Without a row a member has none.
create table member_level (
  member_id bigint primary key references member (id),
  brand text not null,
  level int not null check (level between 0 and 12),
  -- The last day of the brand that the level is kept whatever is played.
  keep_until text not null,
  is_grace boolean not null,
  changed_at timestamptz not null
);
create index member_level_due on member_level (brand, keep_until, member_id) where level > 0;
create index member_level_count on member_level (brand, level);

-- Every step of a level, with the figures of the month that it follows from.
create table level_step (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  change text not null check (change in ('reached', 'kept', 'grace', 'lowered')),
  from_level int not null,
  to_level int not null,
  month text not null,
  turnover_micro bigint not null,
  deposit_micro bigint not null,
  at timestamptz not null
);
create index level_step_of_member on level_step (brand, member_id, id desc);
