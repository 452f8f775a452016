-- Why money is reserved. All holds so far are deposits that wait to be returned.
alter table hold add column purpose text not null default 'depositReturn' check (
  purpose in ('depositReturn', 'withdrawal', 'vendorTransfer', 'uplineTransfer')
);
alter table hold alter column purpose drop default;
alter table hold add constraint hold_posted_amount check (posted_amount between 0 and amount);

-- Fees that members paid.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'cash', 'bonus', 'locked', 'promo', 'agentCredit', 'receivable',
  'house', 'jackpot', 'promoCost', 'fee', 'settlement', 'clearing', 'inTransit'
));
