-- Acts of staff that wait for a second person: what adds more to wallets than one person may in a day, and
-- what loosens a rule that binds staff. Approved, the operation runs as it was asked for.
create table staff_act (
  id bigint primary key,
  brand text not null,
  operation text not null,
  params jsonb not null,
  body jsonb not null,
  -- null: it adds nothing to a wallet, and loosens a rule.
  amount_micro bigint check (amount_micro > 0),
  currency text,
  status text not null check (status in ('waiting', 'approved', 'rejected')),
  requested_by bigint not null references staff (id),
  requested_at timestamptz not null,
  decided_by bigint references staff (id),
  decided_at timestamptz
);
create index staff_act_waiting on staff_act (brand, id) where status = 'waiting';
create index staff_act_by_brand on staff_act (brand, id desc);

-- What a person added to wallets alone. The sum of a day is held to the brand's amount.
create table staff_cash_act (
  id bigint primary key,
  brand text not null,
  staff_id bigint not null references staff (id),
  amount_micro bigint not null check (amount_micro > 0),
  at timestamptz not null
);
create index staff_cash_act_by_person on staff_cash_act (staff_id, brand, at);
create index staff_cash_act_at on staff_cash_act (at);
