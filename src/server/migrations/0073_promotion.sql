-- Promotions: campaigns, what players did with them, and the rewards they were given.

create table campaign (
  id bigint primary key,
  brand text not null,
  state text not null check (state in ('draft', 'waiting', 'live', 'paused', 'ended')),
  -- The document as staff edit it, by the schema of campaigns.
  draft jsonb not null,
  revision int not null check (revision > 0),
  -- null: never published.
  live_version int,
  -- Of the live version, so that a list needs no look into documents.
  trigger_kind text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- null: no limit.
  budget_micro bigint check (budget_micro > 0),
  spent_micro bigint not null default 0,
  rewards bigint not null default 0,
  claimed bigint not null default 0,
  joined bigint not null default 0,
  -- A publication that waits for a second person: the revision, and who asked.
  requested_revision int,
  requested_by bigint references staff (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  constraint campaign_budget check (budget_micro is null or spent_micro <= budget_micro)
);
create index campaign_newest on campaign (brand, id desc);
create index campaign_live on campaign (brand, trigger_kind) where state = 'live';

-- What was published: the version a player joined stays the player's.
create table campaign_version (
  campaign_id bigint not null references campaign (id),
  version int not null,
  document jsonb not null,
  requested_by bigint not null references staff (id),
  -- null: the policy asked for no second person.
  approved_by bigint references staff (id),
  published_at timestamptz not null,
  primary key (campaign_id, version)
);

create table campaign_member (
  campaign_id bigint not null references campaign (id),
  member_id bigint not null references member (id),
  brand text not null,
  version int not null,
  joined_at timestamptz not null,
  primary key (campaign_id, member_id)
);
create index campaign_member_by_member on campaign_member (brand, member_id);

create table promotion_application (
  id bigint primary key,
  brand text not null,
  campaign_id bigint not null references campaign (id),
  version int not null,
  member_id bigint not null references member (id),
  comment text not null,
  picture_count int not null default 0,
  status text not null check (status in ('waiting', 'approved', 'rejected')),
  note text,
  decided_by bigint references staff (id),
  decided_at timestamptz,
  created_at timestamptz not null
);
create unique index promotion_application_open on promotion_application (campaign_id, member_id)
  where status = 'waiting';
create index promotion_application_of_member on promotion_application (campaign_id, member_id, id desc);
create index promotion_application_queue on promotion_application (brand, status, id);

-- What a player was given. It is counted in the campaign's budget from the moment it exists.
create table reward (
  id bigint primary key,
  brand text not null,
  member_id bigint not null references member (id),
  campaign_id bigint not null references campaign (id),
  version int not null,
  source text not null,
  -- What it was given for: no second reward for the same occasion.
  occasion text not null,
  kind text not null check (kind in ('cash', 'bonus', 'freeRounds', 'points')),
  currency text not null,
  amount_micro bigint not null check (amount_micro > 0),
  rounds int not null default 0,
  rounds_left int not null default 0 check (rounds_left between 0 and rounds),
  game_code text,
  round_stake_micro bigint not null default 0,
  -- Of the deposit it was given for; 0: none.
  deposit_micro bigint not null default 0,
  deposit_id bigint,
  turnover_times int not null default 0,
  -- Owed once it is claimed; of free rounds nothing is known before they are won.
  turnover_micro bigint not null default 0,
  -- By which stakes count and are allowed while it runs.
  terms jsonb not null,
  -- Cash that stays in the wallet until the turnover is met.
  locked_micro bigint not null default 0,
  status text not null check (status in ('held', 'available', 'queued', 'active', 'completed',
    'claimed', 'forfeited', 'expired', 'rejected', 'reversed')),
  -- Signs of one person behind several accounts.
  signals jsonb not null default '[]',
  created_at timestamptz not null,
  -- Until then it can be claimed; once active, until then it can be played.
  expires_at timestamptz not null,
  claimed_at timestamptz,
  ended_at timestamptz,
  transfer_id bigint,
  unique (campaign_id, member_id, occasion)
);
create index reward_newest on reward (brand, member_id, id desc);
create index reward_claimable on reward (brand, member_id, expires_at) where status = 'available';
create index reward_running on reward (brand, member_id, id) where status in ('queued', 'active');
create index reward_expiring on reward (expires_at) where status in ('available', 'active');
create index reward_held on reward (brand, id) where status = 'held';
create index reward_by_deposit on reward (deposit_id) where deposit_id is not null;

-- A reward that one person asks for and another approves.
create table reward_grant (
  id bigint primary key,
  brand text not null,
  campaign_id bigint not null references campaign (id),
  member_id bigint not null references member (id),
  currency text not null,
  amount_micro bigint not null check (amount_micro > 0),
  reason text not null,
  status text not null check (status in ('waiting', 'approved', 'rejected')),
  requested_by bigint not null references staff (id),
  requested_at timestamptz not null,
  decided_by bigint references staff (id),
  decided_at timestamptz
);
create index reward_grant_queue on reward_grant (brand, status, id);
create index reward_grant_by_member on reward_grant (member_id, requested_at);

-- Codes are kept as their HMAC.
create table promo_code_batch (
  id bigint primary key,
  brand text not null,
  campaign_id bigint not null references campaign (id),
  label text not null,
  kind text not null check (kind in ('single', 'shared')),
  count int not null check (count > 0),
  uses int not null check (uses > 0),
  redeemed int not null default 0,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by bigint not null references staff (id),
  request_key text not null,
  created_at timestamptz not null,
  unique (created_by, request_key),
  check (redeemed <= count * uses)
);
create index promo_code_batch_newest on promo_code_batch (brand, id desc);

create table promo_code (
  brand text not null,
  code_hash text not null,
  batch_id bigint not null references promo_code_batch (id),
  uses_left int not null check (uses_left >= 0),
  primary key (brand, code_hash)
);

-- Wrong codes of a player: too many stop all for a while.
create table promo_code_miss (
  member_id bigint not null references member (id),
  id bigint not null,
  at timestamptz not null,
  primary key (member_id, id)
);

-- Whether a player wants offers, and may have them.
create table offer_choice (
  member_id bigint primary key references member (id),
  brand text not null,
  opted_out_at timestamptz,
  limited_at timestamptz,
  limited_by bigint references staff (id)
);

-- Seeds of raffles: a chain whose end is published before the first draw.
create table raffle_chain (
  id bigint primary key,
  campaign_id bigint not null references campaign (id),
  -- Secret: every seed of the chain follows from it.
  root_seed text not null,
  terminal_hash text not null,
  -- Chosen after the end was stored.
  salt text not null,
  rounds int not null check (rounds > 0),
  used int not null default 0 check (used between 0 and rounds),
  created_at timestamptz not null
);
create index raffle_chain_newest on raffle_chain (campaign_id, id desc);

create table raffle_draw (
  campaign_id bigint not null references campaign (id),
  number int not null,
  brand text not null,
  member_id bigint not null references member (id),
  server_seed text not null,
  salt text not null,
  prize int not null,
  amount_micro bigint not null,
  drawn_at timestamptz not null,
  primary key (campaign_id, number)
);
create index raffle_draw_by_member on raffle_draw (campaign_id, member_id);
create index raffle_draw_won on raffle_draw (campaign_id, number desc) where amount_micro > 0;

-- Accounts that registered from one address.
create index member_by_address on member (brand, registered_ip) where registered_ip <> '';
