-- The agent directly above the member; null: none. Movements of money carry it as it is at that moment.
alter table member add column parent_id bigint references member (id);
create index member_by_parent on member (parent_id) where parent_id is not null;
