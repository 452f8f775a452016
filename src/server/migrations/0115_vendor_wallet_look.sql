-- When a wallet is looked at next, so that what was left there comes back on brands that move money by themselves.
alter table vendor_wallet add column look_at timestamptz not null default '1970-01-01';
create index vendor_wallet_to_look_at on vendor_wallet (look_at) where balance_micro > 0;
