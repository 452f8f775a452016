-- What the periodic checks of the ledger found; the office and /metrics read it.

create table ledger_check (
  name text primary key,
  finished_at timestamptz not null,
  -- The last run that found nothing.
  succeeded_at timestamptz,
  -- Checked in the last run.
  transfers bigint not null default 0,
  seals bigint not null default 0
);

create table ledger_fault (
  id bigint primary key,
  -- The check that found it and that closes it.
  check_name text not null,
  -- What the check read, for a check that reads a part at a time; empty: everything.
  place text not null,
  invariant text not null,
  detail text not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  closed_at timestamptz
);
create index ledger_fault_open on ledger_fault (check_name, place) where closed_at is null;

-- Names this ledger in the exported seals, so that two databases do not share a file.
create table ledger_identity (
  only_row int primary key check (only_row = 1),
  id bigint not null
);
