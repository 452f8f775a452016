-- What the office edits of a brand: flags, register rules and region rules, each with a version of
-- its own, so that two people do not undo each other.

create table server_fact (
  brand text not null references brand (id),
  kind text not null check (kind in ('whitelabelFlags', 'registerRules', 'regionRules')),
  -- Rises with every change; a change names the one it started from.
  version int not null,
  changed_at timestamptz,
  -- null: nobody of the staff has changed it yet.
  changed_by bigint,
  reason text not null default '',
  primary key (brand, kind)
);

-- Without a rule that fits: may a visitor see the site?
alter table brand add column region_default text not null default 'allow' check (region_default in ('allow', 'block'));

-- In the order of their position; the first enabled one that fits decides.
create table region_rule (
  brand text not null references brand (id),
  position int not null,
  effect text not null check (effect in ('allow', 'block')),
  kind text not null check (kind in ('country', 'network')),
  -- ISO 3166-1 alpha-2, or a network in CIDR notation.
  value text not null,
  note text not null default '',
  enabled boolean not null,
  primary key (brand, position)
);

alter table audit_entry add column reason text not null default '';

-- Whoever opens and closes sites also edits what holds on them, and reads who did.
update staff set permissions = permissions || '["brand.rules", "audit.read"]'::jsonb
  where permissions @> '["brand.status"]'::jsonb;
