-- The kinds of schemas/entities/money-kind.json. Rows of earlier releases are not read again.
alter table transfer add constraint transfer_kind_check check (kind in (
  'deposit', 'withdrawal', 'bet', 'win', 'betWin', 'jackpotWin', 'promoPayout', 'adjustment',
  'rollback', 'hold', 'holdPosted', 'holdVoided', 'holdExpired', 'payoutReturned', 'compensation',
  'rebate', 'commission', 'creditSent', 'creditReceived', 'creditMoved', 'referralReward',
  'bonusReleased', 'bonusForfeited', 'cashBack', 'depositReversed', 'jackpotStart', 'tombstone'
)) not valid;

-- Those of them that agents read of their downlines.
alter table team_movement add constraint team_movement_kind_check check (kind in (
  'deposit', 'withdrawal', 'promoPayout', 'payoutReturned', 'compensation', 'rebate', 'commission',
  'creditSent', 'creditReceived', 'referralReward', 'bonusForfeited', 'cashBack', 'depositReversed'
)) not valid;
