-- The idle limit that a session was opened with: a brand may set its own.
alter table member_session add column idle_minutes int not null default 30 check (idle_minutes > 0);
