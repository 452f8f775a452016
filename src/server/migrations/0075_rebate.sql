-- Rebates and cash back, computed from the team figures.

-- Rises whenever figures of a day change, so that what is computed from them is computed again.
create table team_day_version (
  brand text not null,
  day text not null,
  version bigint not null,
  primary key (brand, day)
);
insert into team_day_version (brand, day, version)
select brand, day, 1 from team_day group by brand, day;

-- The version of a day that its rebates were computed from.
create table rebate_day (
  brand text not null,
  day text not null,
  version bigint not null,
  -- The brand gave no rebates when the day closed: it has none, whatever is corrected later.
  is_off boolean not null default false,
  primary key (brand, day)
);
-- Days before rebates existed.
insert into rebate_day (brand, day, version, is_off)
select brand, day, version, true from team_day_version;

create table rebate_line (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('rebate', 'cashBack')),
  from_day text not null,
  to_day text not null,
  -- Empty: cash back, which is of all categories.
  category text not null,
  currency text not null,
  base_micro bigint not null,
  rate_basis_points int not null,
  amount_micro bigint not null,
  paid_micro bigint not null default 0,
  paid_at timestamptz,
  unique (member_id, kind, from_day, to_day, category, currency)
);
create index rebate_line_newest on rebate_line (brand, member_id, id desc);
create index rebate_line_unpaid on rebate_line (brand, id) where amount_micro <> paid_micro;

-- Payments to many members: fixed once they are written, then posted, however often that is tried.
alter table income_run rename to credit_run;
alter table credit_run add column purpose text not null default 'income'
  check (purpose in ('income', 'rebate', 'cashBack'));
alter table credit_run alter column purpose drop default;
alter table income_payment rename to credit_payment;
alter table credit_payment rename column agent_id to member_id;
alter table credit_payment rename column income_id to line_id;
