-- What players and visitors ask or complain of, and whether the operators have seen to it.

create table feedback (
  brand text not null references brand (id),
  id bigint not null,
  -- null: a visitor's.
  member_id bigint references member (id),
  question_type text not null check (
    question_type in ('deposit', 'withdrawal', 'game', 'customerService', 'application', 'other')
  ),
  -- Plain text, nothing around it.
  content text not null check (char_length(content) between 1 and 140),
  -- How to reach the sender, as typed; null: not said.
  contact text,
  sent_at timestamptz not null,
  handled boolean not null default false,
  version int not null default 0,
  -- null: nobody has handled it yet.
  changed_at timestamptz,
  changed_by bigint,
  -- Of whoever changed it last, for colleagues.
  note text not null default '',
  primary key (brand, id)
);

-- Most is handled sooner or later; what is open is counted whenever somebody looks.
create index feedback_open on feedback (brand, id) where not handled;

-- Whoever helps players reads what they send, and says when it is done.
update staff set permissions = permissions || '["feedback.read", "feedback.handle"]'::jsonb
  where permissions @> '["member.read"]'::jsonb;
