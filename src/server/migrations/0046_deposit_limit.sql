-- Limits that players set on their deposits. A raise waits in change_micro until it is confirmed;
-- change_due_at says whether one waits, because a raise may also remove the limit.
create table deposit_limit (
  brand text not null,
  member_id bigint not null references member (id),
  period text not null check (period in ('day', 'week', 'month')),
  limit_micro bigint check (limit_micro > 0),
  change_micro bigint check (change_micro > 0),
  change_due_at timestamptz,
  updated_at timestamptz not null,
  primary key (brand, member_id, period)
);
-- Sums of a player's recent deposits.
create index deposit_by_member_time on deposit (brand, member_id, created_at);
