-- What every feature stands on: remembered answers and events that leave after commit.

create table idempotency_key (
  brand text not null,
  caller text not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (brand, caller, operation, key)
);

-- Written in the transaction of the change it tells of; a relay reads it by cursor.
create table outbox (
  id bigint not null,
  topic text not null,
  shard int not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (id)
);
