-- A member's debt: what was credited by mistake, taken back, and no longer there. It has no floor and is
-- at most zero. The ledger opens the account with its first use.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'cash', 'bonus', 'locked', 'promo', 'agentCredit', 'receivable',
  'house', 'jackpot', 'promoCost', 'settlement', 'clearing', 'inTransit'
));
