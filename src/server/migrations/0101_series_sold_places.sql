-- Places of a series of tickets that are sold, as the game's rules write them.
alter table house_seed add column sold text not null default '';
-- Series of version 1.0.0 are sold no more: they are revealed, so that their tickets can be verified.
update house_seed set revealed_at = now()
  where member_id = 0 and game_code like 'scratch-fiesta:%' and revealed_at is null;
