-- Node numbers: part of every id (platform/id.ts), so no two processes may hold one at a time.
create table node_lease (
  number int primary key,
  holder text not null,
  expires_at timestamptz not null,
  -- Milliseconds of an id (platform/id.ts): the holder makes no id at or beyond it, the next holder
  -- none below it. Ids stay distinct even when clocks disagree or a paused process wakes up late.
  ids_until bigint not null
);

-- Periodic jobs: one node runs each at a time.
create table job_lease (
  name text primary key,
  holder text not null,
  -- Rises whenever the job is taken; a write guarded by an older fence is refused.
  fence bigint not null,
  expires_at timestamptz not null,
  -- No node runs the job before this.
  due_at timestamptz not null
);
