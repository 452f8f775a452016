-- Mail and text messages to players. They are queued in the transaction of what they announce, sent
-- after its commit, retried, and shown to staff. The text is encrypted, because it may hold a code or a
-- link that opens an account, and erased once it is sent. A demo keeps it for its staff to read.
create table message (
  id bigint primary key,
  brand text not null,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  language text not null,
  subject text not null,
  body text,
  status text not null check (status in ('queued', 'sent', 'failed', 'expired')),
  attempts int not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  error text
);
create index message_due on message (due_at) where status = 'queued';
create index message_by_brand on message (brand, id desc);
create index message_by_age on message (created_at);

-- Kept messages of a demo; nothing else was ever written here.
drop table demo_mail;

-- Whoever answers players' feedback also sees whether a message reached them.
update staff set permissions = permissions || '["message.read", "message.retry"]'::jsonb
  where permissions @> '["member.read", "feedback.handle"]'::jsonb;
