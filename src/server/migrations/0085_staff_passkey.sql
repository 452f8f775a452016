-- Passkeys are of accounts: a member's, or one of staff, which has no brand. Ids are unique over both.
alter table passkey drop constraint passkey_member_id_fkey;
alter table passkey drop constraint passkey_brand_fkey;
alter table passkey rename column member_id to account_id;
alter table passkey_challenge rename column member_id to account_id;

-- Whoever has permissions of their own, instead of those of a role, may secure the own account too.
update staff set permissions = permissions || '["staff.self"]'::jsonb
  where permissions is not null and not permissions @> '["staff.self"]'::jsonb;
