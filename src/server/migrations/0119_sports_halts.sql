-- Events and markets on which traders take no bets, on every brand.
create table sports_halt (
  -- Empty: the whole book.
  event text not null,
  -- Empty: the whole event.
  market text not null,
  staff_id bigint not null references staff (id),
  reason text not null,
  halted_at timestamptz not null,
  primary key (event, market)
);
