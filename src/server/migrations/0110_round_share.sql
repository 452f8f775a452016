-- A round that its player shares by a link. A link that was ended stays dead; sharing again makes another.
create table round_share (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  round_id bigint not null,
  shared_at timestamptz not null,
  ended_at timestamptz
);
create unique index round_share_running on round_share (brand, round_id) where ended_at is null;
