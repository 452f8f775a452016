-- A code belongs to the device or address that asked for it: what a stranger asks for or enters does
-- not end the code of a number's owner.
alter table verification_code add column asker text not null default '';
-- Wrong entries by others than the asker.
alter table verification_code add column stranger_tries int not null default 0;
alter table verification_code drop constraint verification_code_pkey;
alter table verification_code add primary key (brand, recipient, purpose, asker);
