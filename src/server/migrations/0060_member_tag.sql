-- Words that staff put on players, to write to them as a group.
create table member_tag (
  brand text not null references brand (id),
  member_id bigint not null references member (id),
  tag text not null,
  primary key (brand, member_id, tag)
);

-- Has any of these; null: whatever tags.
alter table inbox_message add column tags jsonb;
