-- The part of stake_micro that carried no risk: opposite sides of a bet in one draw.
alter table lottery_credit add column hedged_stake_micro bigint not null default 0
  check (hedged_stake_micro between 0 and stake_micro);
