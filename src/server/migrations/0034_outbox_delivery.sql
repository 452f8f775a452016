-- The key carries the shard, so that a sharded engine keeps an event with the money it describes.
alter table outbox drop constraint outbox_pkey;
alter table outbox add primary key (shard, id);

-- An event that one consumer still has to process: one row per event and consumer. The relay gives an
-- event to its first consumer straight from the outbox; it lands here for every further consumer, and
-- after a failure.
create table outbox_delivery (
  shard int not null,
  id bigint not null,
  consumer text not null,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  -- Failures of this event on its own; a batch that fails with others does not count.
  attempts int not null default 0,
  due_at timestamptz not null,
  primary key (shard, id, consumer)
);
create index outbox_delivery_due on outbox_delivery (consumer, due_at);

-- Events that failed on every attempt. They wait for staff and hold up nothing.
create table outbox_dead (
  shard int not null,
  id bigint not null,
  consumer text not null,
  -- The payload's brand; empty when it names none.
  brand text not null,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  attempts int not null,
  error text not null,
  died_at timestamptz not null,
  primary key (shard, id, consumer)
);
create index outbox_dead_by_brand on outbox_dead (brand, id desc);

-- Operators and admins see failed events and retry them.
update staff set permissions = permissions || '["event.read", "event.retry"]'::jsonb
  where permissions @> '["ledger.read", "brand.rules"]'::jsonb;
