-- The feed's moment of a result that a bet was accepted after: two people of staff may take it back.
alter table sports_bet add column late_since timestamptz;
alter table sports_bet add column void_reason text;

create index sports_bet_of_brand on sports_bet (brand, id desc);
create index sports_bet_late on sports_bet (brand, id desc) where late_since is not null;
