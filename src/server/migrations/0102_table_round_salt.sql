-- A player's client seed when the seat was taken; null: none was chosen, or the seat is older.
alter table table_seat add column client_seed text;
-- The salt of the chain, and the seats' seeds that are mixed into `salt` when betting closes; null: an
-- older round, whose salt is the chain's.
alter table table_round add column chain_salt text;
alter table table_round add column seat_seeds jsonb;
-- Unknown until betting has closed.
alter table table_round alter column ends_at drop not null;
alter table table_round alter column result drop not null;
alter table table_round add constraint table_round_decided
  check (status = 'betting' or (ends_at is not null and result is not null));
