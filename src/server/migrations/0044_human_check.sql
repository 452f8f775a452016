-- Challenges that were answered, right or wrong: each counts once. Unanswered ones are not stored.
create table human_check (
  id text primary key,
  used_at timestamptz not null
);
create index human_check_by_age on human_check (used_at);
