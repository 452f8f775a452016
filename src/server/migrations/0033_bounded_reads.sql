-- Reads that stay bounded however long a member or a brand has played.

-- A member's rounds of one game, newest first.
create index round_by_game on round (brand, member_id, vendor, game_code, id desc);
-- Open rounds only: closed ones never come back, and there are far more of them.
drop index round_open;
create index round_open on round (brand, member_id, vendor, game_code) where status = 'open';
-- The biggest wins of each day: years of older and bigger wins are not read.
drop index round_winner_biggest;
create index round_winner_biggest
  on round (brand, ((opened_at at time zone 'UTC')::date), payout_micro desc)
  where payout_micro > stake_micro;
-- A member's newest launches.
drop index game_session_by_member;
create index game_session_by_member on game_session (member_id, created_at desc);
-- Orders that wait for a payment only.
drop index deposit_pending;
create index deposit_pending on deposit (expires_at) where status = 'pending';
