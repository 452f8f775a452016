-- No round can be drawn with such a seed: the player chooses again, as before a first round.
update house_seed set revealed_at = now()
  where revealed_at is null and client_seed !~ '^[A-Za-z0-9._-]{1,64}$';
