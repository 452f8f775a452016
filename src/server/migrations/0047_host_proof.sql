-- A brand holds a host until it is released, whether or not its live revision lists it. A host is
-- served once its brand has proven that it is its own.
alter table brand_host add column proven_at timestamptz;
update brand_host set proven_at = claimed_at;
