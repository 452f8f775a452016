-- An e-mail address that the member has proven to read.
alter table member add column email_key text;
alter table member add column email_verified_at timestamptz;
create unique index member_email_once on member (brand, email_key) where email_key is not null;

alter table verification_code drop constraint verification_code_purpose_check;
alter table verification_code add constraint verification_code_purpose_check
  check (purpose in ('login', 'register', 'password', 'payment', 'secondFactor', 'email'));
