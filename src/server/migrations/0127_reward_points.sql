-- Points of a reward that is paid in points; its amount is the money they are worth.
alter table reward add column points bigint not null default 0 check (points >= 0);
