-- Rounds of several steps: what was bet on, what the player did since, and whether the outcome is
-- decided. With the seeds they give the whole round again.
alter table house_round add column wager jsonb not null default '{}';
alter table house_round add column actions jsonb not null default '[]';
alter table house_round add column decided boolean not null default true;
create index house_round_undecided on house_round (started_at) where status = 'open' and not decided;
