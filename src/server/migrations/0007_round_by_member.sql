-- At a table that many play, the vendor's id of a round is one for all of them: each has a record of their own.
alter table round drop constraint round_pkey;
alter table round add primary key (brand, vendor, member_id, round_ref);
