-- Money that arrives above a limit is held for its player and returned by staff.
alter table deposit drop constraint deposit_status_check;
alter table deposit add constraint deposit_status_check
  check (status in ('pending', 'credited', 'declined', 'expired', 'returnable', 'returned'));
-- When the channel had the money.
alter table deposit add column paid_at timestamptz;
update deposit set paid_at = credited_at;
-- The hold in the ledger; it lies in the member's shard.
alter table deposit add column hold_id bigint;
alter table deposit add column returned_at timestamptz;
create index deposit_returnable on deposit (brand, id desc) where status = 'returnable';
