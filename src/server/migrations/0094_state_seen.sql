-- Counts the movements of a withdrawal and of a deposit. An act of staff names the count that it was decided
-- on, and is refused once another act has moved the money.
alter table withdrawal add column version integer not null default 0;
alter table deposit add column version integer not null default 0;
