-- Identity is read by member at each sign-in, and by the signals of referrals and rewards.
create index member_identity_of_member on member_identity (brand, member_id);
