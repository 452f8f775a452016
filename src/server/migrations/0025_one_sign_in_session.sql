-- A member has one live sign-in session: the next sign-in ends it, and its device learns the reason.
alter table member_session add column end_reason text
  check (end_reason in ('signedOut', 'passwordChanged', 'replaced'));
update member_session s set ended_at = now(), end_reason = 'replaced'
where s.ended_at is null and exists (
  select 1 from member_session newer
  where newer.member_id = s.member_id and newer.brand = s.brand
    and newer.ended_at is null and newer.id > s.id
);
create unique index member_session_live on member_session (brand, member_id) where ended_at is null;

-- When play began: a relaunch within one sign-in session continues the player's session clock and totals.
alter table game_session add column started_at timestamptz;

-- The foreign key looks up ended game sessions too whenever a sign-in session is deleted.
drop index game_session_of_member_session;
create index game_session_by_member_session on game_session (member_session_hash);

-- Retention deletes the oldest rows first.
create index game_session_by_expiry on game_session (expires_at);
create index member_session_by_expiry on member_session (expires_at);
create index staff_session_by_expiry on staff_session (expires_at);
create index staff_session_by_staff on staff_session (staff_id, id desc);
create index idempotency_key_by_day on idempotency_key (created_at);
create index password_reset_by_day on password_reset (created_at);
