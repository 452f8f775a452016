-- Bets on sports. Events and prices are in memory; what a bet accepted is kept with its legs.
create table sports_bet (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  currency text not null,
  game_code text not null,
  member_shard integer not null,
  leg_count integer not null check (leg_count between 1 and 12),
  -- The stake of each line, and what is left of it after cash-outs.
  unit_micro bigint not null check (unit_micro > 0),
  left_micro bigint not null check (left_micro between 0 and unit_micro),
  stake_micro bigint not null check (stake_micro > 0),
  -- Places of the legs of each line.
  lines jsonb not null,
  -- The maximum return that was shown before placing.
  most_micro bigint not null,
  acceptance text not null check (acceptance in ('none', 'higher', 'any')),
  status text not null check (status in ('held', 'open', 'settled', 'cashedOut', 'refused', 'void')),
  refusal text,
  -- The funds of a bet in its delay.
  hold_id bigint,
  decide_at timestamptz,
  rules_version integer not null,
  -- Settlements that were paid; each takes the one before back.
  version integer not null default 0,
  -- What the last of them paid.
  payout_micro bigint not null default 0,
  -- What cash-outs paid.
  cashed_micro bigint not null default 0,
  -- The offer at which it is cashed out by itself.
  target_micro bigint,
  placed_at timestamptz not null,
  accepted_at timestamptz,
  settled_at timestamptz
);
create index sports_bet_of_member on sports_bet (member_id, id desc);
create index sports_bet_held on sports_bet (decide_at) where status = 'held';
create index sports_bet_with_target on sports_bet (id) where status = 'open' and target_micro is not null;

create table sports_leg (
  bet_id bigint not null references sports_bet (id),
  place integer not null,
  event text not null,
  market text not null,
  outcome text not null,
  odds_milli integer not null,
  -- The fixture as it was accepted: sides, tournament, start.
  fixture jsonb not null,
  -- The facts when the bet was accepted.
  facts jsonb,
  result jsonb,
  primary key (bet_id, place)
);
create index sports_leg_of_market on sports_leg (event, market, bet_id);

-- What an outcome can cost a brand, and what a player can win by it.
create table sports_exposure (
  brand text not null,
  currency text not null,
  event text not null,
  market text not null,
  outcome text not null,
  -- 0: all players of the brand.
  member_id bigint not null,
  stake_micro bigint not null,
  return_micro bigint not null,
  -- The last bet on it.
  bet_at timestamptz not null,
  primary key (brand, currency, event, market, outcome, member_id)
);

create index sports_exposure_old on sports_exposure (bet_at);

-- The newest word on each market: its result and the window in which bets are void.
create table sports_result (
  event text not null,
  market text not null,
  -- The feed's moments of both, in milliseconds.
  result_at bigint not null default 0,
  certainty text check (certainty in ('live', 'confirmed')),
  -- null: there is none, or it was rolled back.
  outcomes jsonb,
  cancel_at bigint not null default 0,
  cancel jsonb,
  -- The bets of the market are looked at then; null: all of them have been.
  due_at timestamptz,
  -- Looks that are left: a bet may be written while its market is settled.
  looks integer not null,
  said_at timestamptz not null,
  primary key (event, market)
);
create index sports_result_old on sports_result (said_at);
create index sports_result_due on sports_result (due_at) where due_at is not null;

-- Payouts of singles that are credited together; gone once they are.
create table sports_payment (
  set_id bigint not null,
  brand text not null,
  currency text not null,
  game_code text not null,
  -- Bets of one member on one market lie in sets of their own.
  rank integer not null,
  member_shard integer not null,
  member_id bigint not null,
  bet_id bigint not null,
  amount_micro bigint not null check (amount_micro > 0),
  primary key (set_id, brand, currency, game_code, rank, member_shard, member_id)
);

-- Cash-outs that wait for the delay in play, and those that were decided.
create table sports_cash_out (
  id bigint primary key,
  bet_id bigint not null references sports_bet (id),
  -- The part of each line's stake.
  unit_micro bigint not null check (unit_micro > 0),
  least_micro bigint not null,
  offer_micro bigint not null,
  status text not null check (status in ('held', 'paid', 'refused')),
  refusal text,
  asked_at timestamptz not null,
  decide_at timestamptz not null,
  decided_at timestamptz
);
create unique index sports_cash_out_held on sports_cash_out (bet_id) where status = 'held';
create index sports_cash_out_due on sports_cash_out (decide_at) where status = 'held';
create index sports_cash_out_of_bet on sports_cash_out (bet_id);
