-- What traders set for a market, or for all markets of an event, on every brand.
create table sports_trade (
  event text not null,
  -- Empty: every market of the event.
  market text not null,
  -- Lowers the odds, in basis points.
  margin integer not null check (margin between 0 and 5000),
  -- Odds by outcome, in thousandths, that count until the event is played; null: those of the feed.
  odds jsonb,
  version integer not null,
  staff_id bigint not null references staff (id),
  reason text not null,
  set_at timestamptz not null,
  primary key (event, market)
);
create index sports_trade_old on sports_trade (set_at);

-- Events whose bets were compared with the last odds before play.
create table sports_closed_event (
  event text primary key,
  closed_at timestamptz not null
);
create index sports_closed_event_old on sports_closed_event (closed_at);

-- What players got over the closing odds, in single bets before play, by month.
create table sports_value (
  brand text not null,
  member_id bigint not null references member (id),
  -- yyyy-MM, UTC.
  month text not null,
  bets integer not null,
  -- Bets at better odds than the closing ones.
  beaten integer not null,
  -- The sum of accepted odds over closing odds minus 1, in basis points.
  value_sum bigint not null,
  primary key (brand, month, member_id)
);

-- The start of the last leg to begin, by which reports are made.
alter table sports_bet add column starts_at timestamptz;
-- null: the legs are of several sports.
alter table sports_bet add column sport text;
update sports_bet b set
  starts_at = (select max(to_timestamp((l.fixture ->> 'startsAt')::numeric / 1000)) from sports_leg l where l.bet_id = b.id),
  sport = (select case when min(l.fixture ->> 'sport') = max(l.fixture ->> 'sport') then min(l.fixture ->> 'sport') end from sports_leg l where l.bet_id = b.id);
create index sports_bet_by_start on sports_bet (brand, starts_at);
