-- Ways to a new password that were sent by e-mail.

create table password_reset (
  -- sha256 of the token; the token itself stands in the mail alone.
  token_hash text primary key,
  brand text not null references brand (id),
  member_id bigint not null references member (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Used, replaced by a newer one, or void since the password was changed another way.
  ended_at timestamptz
);
create index password_reset_by_member on password_reset (member_id, created_at);

-- What a demo without a mail server would have sent, for its staff to read.
create table demo_mail (
  id bigint primary key,
  brand text not null references brand (id),
  recipient text not null,
  language text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null
);
create index demo_mail_newest on demo_mail (brand, id desc);
