-- Rounds that brought more than they cost, as the winner board reads them.
create index round_winner_latest on round (brand, id desc) where payout_micro > stake_micro;
create index round_winner_biggest on round (brand, payout_micro desc) where payout_micro > stake_micro;
