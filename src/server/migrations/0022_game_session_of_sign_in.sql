-- A game session belongs to the sign-in session it was launched from and ends with it.
-- Sessions launched before this migration have no sign-in session on record: they end here, and the player launches again.
alter table game_session add column member_session_hash text references member_session (token_hash);
update game_session set ended_at = now() where ended_at is null;
create index game_session_of_member_session on game_session (member_session_hash) where ended_at is null;
-- One live session for a member and game, on every engine and under any race.
create unique index game_session_live on game_session (brand, member_id, vendor, game_code) where ended_at is null;
