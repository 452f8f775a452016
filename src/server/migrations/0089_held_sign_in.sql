-- A change of password ends the sign-ins that wait for a second factor.
create index sign_in_challenge_of_member on sign_in_challenge (member_id) where used_at is null;
