-- Codes by which agents invite. A code names one agent of a brand, in whatever case it is written.
create table affiliate_code (
  brand text not null,
  code_key text not null,
  code text not null,
  agent_id bigint not null references member (id),
  created_at timestamptz not null,
  primary key (brand, code_key)
);
create index affiliate_code_by_agent on affiliate_code (brand, agent_id);

-- How a member came: who invited them by which code, and where and how they registered.
alter table member add column invited_by bigint references member (id);
alter table member add column affiliate_code text;
alter table member add column register_domain text not null default '';
alter table member add column register_method text not null default '';
