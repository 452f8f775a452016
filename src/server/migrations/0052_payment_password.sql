-- The password asked for when money leaves an account.
create table payment_password (
  brand text not null,
  member_id bigint primary key references member (id),
  hash text not null,
  changed_at timestamptz not null,
  wrong_tries int not null default 0,
  locked_until timestamptz
);
alter table verification_code drop constraint verification_code_purpose_check;
alter table verification_code add constraint verification_code_purpose_check
  check (purpose in ('login', 'register', 'password', 'payment'));
