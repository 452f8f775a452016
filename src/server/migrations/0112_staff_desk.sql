-- Accounts of staff are kept in the office: a change of rights waits for a second person.
alter table staff add column version integer not null default 0;
alter table staff add column requires_factor boolean not null default false;
-- A person without a password yet, or with one to be chosen anew, has an invitation.
alter table staff add column invitation_hash text;
alter table staff add column invited_until timestamptz;
alter table staff add column reviewed_at timestamptz;
alter table staff add column reviewed_by bigint;
create unique index staff_by_invitation on staff (invitation_hash) where invitation_hash is not null;

create table staff_change (
  id bigint primary key,
  kind text not null check (kind in ('create', 'access', 'unlock', 'password')),
  -- Null: a new account.
  staff_id bigint references staff (id),
  -- The version of the account that the request was made on.
  seen integer,
  username text not null,
  display_name text not null,
  access jsonb,
  reason text not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected')),
  requested_by bigint not null references staff (id),
  requested_at timestamptz not null,
  decided_by bigint references staff (id),
  decided_at timestamptz
);
create index staff_change_waiting on staff_change (id) where status = 'waiting';
-- One account has one change of a kind that waits.
create unique index staff_change_open on staff_change (staff_id, kind) where status = 'waiting' and staff_id is not null;
