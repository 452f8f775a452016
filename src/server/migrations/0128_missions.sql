-- Campaigns with goals, levels, boards, wheels, eggs and rains: documents that were written before get the fields.
update campaign set draft = draft
  || jsonb_build_object('trigger', (draft -> 'trigger')
    || '{"goals": [], "level": 0, "envelopes": 0, "leastMicro": "0", "mostMicro": "0"}'::jsonb)
  || jsonb_build_object('audience', (draft -> 'audience') || '{"level": 0}'::jsonb)
  || jsonb_build_object('prizes', coalesce((select jsonb_agg(p || '{"stock": 0}'::jsonb)
    from jsonb_array_elements(draft -> 'prizes') p), '[]'::jsonb));
update campaign_version set document = document
  || jsonb_build_object('trigger', (document -> 'trigger')
    || '{"goals": [], "level": 0, "envelopes": 0, "leastMicro": "0", "mostMicro": "0"}'::jsonb)
  || jsonb_build_object('audience', (document -> 'audience') || '{"level": 0}'::jsonb)
  || jsonb_build_object('prizes', coalesce((select jsonb_agg(p || '{"stock": 0}'::jsonb)
    from jsonb_array_elements(document -> 'prizes') p), '[]'::jsonb));

alter table reward drop constraint reward_kind_check;
alter table reward add constraint reward_kind check
  (kind in ('cash', 'bonus', 'freeRounds', 'points', 'spins', 'tickets'));

-- What members reached on boards; computed again from the figures whenever their rounds change.
create table board_score (
  campaign_id bigint not null references campaign (id),
  member_id bigint not null references member (id),
  brand text not null,
  score bigint not null,
  -- Of equal scores the earlier one is listed first; prizes are shared.
  reached_at timestamptz not null,
  primary key (campaign_id, member_id)
);
create index board_score_rank on board_score (campaign_id, score desc, reached_at, member_id);

-- Boards whose places are fixed.
create table board_result (
  campaign_id bigint primary key references campaign (id),
  brand text not null,
  state text not null check (state in ('review', 'paid', 'cancelled')),
  version int not null default 1,
  frozen_at timestamptz not null,
  decided_by bigint references staff (id),
  decided_at timestamptz,
  note text
);
create index board_result_queue on board_result (brand, state, campaign_id);

create table board_place (
  campaign_id bigint not null references board_result (campaign_id),
  member_id bigint not null references member (id),
  brand text not null,
  rank int not null check (rank > 0),
  score bigint not null,
  prize_micro bigint not null check (prize_micro >= 0),
  -- Its prize has been dealt with.
  given boolean not null default false,
  primary key (campaign_id, member_id)
);
create index board_place_rank on board_place (campaign_id, rank, member_id);
create index board_place_due on board_place (campaign_id, rank) where not given and prize_micro > 0;
