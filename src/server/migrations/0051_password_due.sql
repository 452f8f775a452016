-- When the password was chosen; null: the member has none.
alter table member add column password_changed_at timestamptz;
update member set password_changed_at = created_at where password_hash is not null;
-- The session may do nothing but change the password.
alter table member_session add column password_due boolean not null default false;
