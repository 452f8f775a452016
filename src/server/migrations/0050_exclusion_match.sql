-- What tells that two accounts are one person's: proven number, address, document, name with birthday.
-- Values are normalised; see src/domain/exclusion/identity-facts.ts. Names of members from before are
-- noted at their next sign-in.
create table member_identity (
  kind text not null check (kind in ('mobile', 'email', 'document', 'person')),
  value text not null,
  brand text not null,
  member_id bigint not null references member (id),
  primary key (kind, value, brand, member_id)
);
insert into member_identity (kind, value, brand, member_id)
select 'mobile', mobile_key, brand, id from member where mobile_key is not null
union all
select 'email', lower(trim(profile->>'email')), brand, id from member
where coalesce(trim(profile->>'email'), '') <> '';
create index known_device_by_token on known_device (token_hash);

-- An account that is likely an excluded person's. Until staff decide it may not deposit or bet.
create table exclusion_match (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  exclusion_id bigint not null references exclusion (id),
  -- The kinds of facts that are the same.
  facts jsonb not null,
  status text not null check (status in ('waiting', 'same', 'other')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references staff (id),
  unique (member_id, exclusion_id)
);
create index exclusion_match_waiting on exclusion_match (brand, id desc) where status = 'waiting';
