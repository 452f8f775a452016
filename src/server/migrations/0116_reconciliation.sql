-- Comparisons of our movements with those of vendors and payment channels.
create table reconciliation_run (
  id bigint primary key,
  party_kind text not null check (party_kind in ('vendor', 'channel')),
  party text not null,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  source text not null check (source in ('night', 'call', 'file')),
  status text not null check (status in ('waiting', 'running', 'done', 'failed')),
  failure text,
  line_count integer not null default 0,
  -- By fault; null until it is done.
  counts jsonb,
  -- References that belong to no player of ours.
  strangers jsonb not null default '[]',
  requested_by bigint references staff (id),
  requested_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create unique index reconciliation_run_of_night on reconciliation_run (party_kind, party, from_at) where source = 'night';
create index reconciliation_run_due on reconciliation_run (id) where status in ('waiting', 'running');

-- The other side's report while it is compared; deleted when the run ends.
create table reconciliation_line (
  run_id bigint not null references reconciliation_run (id),
  place integer not null,
  reference text not null,
  -- The reference of what this line takes back.
  takes_back text,
  -- 0: the side does not know our members.
  member_id bigint not null,
  currency text not null,
  -- What the player's money gained.
  effect_micro bigint not null,
  round_ref text,
  at timestamptz not null,
  primary key (run_id, place)
);

create table reconciliation_difference (
  id bigint primary key,
  brand text not null,
  party_kind text not null,
  party text not null,
  run_id bigint not null references reconciliation_run (id),
  fault text not null check (fault in ('missingHere', 'missingThere', 'differs', 'open')),
  reference text not null,
  member_id bigint not null references member (id),
  currency text not null,
  here_micro bigint,
  there_micro bigint,
  -- Corrections that were made outside of the reference's own movements.
  adjusted_micro bigint not null default 0,
  round_ref text,
  at timestamptz not null,
  state text not null check (state in ('open', 'asked', 'repaired', 'explained', 'agreed')),
  version integer not null default 1,
  found_at timestamptz not null,
  repair text,
  asked_by bigint references staff (id),
  asked_at timestamptz,
  reason text,
  decided_by bigint references staff (id),
  decided_at timestamptz
);
create unique index reconciliation_difference_of on reconciliation_difference
  (party_kind, party, member_id, currency, reference, (fault = 'open'));
create index reconciliation_difference_waiting on reconciliation_difference (brand, id) where state in ('open', 'asked');
create index reconciliation_difference_of_brand on reconciliation_difference (brand, id);
create index reconciliation_difference_at on reconciliation_difference (party_kind, party, at);
