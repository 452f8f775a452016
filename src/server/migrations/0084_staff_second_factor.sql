-- Second factors are of accounts: a member's, or one of staff, which has no brand. Ids are unique over both.
alter table second_factor drop constraint second_factor_member_id_fkey;
alter table second_factor drop constraint second_factor_brand_fkey;
alter table second_factor rename column member_id to account_id;
alter table recovery_code rename column member_id to account_id;
