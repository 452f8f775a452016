-- Raises: further stakes that an action takes in the same round (double, split). A raise is noted
-- before the wallet is asked for it, so that a crash in between leaves neither a stake without its
-- action nor an action without its stake.
alter table house_round add column raised_micro bigint not null default 0 check (raised_micro >= 0);
alter table house_round add column raise jsonb;
alter table house_round add column raise_attempts int not null default 0;
