-- Who asked for an exclusion.
alter table exclusion add column source text not null default 'player'
  check (source in ('player', 'thirdParty', 'operator'));

-- When a player last looked over their limits because the site asked.
alter table safer_play add column reviewed_at timestamptz;

-- Members whose play shows markers of harm. One case of a member waits at a time.
create table harm_case (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  score int not null check (score between 0 and 100),
  markers jsonb not null,
  opened_at timestamptz not null,
  -- Null: it waits.
  action text check (action in ('none', 'message', 'call', 'limit', 'exclusion')),
  reason text,
  handled_by bigint,
  handled_at timestamptz
);
create index harm_case_waiting on harm_case (brand, id desc) where action is null;
create unique index harm_case_once on harm_case (brand, member_id) where action is null;
create index harm_case_by_member on harm_case (brand, member_id, id desc);

-- How far a brand's members of a day are looked at.
create table harm_scan (
  brand text primary key,
  day text not null,
  -- The last member that was looked at.
  after_id bigint not null
);

-- Members who played or paid on a day, in the order they are looked at.
drop index team_day_by_day;
create index team_day_active on team_day (brand, day, member_id);
