-- Versions of our own games that were paused because their measured return left its bound. Staff may put
-- a title on again; it is paused again only after as many rounds more.
create table game_pause (
  game_code text not null,
  game_version text not null,
  rounds bigint not null,
  state text not null check (state in ('above', 'below')),
  -- Percent: what was measured over all brands, and where the true return lies.
  measured_percent double precision not null,
  low_percent double precision not null,
  high_percent double precision not null,
  paused_at timestamptz not null,
  primary key (game_code, game_version)
);
