-- Breaks that players take from play. While one lasts no sign-in opens a session.
create table exclusion (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  period text not null check (
    period in ('day', 'week', 'month', 'sixWeeks', 'sixMonths', 'year', 'fiveYears', 'indefinite')
  ),
  started_at timestamptz not null,
  ends_at timestamptz
);
create index exclusion_by_member on exclusion (brand, member_id, id desc);

alter table member_session drop constraint member_session_end_reason_check;
alter table member_session add constraint member_session_end_reason_check
  check (end_reason in ('signedOut', 'passwordChanged', 'replaced', 'excluded'));
