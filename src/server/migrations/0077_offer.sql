-- Messages that are offers: players who want none, or may have none, do not get them.
alter table inbox_message add column is_offer boolean not null default false;
