// Generated from src/server/migrations by `npm run codegen`. Do not edit.
import type { ColumnType, Generated } from 'kysely';

/** Read as parsed JSON, written as JSON text. */
export type Json = ColumnType<unknown, string, string>;
export type GeneratedJson = ColumnType<unknown, string | undefined, string>;

export interface AdjustmentTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  currency: string;
  amount_micro: bigint;
  reason: string;
  status: string;
  reverses: bigint | null;
  requested_by: bigint;
  requested_at: Date;
  decided_by: bigint | null;
  decided_at: Date | null;
}

export interface AffiliateApplicationTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  text: string;
  status: string;
  reason: Generated<string>;
  applied_at: Date;
  decided_by: bigint | null;
  decided_at: Date | null;
}

export interface AffiliateCodeTable {
  brand: string;
  code_key: string;
  code: string;
  agent_id: bigint;
  created_at: Date;
  link_id: bigint | null;
}

export interface AgentLineTable {
  agent_id: bigint;
  ancestor_id: bigint;
  distance: number;
  brand: string;
  from_at: Date;
  until_at: Date | null;
}

export interface AgentMoveTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  from_id: bigint | null;
  to_id: bigint | null;
  status: string;
  reason: string;
  requested_by: bigint;
  requested_at: Date;
  decided_by: bigint | null;
  decided_at: Date | null;
}

export interface AgentQuotaTable {
  agent_id: bigint;
  brand: string;
  from_series: number;
  granted: number;
}

export interface AnnouncementTable {
  brand: string;
  id: bigint;
  type: string;
  execution: string | null;
  platform: Generated<string>;
  visitor_kinds: Json;
  starts_at: Date;
  ends_at: Date | null;
  promotion_type: string | null;
  position: number;
  published: Generated<boolean>;
  version: number;
  changed_at: Date;
  changed_by: bigint | null;
  reason: string;
}

export interface AnnouncementTextTable {
  brand: string;
  announcement_id: bigint;
  language: string;
  title: string;
  content: string;
}

export interface AuditEntryTable {
  id: bigint;
  staff_id: bigint;
  brand: string | null;
  action: string;
  subject: string;
  before: Json | null;
  after: Json | null;
  at: Generated<Date>;
  reason: Generated<string>;
}

export interface BankAccountTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  bank: string;
  country: string;
  payee_name: string;
  number_sealed: string;
  number_hash: string;
  masked_number: string;
  is_default: boolean;
  added_at: Date;
  removed_at: Date | null;
}

export interface BannerPictureTable {
  brand: string;
  picture: string;
  shape: string;
  width: number;
  format: string;
  bytes: Uint8Array;
  added_at: Date;
}

export interface BoardPlaceTable {
  campaign_id: bigint;
  member_id: bigint;
  brand: string;
  rank: number;
  score: bigint;
  prize_micro: bigint;
  given: Generated<boolean>;
}

export interface BoardResultTable {
  campaign_id: bigint;
  brand: string;
  state: string;
  version: Generated<number>;
  frozen_at: Date;
  decided_by: bigint | null;
  decided_at: Date | null;
  note: string | null;
}

export interface BoardScoreTable {
  campaign_id: bigint;
  member_id: bigint;
  brand: string;
  score: bigint;
  reached_at: Date;
}

export interface BonusStakeTable {
  member_id: bigint;
  vendor: string;
  round_ref: string;
  bet_ref: string;
  brand: string;
  requirement_id: bigint | null;
  reward_id: bigint | null;
  cash_micro: bigint;
  bonus_micro: bigint;
  promo_micro: bigint;
  taken_at: Date;
  settled_at: Date | null;
}

export interface BoundIdentityTable {
  brand: string;
  provider: string;
  subject: string;
  member_id: bigint;
  bound_at: Date;
}

export interface BrandTable {
  id: string;
  file_checksum: string | null;
  is_parent: Generated<boolean>;
  live_revision: number | null;
  draft_version: Generated<number>;
  draft: Json | null;
  draft_by: bigint | null;
  draft_at: Date | null;
  site_status: Generated<number>;
  site_status_note: Generated<string>;
  site_status_at: Date | null;
  site_status_by: bigint | null;
  created_at: Generated<Date>;
  created_by: bigint | null;
  archived_at: Date | null;
  draft_errors: Generated<number>;
  draft_warnings: Generated<number>;
  needs_second_person: Generated<boolean>;
}

export interface BrandAssetTable {
  brand: string;
  file: string;
  media_type: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  added_by: bigint;
  added_at: Generated<Date>;
}

export interface BrandHostTable {
  host: string;
  brand: string;
  claimed_at: Generated<Date>;
  proven_at: Date | null;
  taken_from: string | null;
}

export interface BrandPresenceTable {
  brand: string;
  staff_id: bigint;
  tab: string;
  section: string;
  seen_at: Date;
}

export interface BrandPublicationTable {
  id: bigint;
  brand: string;
  revision: number;
  kind: string;
  actor: bigint | null;
  at: Generated<Date>;
}

export interface BrandRevisionTable {
  brand: string;
  revision: number;
  hash: string;
  authored: Json;
  resolved: Json;
  provenance: Json;
  published_by: bigint | null;
  note: Generated<string>;
  published_at: Generated<Date>;
}

export interface BrandScheduleTable {
  brand: string;
  draft_version: number;
  live_revision: number | null;
  note: Generated<string>;
  publish_at: Date;
  scheduled_by: bigint;
  scheduled_at: Generated<Date>;
}

export interface BrandSettingTable {
  brand: string;
  kind: string;
  version: number;
  value: Json | null;
  changed_at: Date | null;
  changed_by: bigint | null;
  reason: Generated<string>;
}

export interface CampaignTable {
  id: bigint;
  brand: string;
  state: string;
  draft: Json;
  revision: number;
  live_version: number | null;
  trigger_kind: string;
  starts_at: Date;
  ends_at: Date | null;
  budget_micro: bigint | null;
  spent_micro: Generated<bigint>;
  rewards: Generated<bigint>;
  claimed: Generated<bigint>;
  joined: Generated<bigint>;
  requested_revision: number | null;
  requested_by: bigint | null;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
}

export interface CampaignMemberTable {
  campaign_id: bigint;
  member_id: bigint;
  brand: string;
  version: number;
  joined_at: Date;
}

export interface CampaignVersionTable {
  campaign_id: bigint;
  version: number;
  document: Json;
  requested_by: bigint;
  approved_by: bigint | null;
  published_at: Date;
}

export interface CategoryBlockTable {
  brand: string;
  member_id: bigint;
  category: string;
  blocked_at: Date;
  lift_due_at: Date | null;
}

export interface ContractTable {
  id: bigint;
  brand: string;
  kind: string;
  upline_id: bigint;
  downline_id: bigint;
  status: string;
  terms: Json;
  period: string;
  offered_at: Date;
  expires_at: Date;
  answered_at: Date | null;
  from_day: string | null;
  to_day: string | null;
  end_asked_by: string | null;
  end_by_itself: string | null;
}

export interface ContractLineTable {
  id: bigint;
  run_id: bigint;
  contract_id: bigint;
  brand: string;
  kind: string;
  from_day: string;
  to_day: string;
  payer_id: bigint;
  member_id: bigint;
  depth: number;
  currency: string;
  valid_micro: bigint;
  profit_micro: bigint;
  active_members: bigint;
  tier: Json | null;
  base_micro: bigint;
  carry_micro: bigint;
  carry_after_micro: bigint;
  own_micro: bigint;
  corrected_micro: Generated<bigint>;
  correction_micro: Generated<bigint>;
  correction_left_micro: Generated<bigint>;
  amount_micro: bigint;
  status: string;
  waiting_since: Date | null;
  paid_at: Date | null;
  starts_at: Date | null;
  ends_at: Date | null;
  winning_micro: Generated<bigint>;
  losing_micro: Generated<bigint>;
}

export interface ContractRunTable {
  id: bigint;
  brand: string;
  kind: string;
  period: string;
  from_day: string;
  to_day: string;
  currency: string;
  status: string;
  hash: string;
  figures_version: bigint;
  created_at: Date;
  starts_at: Date | null;
  ends_at: Date | null;
  bets_after: bigint | null;
  bets_up_to: bigint | null;
}

export interface ContractWatermarkTable {
  brand: string;
  seq: bigint;
  at: Date;
}

export interface CreditPaymentTable {
  run_id: bigint;
  member_shard: number;
  member_id: bigint;
  line_id: bigint;
  amount_micro: bigint;
}

export interface CreditRunTable {
  id: bigint;
  brand: string;
  currency: string;
  created_at: Date;
  posted_at: Date | null;
  purpose: string;
}

export interface CreditTransferTable {
  id: bigint;
  brand: string;
  sender_id: bigint;
  recipient_id: bigint;
  currency: string;
  amount_micro: bigint;
  fee_micro: bigint;
  note: string;
  at: Date;
  to_downline: Generated<boolean>;
}

export interface DepositTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  channel: string;
  currency: string;
  amount_micro: bigint;
  status: string;
  reference: string;
  authorisation: string | null;
  redirect_url: string | null;
  created_at: Date;
  expires_at: Date;
  credited_at: Date | null;
  paid_at: Date | null;
  hold_id: bigint | null;
  returned_at: Date | null;
  route: string;
  route_name: string;
  fee_fixed_micro: Generated<bigint>;
  fee_basis_points: Generated<number>;
  fee_micro: Generated<bigint>;
  received_micro: bigint | null;
  instructions: Json | null;
  transfer_note: string | null;
  unique_amount: bigint | null;
  cause: Generated<string>;
  reason: string | null;
  proof_count: Generated<number>;
  ask_at: Date | null;
  reversed_at: Date | null;
  version: Generated<number>;
}

export interface DownlineNoteTable {
  agent_id: bigint;
  member_id: bigint;
  brand: string;
  note: string;
}

export interface EarningLineTable {
  id: bigint;
  brand: string;
  kind: string;
  member_id: bigint;
  source_id: bigint;
  from_day: string;
  to_day: string;
  category: string;
  currency: string;
  terms: Json;
  terms_key: string;
  is_due_at_once: boolean;
  base_micro: bigint;
  amount_micro: bigint;
  paid_micro: Generated<bigint>;
  paid_at: Date | null;
}

export interface EarningStartTable {
  brand: string;
  kind: string;
  from_day: string;
  seq: Generated<bigint>;
}

export interface EarningWindowTable {
  brand: string;
  kind: string;
  from_day: string;
  to_day: string;
  version: bigint;
  is_off: boolean;
}

export interface EntryTable {
  shard: number;
  transfer_id: bigint;
  seq: number;
  account_id: bigint;
  amount: bigint;
  balance_after: bigint;
  account_version: bigint;
}

export interface EnvelopeTable {
  campaign_id: bigint;
  number: number;
  brand: string;
  amount_micro: bigint;
  member_id: bigint | null;
  taken_at: Date | null;
}

export interface ExclusionTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  period: string;
  started_at: Date;
  ends_at: Date | null;
  end_told: Generated<boolean>;
  source: Generated<string>;
}

export interface ExclusionMatchTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  exclusion_id: bigint;
  facts: Json;
  status: string;
  created_at: Date;
  decided_at: Date | null;
  decided_by: bigint | null;
}

export interface FavouriteTable {
  brand: string;
  member_id: bigint;
  node_id: string;
  added_at: Date;
}

export interface FeedbackTable {
  brand: string;
  id: bigint;
  member_id: bigint | null;
  question_type: string;
  content: string;
  contact: string | null;
  sent_at: Date;
  handled: Generated<boolean>;
  version: Generated<number>;
  changed_at: Date | null;
  changed_by: bigint | null;
  note: Generated<string>;
}

export interface FigureDayTable {
  brand: string;
  day: string;
  version: bigint;
}

export interface GamePauseTable {
  game_code: string;
  game_version: string;
  rounds: bigint;
  state: string;
  measured_percent: number;
  low_percent: number;
  high_percent: number;
  paused_at: Date;
}

export interface GameReturnTable {
  brand: string;
  game_code: string;
  game_version: string;
  currency: string;
  rounds: bigint;
  staked_micro: string;
  paid_micro: string;
  ratio_sum: number;
  ratio_squares: number;
}

export interface GameReturnMarkTable {
  singleton: Generated<boolean>;
  counted_until: Date;
}

export interface GameSessionTable {
  token_hash: string;
  id: bigint;
  brand: string;
  member_id: bigint;
  vendor: string;
  game_code: string;
  currency: string;
  mode: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  member_session_hash: string | null;
  started_at: Date | null;
}

export interface GameTableTable {
  brand: string;
  game_code: string;
  awake_until: Date;
}

export interface HarmCaseTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  score: number;
  markers: Json;
  opened_at: Date;
  action: string | null;
  reason: string | null;
  handled_by: bigint | null;
  handled_at: Date | null;
}

export interface HarmScanTable {
  brand: string;
  day: string;
  after_id: bigint;
}

export interface HoldTable {
  shard: number;
  id: bigint;
  brand: string;
  member_id: bigint;
  currency: string;
  amount: bigint;
  mix: Json;
  status: string;
  posted_amount: Generated<bigint>;
  resolved_by: bigint | null;
  expires_at: Date | null;
  created_at: Date;
  purpose: string;
}

export interface HouseRoundTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  game_code: string;
  game_version: string;
  client_ref: string;
  seed_id: bigint;
  nonce: bigint;
  currency: string;
  stake_micro: bigint;
  payout_micro: bigint;
  events: Json;
  status: string;
  started_at: Date;
  finished_at: Date | null;
  jackpot: Json | null;
  jackpot_micro: Generated<bigint>;
  shard: number;
  mode: Generated<string>;
  wager: GeneratedJson;
  actions: GeneratedJson;
  decided: Generated<boolean>;
  raised_micro: Generated<bigint>;
  raise: Json | null;
  raise_attempts: Generated<number>;
}

export interface HouseSeedTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  game_code: string;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string | null;
  next_nonce: Generated<bigint>;
  created_at: Date;
  revealed_at: Date | null;
  sold: Generated<string>;
}

export interface HumanCheckTable {
  id: string;
  used_at: Date;
}

export interface IdempotencyKeyTable {
  brand: string;
  caller: string;
  operation: string;
  key: string;
  request_hash: string;
  answer: Json | null;
  created_at: Generated<Date>;
}

export interface IdentityFoldTable {
  scope: string;
  after_id: bigint;
}

export interface InboxMarkTable {
  brand: string;
  member_id: bigint;
  message_id: bigint;
  opened_at: Date | null;
  deleted_at: Date | null;
}

export interface InboxMessageTable {
  id: bigint;
  brand: string;
  position: bigint | null;
  audience: string;
  event: string | null;
  texts: Json;
  shows_at: Date | null;
  to_languages: Json | null;
  registered_since: Date | null;
  seen_since: Date | null;
  not_seen_since: Date | null;
  deposited: boolean | null;
  recalled_at: Date | null;
  told: Generated<boolean>;
  written_by: bigint | null;
  confirmed_by: bigint | null;
  created_at: Date;
  tags: Json | null;
  is_offer: Generated<boolean>;
}

export interface InboxReaderTable {
  brand: string;
  member_id: bigint;
  read_up_to: bigint;
}

export interface InboxRecipientTable {
  brand: string;
  member_id: bigint;
  position: bigint;
  message_id: bigint;
}

export interface InvitationVisitTable {
  brand: string;
  code_key: string;
  day: string;
  address_hash: string;
  at: Date;
}

export interface JackpotCycleTable {
  id: bigint;
  brand: string;
  currency: string;
  contribution_ppm: number;
  start_micro: bigint;
  turnover_micro: bigint;
  started_at: Date;
  won_micro: bigint | null;
  won_by: bigint | null;
  vendor: string | null;
  round_ref: string | null;
  won_at: Date | null;
  must_hit_micro: bigint | null;
}

export interface JobLeaseTable {
  name: string;
  holder: string;
  fence: bigint;
  expires_at: Date;
  due_at: Date;
}

export interface JournalSealTable {
  shard: number;
  seq: bigint;
  first_id: bigint;
  end_id: bigint;
  transfers: bigint;
  previous_hash: string;
  hash: string;
  sealed_at: Date;
  format: Generated<number>;
  entries: Generated<bigint>;
  content_hash: Generated<string>;
}

export interface KnownDeviceTable {
  brand: string;
  account_id: bigint;
  token_hash: string;
  seen_at: Date;
  first_at: Date | null;
  ip: string | null;
  user_agent: string | null;
}

export interface KnownNetworkTable {
  brand: string;
  member_id: bigint;
  network: string;
  last_seen: Date;
}

export interface LedgerAccountTable {
  shard: number;
  id: bigint;
  brand: string;
  owner_kind: string;
  owner_id: string;
  kind: string;
  currency: string;
  slot: number;
  balance: bigint;
  floor: bigint | null;
  version: bigint;
  created_at: Generated<Date>;
}

export interface LedgerCheckTable {
  name: string;
  finished_at: Date;
  succeeded_at: Date | null;
  transfers: Generated<bigint>;
  seals: Generated<bigint>;
}

export interface LedgerCheckpointTable {
  shard: number;
  account_id: bigint;
  version: bigint;
  balance: bigint;
  open_links: Json | null;
}

export interface LedgerFaultTable {
  id: bigint;
  check_name: string;
  place: string;
  invariant: string;
  detail: string;
  found_at: Date;
  seen_at: Date;
  closed_at: Date | null;
}

export interface LedgerIdentityTable {
  only_row: number;
  id: bigint;
}

export interface LedgerMarkTable {
  shard: number;
  next_id: bigint;
  rechecked_seal: Generated<bigint>;
  verified_at: Date;
}

export interface LevelStepTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  change: string;
  from_level: number;
  to_level: number;
  month: string;
  turnover_micro: bigint;
  deposit_micro: bigint;
  at: Date;
}

export interface LinkedMailboxTable {
  brand: string;
  mailbox: string;
  member_id: bigint;
}

export interface LiveBetTable {
  order_id: bigint;
  spot: string;
  stake_micro: bigint;
}

export interface LiveChoiceTable {
  round_id: bigint;
  step: number;
  spot: string;
  member_id: bigint;
  choice: string;
  chosen_at: Date;
}

export interface LiveCreditTable {
  round_id: bigint;
  brand: string;
  currency: string;
  member_shard: number;
  member_id: bigint;
  stake_micro: bigint;
  payout_micro: bigint;
  hedged_stake_micro: Generated<bigint>;
}

export interface LiveOrderTable {
  id: bigint;
  round_id: bigint;
  brand: string;
  member_id: bigint;
  member_shard: number;
  currency: string;
  stake_micro: bigint;
  placed_at: Date;
  returned_at: Date | null;
}

export interface LiveRoundTable {
  id: bigint;
  table_code: string;
  number: number;
  game: string;
  game_version: string;
  status: string;
  opens_at: Date;
  closes_at: Date;
  ends_at: Date | null;
  shoe_id: bigint | null;
  shoe_from: number | null;
  position: number | null;
  commitment: string | null;
  server_seed: string | null;
  beacon_source: string | null;
  beacon_round: string | null;
  beacon_value: string | null;
  beacon_commitment: string | null;
  outcome: Json | null;
  void_reason: string | null;
  step: Generated<number>;
  decides_until: Date | null;
}

export interface LiveSeatTable {
  table_code: string;
  seat: number;
  brand: string;
  member_id: bigint;
  kept_until: Date;
}

export interface LiveShoeTable {
  id: bigint;
  table_code: string;
  number: number;
  status: string;
  position: number;
  commitment: string;
  server_seed: string;
  beacon_source: string | null;
  beacon_round: string | null;
  beacon_value: string | null;
  beacon_commitment: string | null;
  used: Generated<number>;
  committed_at: Date;
}

export interface LiveTableTable {
  code: string;
  awake_until: Date;
  paused_reason: string | null;
  version: Generated<number>;
}

export interface LiveTableDayTable {
  brand: string;
  table_code: string;
  currency: string;
  day: string;
  rounds: bigint;
  stake_micro: bigint;
  payout_micro: bigint;
  expected_micro: bigint;
}

export interface LocaleTextTable {
  language: string;
  namespace: string;
  key: string;
  message: string;
  source: string;
  is_unsure: Generated<boolean>;
  edited_by: bigint;
  edited_at: Generated<Date>;
}

export interface LoginFailureTable {
  brand: string;
  username_key: string;
  source: string;
  failures: number;
  started_at: Date;
  last_at: Date;
}

export interface LotteryChainTable {
  id: bigint;
  draw_code: string;
  root_seed: string;
  terminal_hash: string;
  rounds: number;
  used: Generated<number>;
  created_at: Date;
}

export interface LotteryChaseTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  currency: string;
  game_code: string;
  draw_code: string;
  lines: Json;
  ceiling: number;
  stake_micro: bigint;
  first_numero: string;
  draw_count: number;
  placed: Generated<number>;
  stop_on_win: boolean;
  hold_id: bigint | null;
  next_opens_at: Date;
  status: string;
  created_at: Date;
}

export interface LotteryCreditTable {
  draw_id: bigint;
  version: number;
  brand: string;
  currency: string;
  game_code: string;
  member_shard: number;
  member_id: bigint;
  stake_micro: bigint;
  payout_micro: bigint;
  rebate_micro: bigint;
  series_stake_micro: Generated<bigint>;
  hedged_stake_micro: Generated<bigint>;
}

export interface LotteryDrawTable {
  id: bigint;
  draw_code: string;
  numero: string;
  source: string;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  status: string;
  version: Generated<number>;
  chain_id: bigint | null;
  position: number | null;
  commitment: string | null;
  server_seed: string | null;
  beacon_source: string | null;
  beacon_round: string | null;
  beacon_value: string | null;
  beacon_commitment: string | null;
  numbers: string | null;
  resulted_at: Date | null;
  settled_at: Date | null;
  entered_numbers: string | null;
  entered_by: bigint | null;
  entered_at: Date | null;
  confirmed_by: bigint | null;
  reason: string | null;
}

export interface LotteryExposureTable {
  draw_id: bigint;
  brand: string;
  currency: string;
  game_code: string;
  play: string;
  bet: string;
  liability_micro: bigint;
  stake_micro: bigint;
}

export interface LotteryLineTable {
  draw_id: bigint;
  id: bigint;
  ticket_id: bigint;
  brand: string;
  member_id: bigint;
  member_shard: number;
  currency: string;
  game_code: string;
  play: string;
  selection: string;
  units: number;
  mode: number;
  multiple: number;
  series: number;
  ceiling: number;
  odds_version: number;
  unit_stake_micro: bigint;
  stake_micro: bigint;
  by_series: Generated<boolean>;
}

export interface LotteryRefundTable {
  ticket_id: bigint;
  draw_id: bigint;
  cause: string;
  at: Date;
}

export interface LotteryResultTable {
  draw_id: bigint;
  version: number;
  numbers: string;
  entered_by: bigint | null;
  confirmed_by: bigint | null;
  counts_from: Date;
}

export interface LotteryTicketTable {
  id: bigint;
  draw_id: bigint;
  brand: string;
  member_id: bigint;
  currency: string;
  game_code: string;
  stake_micro: bigint;
  chase_id: bigint | null;
  placed_at: Date;
}

export interface LotteryWinTable {
  draw_id: bigint;
  version: number;
  line_id: bigint;
  ticket_id: bigint;
  payout_micro: bigint;
}

export interface MemberTable {
  id: bigint;
  brand: string;
  username: string;
  username_key: string;
  password_hash: string | null;
  account_type: Generated<number>;
  nickname: Generated<string>;
  language: string;
  currency: string;
  status: Generated<string>;
  must_change_password: Generated<boolean>;
  profile: GeneratedJson;
  register_url: Generated<string>;
  registered_ip: Generated<string>;
  terms_version: string;
  terms_accepted_at: Date;
  last_login_at: Date | null;
  previous_login_at: Date | null;
  created_at: Generated<Date>;
  parent_id: bigint | null;
  mobile_key: string | null;
  mobile_verified_at: Date | null;
  password_changed_at: Date | null;
  invited_by: bigint | null;
  affiliate_code: string | null;
  register_domain: Generated<string>;
  register_method: Generated<string>;
  series: number | null;
  share_basis_points: Generated<number>;
  first_deposit_at: Date | null;
  registration_link_id: bigint | null;
  plays_under_terms: Generated<boolean>;
  email_key: string | null;
  email_verified_at: Date | null;
  blocked_by_match: Generated<boolean>;
}

export interface MemberIdentityTable {
  kind: string;
  value: string;
  brand: string;
  member_id: bigint;
}

export interface MemberLevelTable {
  member_id: bigint;
  brand: string;
  level: number;
  keep_until: string;
  is_grace: boolean;
  changed_at: Date;
}

export interface MemberNoteTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  text: string;
  written_by: bigint;
  written_at: Date;
}

export interface MemberSessionTable {
  token_hash: string;
  id: bigint;
  brand: string;
  member_id: bigint;
  kind: string;
  ip: string;
  user_agent: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  idle_minutes: Generated<number>;
  password_due: Generated<boolean>;
}

export interface MemberTagTable {
  brand: string;
  member_id: bigint;
  tag: string;
}

export interface MemberTermsTable {
  member_id: bigint;
  brand: string;
  series: number;
  share_basis_points: number;
  from_at: Date;
  until_at: Date | null;
}

export interface MemberUplineTable {
  member_id: bigint;
  brand: string;
  agent_id: bigint;
  from_at: Date;
  until_at: Date | null;
}

export interface MessageTable {
  id: bigint;
  brand: string;
  channel: string;
  recipient: string;
  language: string;
  subject: string;
  body: string | null;
  status: string;
  attempts: number;
  due_at: Date;
  expires_at: Date;
  created_at: Date;
  sent_at: Date | null;
  error: string | null;
}

export interface MessageQuotaTable {
  brand: string;
  source: string;
  started_at: Date;
  last_at: Date;
  sent: number;
}

export interface MoneyCellTable {
  brand: string;
  member_id: bigint;
  day: string;
  hour_at: Date;
  kind: string;
  channel: string;
  currency: string;
  count: bigint;
  amount_micro: bigint;
}

export interface NodeLeaseTable {
  number: number;
  holder: string;
  expires_at: Date;
  ids_until: bigint;
}

export interface OfferChoiceTable {
  member_id: bigint;
  brand: string;
  opted_out_at: Date | null;
  limited_at: Date | null;
  limited_by: bigint | null;
}

export interface OutboxTable {
  id: bigint;
  topic: string;
  shard: number;
  payload: Json;
  created_at: Generated<Date>;
}

export interface OutboxDeadTable {
  shard: number;
  id: bigint;
  consumer: string;
  brand: string;
  topic: string;
  payload: Json;
  created_at: Date;
  attempts: number;
  error: string;
  died_at: Date;
}

export interface OutboxDeliveryTable {
  shard: number;
  id: bigint;
  consumer: string;
  topic: string;
  payload: Json;
  created_at: Date;
  attempts: Generated<number>;
  due_at: Date;
}

export interface PasskeyTable {
  id: bigint;
  brand: string;
  account_id: bigint;
  credential_id: string;
  rp_id: string;
  public_key: string;
  counter: bigint;
  transports: Json;
  name: string;
  added_at: Date;
  used_at: Date | null;
}

export interface PasskeyChallengeTable {
  id_hash: string;
  brand: string;
  account_id: bigint | null;
  challenge: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface PasswordResetTable {
  token_hash: string;
  brand: string;
  member_id: bigint;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export interface PayloadKeyTable {
  kid: string;
  public_jwk: Json;
  private_sealed: string;
  created_at: Date;
}

export interface PayloadUseTable {
  id_hash: string;
  used_at: Date;
}

export interface PaymentPasswordTable {
  brand: string;
  member_id: bigint;
  hash: string;
  changed_at: Date;
  wrong_tries: Generated<number>;
  locked_until: Date | null;
}

export interface PayoutTable {
  id: bigint;
  withdrawal_id: bigint;
  brand: string;
  channel: string;
  currency: string;
  amount_micro: bigint;
  reference: string;
  status: string;
  channel_reference: string | null;
  attempts: number;
  next_try_at: Date;
  created_at: Date;
  settled_at: Date | null;
}

export interface PlayCellTable {
  brand: string;
  member_id: bigint;
  day: string;
  hour_at: Date;
  category: string;
  vendor: string;
  game_code: string;
  currency: string;
  rounds: bigint;
  stake_micro: bigint;
  valid_micro: bigint;
  payout_micro: bigint;
}

export interface PlayHourTable {
  brand: string;
  member_id: bigint;
  starts_at: Date;
  staked_micro: bigint;
  returned_micro: bigint;
}

export interface PlayMeterTable {
  brand: string;
  member_id: bigint;
  summed_until: Date;
}

export interface PlayerLimitTable {
  brand: string;
  member_id: bigint;
  kind: string;
  period: string;
  amount: bigint | null;
  change_amount: bigint | null;
  change_due_at: Date | null;
  updated_at: Date;
}

export interface PointConversionTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  day: string;
  points: bigint;
  currency: string;
  amount_micro: bigint;
  created_at: Date;
  points_after: bigint | null;
}

export interface PointGoodTakenTable {
  good_id: bigint;
  brand: string;
  taken: number;
}

export interface PointRedemptionTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  good_id: bigint;
  good: Json;
  quantity: number;
  points: bigint;
  points_after: bigint;
  currency: string;
  amount_micro: bigint | null;
  delivery: Json | null;
  status: string;
  note: string;
  created_at: Date;
  decided_by: bigint | null;
  decided_at: Date | null;
}

export interface PromoCodeTable {
  brand: string;
  code_hash: string;
  batch_id: bigint;
  uses_left: number;
}

export interface PromoCodeBatchTable {
  id: bigint;
  brand: string;
  campaign_id: bigint;
  label: string;
  kind: string;
  count: number;
  uses: number;
  redeemed: Generated<number>;
  expires_at: Date;
  revoked_at: Date | null;
  created_by: bigint;
  request_key: string;
  created_at: Date;
}

export interface PromoCodeMissTable {
  member_id: bigint;
  id: bigint;
  at: Date;
}

export interface PromotionApplicationTable {
  id: bigint;
  brand: string;
  campaign_id: bigint;
  version: number;
  member_id: bigint;
  comment: string;
  picture_count: Generated<number>;
  status: string;
  note: string | null;
  decided_by: bigint | null;
  decided_at: Date | null;
  created_at: Date;
}

export interface ProofTable {
  id: bigint;
  brand: string;
  subject: string;
  subject_id: bigint;
  bytes: Uint8Array;
  added_at: Date;
}

export interface RaffleChainTable {
  id: bigint;
  campaign_id: bigint;
  root_seed: string;
  terminal_hash: string;
  salt: string;
  rounds: number;
  used: Generated<number>;
  created_at: Date;
}

export interface RaffleDrawTable {
  campaign_id: bigint;
  number: number;
  brand: string;
  member_id: bigint;
  server_seed: string;
  salt: string;
  prize: number;
  amount_micro: bigint;
  drawn_at: Date;
  drawn: number;
}

export interface RaffleStockTable {
  campaign_id: bigint;
  prize: number;
  given: Generated<number>;
}

export interface ReconciliationDifferenceTable {
  id: bigint;
  brand: string;
  party_kind: string;
  party: string;
  run_id: bigint;
  fault: string;
  reference: string;
  member_id: bigint;
  currency: string;
  here_micro: bigint | null;
  there_micro: bigint | null;
  adjusted_micro: Generated<bigint>;
  round_ref: string | null;
  at: Date;
  state: string;
  version: Generated<number>;
  found_at: Date;
  repair: string | null;
  asked_by: bigint | null;
  asked_at: Date | null;
  reason: string | null;
  decided_by: bigint | null;
  decided_at: Date | null;
}

export interface ReconciliationLineTable {
  run_id: bigint;
  place: number;
  reference: string;
  takes_back: string | null;
  member_id: bigint;
  currency: string;
  effect_micro: bigint;
  round_ref: string | null;
  at: Date;
}

export interface ReconciliationRunTable {
  id: bigint;
  party_kind: string;
  party: string;
  from_at: Date;
  to_at: Date;
  source: string;
  status: string;
  failure: string | null;
  line_count: Generated<number>;
  counts: Json | null;
  strangers: GeneratedJson;
  requested_by: bigint | null;
  requested_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

export interface RecoveryCodeTable {
  account_id: bigint;
  code_hash: string;
  used_at: Date | null;
}

export interface ReferralTable {
  id: bigint;
  brand: string;
  referrer_id: bigint;
  friend_id: bigint;
  currency: string;
  status: string;
  signals: Json;
  cleared: Generated<boolean>;
  deposited_micro: Generated<bigint>;
  played_micro: Generated<bigint>;
  reward_micro: bigint;
  joined_at: Date;
  paid_at: Date | null;
}

export interface RegistrationLinkTable {
  id: bigint;
  brand: string;
  agent_id: bigint;
  code: string;
  account_type: number;
  series: number;
  share_basis_points: number;
  expires_at: Date | null;
  use_limit: number | null;
  host: string;
  note: string;
  visits: Generated<number>;
  registrations: Generated<number>;
  first_deposits: Generated<number>;
  created_at: Date;
  closed_at: Date | null;
}

export interface RegistryEntryTable {
  kind: string;
  id: string;
  version: number;
  entry: Json | null;
  is_retired: Generated<boolean>;
  edited_by: bigint;
  edited_at: Generated<Date>;
}

export interface RegistryLogoTable {
  kind: string;
  file: string;
  svg: string;
}

export interface RegistryStateTable {
  id: number;
  version: bigint;
}

export interface RewardTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  campaign_id: bigint;
  version: number;
  source: string;
  occasion: string;
  kind: string;
  currency: string;
  amount_micro: bigint;
  rounds: Generated<number>;
  rounds_left: Generated<number>;
  game_code: string | null;
  round_stake_micro: Generated<bigint>;
  deposit_micro: Generated<bigint>;
  deposit_id: bigint | null;
  turnover_times: Generated<number>;
  turnover_micro: Generated<bigint>;
  terms: Json;
  locked_micro: Generated<bigint>;
  status: string;
  signals: GeneratedJson;
  created_at: Date;
  expires_at: Date;
  claimed_at: Date | null;
  ended_at: Date | null;
  transfer_id: bigint | null;
  points: Generated<bigint>;
}

export interface RewardGrantTable {
  id: bigint;
  brand: string;
  campaign_id: bigint;
  member_id: bigint;
  currency: string;
  amount_micro: bigint;
  reason: string;
  status: string;
  requested_by: bigint;
  requested_at: Date;
  decided_by: bigint | null;
  decided_at: Date | null;
}

export interface RollupCheckTable {
  brand: string;
  day: string;
  checked_at: Date;
  late: bigint;
  recorded_micro: bigint;
  counted_micro: bigint;
  is_sound: boolean;
}

export interface RoundTable {
  brand: string;
  vendor: string;
  round_ref: string;
  id: bigint;
  member_id: bigint;
  game_code: string;
  currency: string;
  stake_micro: bigint;
  payout_micro: bigint;
  status: string;
  opened_at: Date;
  closed_at: Date | null;
  product: string;
  category: string;
  counted_day: string | null;
  counted_stake_micro: bigint | null;
  counted_valid_micro: bigint | null;
  counted_payout_micro: bigint | null;
  counted_base_micro: bigint | null;
  counted_rate_basis_points: number | null;
}

export interface RoundRefundTable {
  id: bigint;
  brand: string;
  vendor: string;
  round_ref: string;
  round_id: bigint;
  member_id: bigint;
  currency: string;
  amount_micro: bigint;
  status: string;
  reason: string;
  requested_by: bigint;
  requested_at: Date;
  decided_by: bigint | null;
  decided_at: Date | null;
}

export interface RoundShareTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  round_id: bigint;
  shared_at: Date;
  ended_at: Date | null;
}

export interface SaferPlayTable {
  brand: string;
  member_id: bigint;
  reality_check_minutes: number | null;
  checked_at: Date | null;
  plan_budget_micro: bigint | null;
  plan_started_at: Date | null;
  plan_ends_at: Date | null;
  reviewed_at: Date | null;
}

export interface SandboxPaymentTable {
  reference: string;
  amount_micro: bigint;
  currency: string;
  return_url: string;
  expires_at: Date;
  outcome: string | null;
  authorisation: string | null;
  created_at: Date;
  settled_at: Date | null;
}

export interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

export interface SchemaMigrationLockTable {
  id: number;
}

export interface SecondFactorTable {
  account_id: bigint;
  brand: string;
  secret_sealed: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: Generated<bigint>;
}

export interface SetPostTable {
  shard: number;
  provider: string;
  set_ref: string;
  after_member: bigint;
  chunks: number;
  started_at: Date;
}

export interface SettledCountTable {
  brand: string;
  seq: bigint;
}

export interface SettledRoundTable {
  brand: string;
  seq: bigint;
  round_id: bigint;
  member_id: bigint;
  opened_at: Date;
  day: string;
  category: string;
  currency: string;
  basis: string;
  rate_basis_points: number;
  stake_micro: bigint;
  payout_micro: bigint;
  valid_micro: bigint;
  base_micro: bigint;
  counted_at: Date;
  winning_micro: Generated<bigint>;
  losing_micro: Generated<bigint>;
}

export interface SignInChallengeTable {
  token_hash: string;
  brand: string;
  member_id: bigint;
  kind: string;
  area: string;
  kinds: Json;
  password_due: boolean;
  wrong_answers: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
}

export interface SportsBetTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  currency: string;
  game_code: string;
  member_shard: number;
  leg_count: number;
  unit_micro: bigint;
  left_micro: bigint;
  stake_micro: bigint;
  lines: Json;
  most_micro: bigint;
  acceptance: string;
  status: string;
  refusal: string | null;
  hold_id: bigint | null;
  decide_at: Date | null;
  rules_version: number;
  version: Generated<number>;
  payout_micro: Generated<bigint>;
  cashed_micro: Generated<bigint>;
  target_micro: bigint | null;
  placed_at: Date;
  accepted_at: Date | null;
  settled_at: Date | null;
  late_since: Date | null;
  void_reason: string | null;
  starts_at: Date | null;
  sport: string | null;
}

export interface SportsCashOutTable {
  id: bigint;
  bet_id: bigint;
  unit_micro: bigint;
  least_micro: bigint;
  offer_micro: bigint;
  status: string;
  refusal: string | null;
  asked_at: Date;
  decide_at: Date;
  decided_at: Date | null;
}

export interface SportsClosedEventTable {
  event: string;
  closed_at: Date;
}

export interface SportsExposureTable {
  brand: string;
  currency: string;
  event: string;
  market: string;
  outcome: string;
  member_id: bigint;
  stake_micro: bigint;
  return_micro: bigint;
  bet_at: Date;
}

export interface SportsHaltTable {
  event: string;
  market: string;
  staff_id: bigint;
  reason: string;
  halted_at: Date;
}

export interface SportsLegTable {
  bet_id: bigint;
  place: number;
  event: string;
  market: string;
  outcome: string;
  odds_milli: number;
  fixture: Json;
  facts: Json | null;
  result: Json | null;
}

export interface SportsPaymentTable {
  set_id: bigint;
  brand: string;
  currency: string;
  game_code: string;
  rank: number;
  member_shard: number;
  member_id: bigint;
  bet_id: bigint;
  amount_micro: bigint;
}

export interface SportsResultTable {
  event: string;
  market: string;
  result_at: Generated<bigint>;
  certainty: string | null;
  outcomes: Json | null;
  cancel_at: Generated<bigint>;
  cancel: Json | null;
  due_at: Date | null;
  looks: number;
  said_at: Date;
}

export interface SportsTradeTable {
  event: string;
  market: string;
  margin: number;
  odds: Json | null;
  version: number;
  staff_id: bigint;
  reason: string;
  set_at: Date;
}

export interface SportsValueTable {
  brand: string;
  member_id: bigint;
  month: string;
  bets: number;
  beaten: number;
  value_sum: bigint;
}

export interface StaffTable {
  id: bigint;
  username: string;
  username_key: string;
  password_hash: string;
  display_name: string;
  permissions: Json | null;
  brands: Json | null;
  status: Generated<string>;
  last_login_at: Date | null;
  created_at: Generated<Date>;
  role: string;
  version: Generated<number>;
  requires_factor: Generated<boolean>;
  invitation_hash: string | null;
  invited_until: Date | null;
  reviewed_at: Date | null;
  reviewed_by: bigint | null;
}

export interface StaffActTable {
  id: bigint;
  brand: string;
  operation: string;
  params: Json;
  body: Json;
  amount_micro: bigint | null;
  currency: string | null;
  status: string;
  requested_by: bigint;
  requested_at: Date;
  decided_by: bigint | null;
  decided_at: Date | null;
}

export interface StaffCashActTable {
  id: bigint;
  brand: string;
  staff_id: bigint;
  amount_micro: bigint;
  at: Date;
}

export interface StaffChangeTable {
  id: bigint;
  kind: string;
  staff_id: bigint | null;
  seen: number | null;
  username: string;
  display_name: string;
  access: Json | null;
  reason: string;
  status: Generated<string>;
  requested_by: bigint;
  requested_at: Date;
  decided_by: bigint | null;
  decided_at: Date | null;
}

export interface StaffSessionTable {
  token_hash: string;
  id: bigint;
  staff_id: bigint;
  ip: string;
  user_agent: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export interface StatementLineTable {
  id: bigint;
  brand: string;
  route: string;
  currency: string;
  booked_on: string;
  amount_micro: bigint;
  text: string;
  bank_reference: string;
  line_hash: string;
  state: string;
  deposit_id: bigint | null;
  matched_by: string | null;
  difference: string | null;
  reason: string | null;
  imported_by: bigint;
  imported_at: Date;
}

export interface TableChainTable {
  id: bigint;
  brand: string;
  game_code: string;
  root_seed: string;
  terminal_hash: string;
  salt: string;
  rounds: number;
  used: Generated<number>;
  created_at: Date;
}

export interface TableRoundTable {
  id: bigint;
  brand: string;
  game_code: string;
  game_version: string;
  chain_id: bigint;
  position: number;
  commitment: string;
  server_seed: string;
  salt: string;
  status: string;
  opens_at: Date;
  locks_at: Date;
  ends_at: Date | null;
  result: number | null;
  chain_salt: string | null;
  seat_seeds: Json | null;
}

export interface TableSeatTable {
  table_round_id: bigint;
  member_id: bigint;
  brand: string;
  mode: string;
  currency: string;
  client_ref: string;
  stake_micro: bigint;
  wager: Json;
  attempt: Generated<number>;
  cashed_at: number | null;
  status: string;
  payout_micro: Generated<bigint>;
  joined_at: Date;
  client_seed: string | null;
}

export interface TeamDayTable {
  brand: string;
  day: string;
  member_id: bigint;
  upline_id: bigint;
  scope: string;
  category: string;
  currency: string;
  rounds: Generated<bigint>;
  stake_micro: Generated<bigint>;
  valid_micro: Generated<bigint>;
  payout_micro: Generated<bigint>;
  deposit_micro: Generated<bigint>;
  withdrawal_micro: Generated<bigint>;
  rebate_micro: Generated<bigint>;
  promotion_micro: Generated<bigint>;
  commission_micro: Generated<bigint>;
  registrations: Generated<bigint>;
  first_deposits: Generated<bigint>;
}

export interface TeamMovementTable {
  agent_id: bigint;
  id: bigint;
  brand: string;
  member_id: bigint;
  kind: string;
  currency: string;
  amount_micro: bigint;
  at: Date;
}

export interface TermProposalTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  agent_id: bigint;
  series: number;
  share_basis_points: number;
  status: string;
  offered_at: Date;
  answered_at: Date | null;
}

export interface ThirdPartySignInTable {
  state_hash: string;
  brand: string;
  provider: string;
  browser_hash: string;
  verifier_sealed: string;
  nonce: string;
  redirect_uri: string;
  return_to: string;
  area: string;
  expires_at: Date;
  used_at: Date | null;
  ticket_hash: string | null;
  subject: string | null;
  ticket_expires_at: Date | null;
  bound_at: Date | null;
}

export interface TransferTable {
  shard: number;
  member_id: bigint;
  id: bigint;
  brand: string;
  provider: string;
  external_ref: string;
  kind: string;
  currency: string;
  request_hash: string;
  answer: Json;
  requires: bigint | null;
  reverses: bigint | null;
  round_ref: string | null;
  created_at: Date;
}

export interface TrialMovementTable {
  member_id: bigint;
  transaction_id: string;
  kind: string;
  bet_transaction_id: string;
  amount_micro: bigint;
  returned: Generated<boolean>;
}

export interface TrialPlayerTable {
  member_id: bigint;
  brand: string;
  device_hash: string;
  address_group: string;
  network_group: string;
  currency: string;
  start_micro: bigint;
  balance_micro: bigint;
  created_at: Date;
  ends_at: Date;
}

export interface TurnoverCountTable {
  round_id: bigint;
  requirement_id: bigint;
  member_id: bigint;
  counted_micro: bigint;
  percent: number;
}

export interface TurnoverRequirementTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  currency: string;
  locked_micro: bigint;
  required_micro: bigint;
  from_at: Date;
  source: Generated<string>;
  state: Generated<string>;
  reward_id: bigint | null;
  progress_micro: Generated<bigint>;
  category_weights: GeneratedJson;
  game_weights: GeneratedJson;
  forbidden_games: GeneratedJson;
  max_stake_micro: bigint | null;
  order_of_use: Generated<string>;
  expires_at: Date | null;
  ended_at: Date | null;
}

export interface VendorTable {
  code: string;
  version: number;
  record: Json;
  is_up: Generated<boolean>;
  looked_at: Date | null;
  edited_by: bigint | null;
  edited_at: Date;
}

export interface VendorCallTable {
  id: bigint;
  vendor: string;
  at: Date;
  path: string;
  status: number;
  round_ref: string | null;
  packed: Uint8Array;
}

export interface VendorKeyTable {
  id: bigint;
  vendor: string;
  sealed: string;
  hint: string;
  created_by: bigint | null;
  created_at: Date;
  confirmed_by: bigint | null;
  confirmed_at: Date | null;
  retired_by: bigint | null;
  retired_at: Date | null;
}

export interface VendorNonceTable {
  vendor: string;
  nonce: string;
  at: Date;
}

export interface VendorTitleTable {
  vendor: string;
  code: string;
  place: number;
  title: Json;
}

export interface VendorTransferTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  vendor: string;
  direction: string;
  currency: string;
  amount_micro: bigint;
  status: string;
  cause: string;
  refusal: string | null;
  attempts: Generated<number>;
  next_try_at: Date;
  created_at: Date;
  settled_at: Date | null;
}

export interface VendorWalletTable {
  member_id: bigint;
  vendor: string;
  currency: string;
  brand: string;
  balance_micro: bigint;
  read_at: Date;
  look_at: Generated<Date>;
}

export interface VerificationCodeTable {
  brand: string;
  purpose: string;
  recipient: string;
  code_hash: string;
  wrong_tries: number;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  asker: Generated<string>;
  stranger_tries: Generated<number>;
}

export interface VoucherTable {
  brand: string;
  code_hash: string;
  batch_id: bigint;
  redeemed_by: bigint | null;
  redeemed_at: Date | null;
}

export interface VoucherBatchTable {
  id: bigint;
  brand: string;
  label: string;
  currency: string;
  amount_micro: bigint;
  count: number;
  redeemed: Generated<number>;
  expires_at: Date;
  revoked_at: Date | null;
  created_by: bigint;
  request_key: string;
  created_at: Date;
}

export interface WithdrawalTable {
  id: bigint;
  brand: string;
  member_id: bigint;
  currency: string;
  amount_micro: bigint;
  fee_micro: bigint;
  status: string;
  reference: string;
  bank_account_id: bigint;
  bank: string;
  payee_name: string;
  masked_number: string;
  hold_id: bigint;
  risks: Json;
  requested_ip: string;
  requested_at: Date;
  waiting_since: Date;
  reviewer: bigint | null;
  reviewer_until: Date | null;
  first_approved_by: bigint | null;
  checked_at: Date | null;
  sent_at: Date | null;
  payout_channel: string | null;
  payout_reference: string | null;
  confirm_by: Date | null;
  claim: string | null;
  received_micro: bigint | null;
  receipt: string | null;
  reason: string | null;
  ended_at: Date | null;
  promised_by: Date | null;
  promise_micro: Generated<bigint>;
  compensated_at: Date | null;
  proof_count: Generated<number>;
  version: Generated<number>;
}

export interface WithdrawalEventTable {
  id: bigint;
  withdrawal_id: bigint;
  at: Date;
  kind: string;
  staff_id: bigint | null;
  by_member: boolean;
  text: string;
  amount_micro: bigint | null;
}

export interface WrongCodeTable {
  brand: string;
  account_id: bigint;
  purpose: string;
  wrong_codes: number;
  started_at: Date;
  refused_until: Date;
}

export interface Tables {
  adjustment: AdjustmentTable;
  affiliate_application: AffiliateApplicationTable;
  affiliate_code: AffiliateCodeTable;
  agent_line: AgentLineTable;
  agent_move: AgentMoveTable;
  agent_quota: AgentQuotaTable;
  announcement: AnnouncementTable;
  announcement_text: AnnouncementTextTable;
  audit_entry: AuditEntryTable;
  bank_account: BankAccountTable;
  banner_picture: BannerPictureTable;
  board_place: BoardPlaceTable;
  board_result: BoardResultTable;
  board_score: BoardScoreTable;
  bonus_stake: BonusStakeTable;
  bound_identity: BoundIdentityTable;
  brand: BrandTable;
  brand_asset: BrandAssetTable;
  brand_host: BrandHostTable;
  brand_presence: BrandPresenceTable;
  brand_publication: BrandPublicationTable;
  brand_revision: BrandRevisionTable;
  brand_schedule: BrandScheduleTable;
  brand_setting: BrandSettingTable;
  campaign: CampaignTable;
  campaign_member: CampaignMemberTable;
  campaign_version: CampaignVersionTable;
  category_block: CategoryBlockTable;
  contract: ContractTable;
  contract_line: ContractLineTable;
  contract_run: ContractRunTable;
  contract_watermark: ContractWatermarkTable;
  credit_payment: CreditPaymentTable;
  credit_run: CreditRunTable;
  credit_transfer: CreditTransferTable;
  deposit: DepositTable;
  downline_note: DownlineNoteTable;
  earning_line: EarningLineTable;
  earning_start: EarningStartTable;
  earning_window: EarningWindowTable;
  entry: EntryTable;
  envelope: EnvelopeTable;
  exclusion: ExclusionTable;
  exclusion_match: ExclusionMatchTable;
  favourite: FavouriteTable;
  feedback: FeedbackTable;
  figure_day: FigureDayTable;
  game_pause: GamePauseTable;
  game_return: GameReturnTable;
  game_return_mark: GameReturnMarkTable;
  game_session: GameSessionTable;
  game_table: GameTableTable;
  harm_case: HarmCaseTable;
  harm_scan: HarmScanTable;
  hold: HoldTable;
  house_round: HouseRoundTable;
  house_seed: HouseSeedTable;
  human_check: HumanCheckTable;
  idempotency_key: IdempotencyKeyTable;
  identity_fold: IdentityFoldTable;
  inbox_mark: InboxMarkTable;
  inbox_message: InboxMessageTable;
  inbox_reader: InboxReaderTable;
  inbox_recipient: InboxRecipientTable;
  invitation_visit: InvitationVisitTable;
  jackpot_cycle: JackpotCycleTable;
  job_lease: JobLeaseTable;
  journal_seal: JournalSealTable;
  known_device: KnownDeviceTable;
  known_network: KnownNetworkTable;
  ledger_account: LedgerAccountTable;
  ledger_check: LedgerCheckTable;
  ledger_checkpoint: LedgerCheckpointTable;
  ledger_fault: LedgerFaultTable;
  ledger_identity: LedgerIdentityTable;
  ledger_mark: LedgerMarkTable;
  level_step: LevelStepTable;
  linked_mailbox: LinkedMailboxTable;
  live_bet: LiveBetTable;
  live_choice: LiveChoiceTable;
  live_credit: LiveCreditTable;
  live_order: LiveOrderTable;
  live_round: LiveRoundTable;
  live_seat: LiveSeatTable;
  live_shoe: LiveShoeTable;
  live_table: LiveTableTable;
  live_table_day: LiveTableDayTable;
  locale_text: LocaleTextTable;
  login_failure: LoginFailureTable;
  lottery_chain: LotteryChainTable;
  lottery_chase: LotteryChaseTable;
  lottery_credit: LotteryCreditTable;
  lottery_draw: LotteryDrawTable;
  lottery_exposure: LotteryExposureTable;
  lottery_line: LotteryLineTable;
  lottery_refund: LotteryRefundTable;
  lottery_result: LotteryResultTable;
  lottery_ticket: LotteryTicketTable;
  lottery_win: LotteryWinTable;
  member: MemberTable;
  member_identity: MemberIdentityTable;
  member_level: MemberLevelTable;
  member_note: MemberNoteTable;
  member_session: MemberSessionTable;
  member_tag: MemberTagTable;
  member_terms: MemberTermsTable;
  member_upline: MemberUplineTable;
  message: MessageTable;
  message_quota: MessageQuotaTable;
  money_cell: MoneyCellTable;
  node_lease: NodeLeaseTable;
  offer_choice: OfferChoiceTable;
  outbox: OutboxTable;
  outbox_dead: OutboxDeadTable;
  outbox_delivery: OutboxDeliveryTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  password_reset: PasswordResetTable;
  payload_key: PayloadKeyTable;
  payload_use: PayloadUseTable;
  payment_password: PaymentPasswordTable;
  payout: PayoutTable;
  play_cell: PlayCellTable;
  play_hour: PlayHourTable;
  play_meter: PlayMeterTable;
  player_limit: PlayerLimitTable;
  point_conversion: PointConversionTable;
  point_good_taken: PointGoodTakenTable;
  point_redemption: PointRedemptionTable;
  promo_code: PromoCodeTable;
  promo_code_batch: PromoCodeBatchTable;
  promo_code_miss: PromoCodeMissTable;
  promotion_application: PromotionApplicationTable;
  proof: ProofTable;
  raffle_chain: RaffleChainTable;
  raffle_draw: RaffleDrawTable;
  raffle_stock: RaffleStockTable;
  reconciliation_difference: ReconciliationDifferenceTable;
  reconciliation_line: ReconciliationLineTable;
  reconciliation_run: ReconciliationRunTable;
  recovery_code: RecoveryCodeTable;
  referral: ReferralTable;
  registration_link: RegistrationLinkTable;
  registry_entry: RegistryEntryTable;
  registry_logo: RegistryLogoTable;
  registry_state: RegistryStateTable;
  reward: RewardTable;
  reward_grant: RewardGrantTable;
  rollup_check: RollupCheckTable;
  round: RoundTable;
  round_refund: RoundRefundTable;
  round_share: RoundShareTable;
  safer_play: SaferPlayTable;
  sandbox_payment: SandboxPaymentTable;
  schema_migration: SchemaMigrationTable;
  schema_migration_lock: SchemaMigrationLockTable;
  second_factor: SecondFactorTable;
  set_post: SetPostTable;
  settled_count: SettledCountTable;
  settled_round: SettledRoundTable;
  sign_in_challenge: SignInChallengeTable;
  sports_bet: SportsBetTable;
  sports_cash_out: SportsCashOutTable;
  sports_closed_event: SportsClosedEventTable;
  sports_exposure: SportsExposureTable;
  sports_halt: SportsHaltTable;
  sports_leg: SportsLegTable;
  sports_payment: SportsPaymentTable;
  sports_result: SportsResultTable;
  sports_trade: SportsTradeTable;
  sports_value: SportsValueTable;
  staff: StaffTable;
  staff_act: StaffActTable;
  staff_cash_act: StaffCashActTable;
  staff_change: StaffChangeTable;
  staff_session: StaffSessionTable;
  statement_line: StatementLineTable;
  table_chain: TableChainTable;
  table_round: TableRoundTable;
  table_seat: TableSeatTable;
  team_day: TeamDayTable;
  team_movement: TeamMovementTable;
  term_proposal: TermProposalTable;
  third_party_sign_in: ThirdPartySignInTable;
  transfer: TransferTable;
  trial_movement: TrialMovementTable;
  trial_player: TrialPlayerTable;
  turnover_count: TurnoverCountTable;
  turnover_requirement: TurnoverRequirementTable;
  vendor: VendorTable;
  vendor_call: VendorCallTable;
  vendor_key: VendorKeyTable;
  vendor_nonce: VendorNonceTable;
  vendor_title: VendorTitleTable;
  vendor_transfer: VendorTransferTable;
  vendor_wallet: VendorWalletTable;
  verification_code: VerificationCodeTable;
  voucher: VoucherTable;
  voucher_batch: VoucherBatchTable;
  withdrawal: WithdrawalTable;
  withdrawal_event: WithdrawalEventTable;
  wrong_code: WrongCodeTable;
}
