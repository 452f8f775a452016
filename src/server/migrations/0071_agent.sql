-- Direct upline by time. A bet, a deposit or a rebate belongs to the chain of its moment: who was above
-- whom then. `until_at` null: now. member.parent_id is the present upline.
create table member_upline (
  member_id bigint not null,
  brand text not null,
  agent_id bigint not null references member (id),
  from_at timestamptz not null,
  until_at timestamptz,
  primary key (member_id, from_at)
);
create unique index member_upline_now on member_upline (member_id) where until_at is null;
create index member_upline_by_agent on member_upline (agent_id, member_id);

-- Closure of the tree of agents alone, by time: ordinary members hang on it by their upline, so that a
-- team of a million moves by rewriting the rows of its agents. Distance 0: the agent itself.
create table agent_line (
  agent_id bigint not null,
  ancestor_id bigint not null,
  distance int not null check (distance >= 0),
  brand text not null,
  from_at timestamptz not null,
  until_at timestamptz,
  primary key (agent_id, ancestor_id, from_at)
);
create index agent_line_below on agent_line (ancestor_id, distance, agent_id) where until_at is null;

-- Series and share by time.
create table member_terms (
  member_id bigint not null,
  brand text not null,
  series int not null,
  share_basis_points int not null check (share_basis_points between 0 and 10000),
  from_at timestamptz not null,
  until_at timestamptz,
  primary key (member_id, from_at)
);
create unique index member_terms_now on member_terms (member_id) where until_at is null;

-- The present series, for the quotas; null: none agreed, the brand's ceiling.
alter table member add column series int;
alter table member add column share_basis_points int not null default 0;
alter table member add column first_deposit_at timestamptz;
alter table member add column registration_link_id bigint;
drop index member_by_parent;
create index member_by_upline on member (parent_id, id desc) where parent_id is not null;
create index member_by_upline_series on member (parent_id, series) where parent_id is not null;
create index member_top_agent on member (brand, id desc)
  where parent_id is null and account_type in (1, 2, 41, 42);

-- How many direct downlines an agent may have from a series on; without a row the brand's policy says.
create table agent_quota (
  agent_id bigint not null references member (id),
  brand text not null,
  from_series int not null,
  granted int not null check (granted >= 0),
  primary key (agent_id, from_series)
);

create table downline_note (
  agent_id bigint not null,
  member_id bigint not null,
  brand text not null,
  note text not null,
  primary key (agent_id, member_id)
);

-- A code is an agent's own, a link's, or a member's who invites friends.
create table registration_link (
  id bigint primary key,
  brand text not null,
  agent_id bigint not null references member (id),
  code text not null,
  account_type int not null,
  series int not null,
  share_basis_points int not null,
  expires_at timestamptz,
  use_limit int check (use_limit > 0),
  host text not null,
  note text not null,
  visits int not null default 0,
  registrations int not null default 0,
  first_deposits int not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index registration_link_by_agent on registration_link (brand, agent_id, id desc);
alter table affiliate_code add column link_id bigint;

-- One visit a day and address counts.
create table invitation_visit (
  brand text not null,
  code_key text not null,
  day text not null,
  address_hash text not null,
  at timestamptz not null,
  primary key (brand, code_key, day, address_hash)
);
create index invitation_visit_at on invitation_visit (at);

create table term_proposal (
  id bigint primary key,
  brand text not null,
  member_id bigint not null,
  agent_id bigint not null,
  series int not null,
  share_basis_points int not null,
  status text not null check (status in ('waiting', 'accepted', 'declined', 'withdrawn')),
  offered_at timestamptz not null,
  answered_at timestamptz
);
create unique index term_proposal_waiting on term_proposal (member_id) where status = 'waiting';

create table agent_move (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  -- null: a top agent, or a member without an upline.
  from_id bigint,
  to_id bigint,
  status text not null check (status in ('waiting', 'approved', 'rejected')),
  reason text not null,
  requested_by bigint not null,
  requested_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz
);
create unique index agent_move_waiting on agent_move (member_id) where status = 'waiting';
create index agent_move_by_brand on agent_move (brand, status, id);

create table affiliate_application (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  text text not null,
  status text not null check (status in ('waiting', 'approved', 'rejected')),
  reason text not null default '',
  applied_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz
);
create unique index affiliate_application_waiting on affiliate_application (member_id)
  where status = 'waiting';
create index affiliate_application_by_brand on affiliate_application (brand, status, id);

create table referral (
  id bigint primary key,
  brand text not null,
  referrer_id bigint not null references member (id),
  friend_id bigint not null references member (id),
  currency text not null,
  status text not null check (status in ('joined', 'deposited', 'played', 'review', 'paid', 'rejected')),
  -- Signs that both are one person.
  signals jsonb not null,
  -- Staff looked at the signals and let it go on.
  cleared boolean not null default false,
  deposited_micro bigint not null default 0,
  played_micro bigint not null default 0,
  reward_micro bigint not null,
  joined_at timestamptz not null,
  paid_at timestamptz,
  unique (friend_id)
);
create index referral_by_referrer on referral (brand, referrer_id, id desc);
create index referral_review on referral (brand, id) where status = 'review';
create index referral_by_brand on referral (brand, id desc);

-- Money between an agent and a direct downline: two transfers of the ledger in one transaction.
create table credit_transfer (
  id bigint primary key,
  brand text not null,
  sender_id bigint not null,
  recipient_id bigint not null,
  currency text not null,
  amount_micro bigint not null check (amount_micro > 0),
  fee_micro bigint not null check (fee_micro >= 0 and fee_micro < amount_micro),
  note text not null,
  at timestamptz not null
);
create index credit_transfer_sent on credit_transfer (brand, sender_id, id desc);
create index credit_transfer_received on credit_transfer (brand, recipient_id, id desc);

-- Turnover owed on money that was received, until it may be withdrawn.
create table turnover_requirement (
  id bigint primary key,
  brand text not null,
  member_id bigint not null,
  currency text not null,
  amount_micro bigint not null check (amount_micro > 0),
  required_micro bigint not null check (required_micro > 0),
  from_at timestamptz not null,
  met_at timestamptz
);
create index turnover_requirement_open on turnover_requirement (brand, member_id) where met_at is null;

-- Agents of earlier releases are top agents; members whom they invited are their downlines.
insert into agent_line (agent_id, ancestor_id, distance, brand, from_at)
select id, id, 0, brand, created_at from member where account_type in (1, 2, 41, 42);
update member m set parent_id = m.invited_by from member a
where a.id = m.invited_by and a.account_type in (1, 2, 41, 42) and a.brand = m.brand
  and m.account_type = 0 and m.parent_id is null;
insert into member_upline (member_id, brand, agent_id, from_at)
select id, brand, parent_id, created_at from member where parent_id is not null;
