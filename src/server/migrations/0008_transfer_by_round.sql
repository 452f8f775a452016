-- A round's movements are read for its record and its state; without this a member's whole history would be.
create index transfer_by_round on transfer (shard, member_id, round_ref) where round_ref is not null;
