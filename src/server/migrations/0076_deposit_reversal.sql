-- A credited payment that the channel took back.
alter table deposit drop constraint deposit_status_check;
alter table deposit add constraint deposit_status_check check (
  status in ('pending', 'credited', 'declined', 'expired', 'returnable', 'returned', 'reversed')
);
alter table deposit add column reversed_at timestamptz;

-- Pictures of applications lie with those of payments.
alter table proof drop constraint proof_subject_check;
alter table proof add constraint proof_subject_check
  check (subject in ('withdrawal', 'deposit', 'application'));
