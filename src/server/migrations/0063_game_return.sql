-- What finished rounds of our own games returned, added up once a minute. Each round is read once.
create table game_return (
  brand text not null,
  game_code text not null,
  game_version text not null,
  currency text not null,
  rounds bigint not null,
  staked_micro numeric not null,
  paid_micro numeric not null,
  -- Sums of payout over stakes of each round, and of its square.
  ratio_sum double precision not null,
  ratio_squares double precision not null,
  primary key (brand, game_code, game_version, currency)
);

-- Rounds that finished before this moment are in the sums.
create table game_return_mark (
  singleton boolean primary key default true check (singleton),
  counted_until timestamptz not null
);

create index house_round_finished on house_round (finished_at) where status = 'finished';
