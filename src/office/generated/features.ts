// Generated from the folders of src/office/features by codegen. Do not edit.
import type { OfficeFeature } from '../shell/office-feature.ts';
import { feature as adjustment } from '../features/adjustment/feature.tsx';
import { feature as agent } from '../features/agent/feature.tsx';
import { feature as announcement } from '../features/announcement/feature.tsx';
import { feature as audit } from '../features/audit/feature.tsx';
import { feature as banner } from '../features/banner/feature.tsx';
import { feature as contract } from '../features/contract/feature.tsx';
import { feature as day } from '../features/day/feature.tsx';
import { feature as deadEvent } from '../features/dead-event/feature.tsx';
import { feature as deposit } from '../features/deposit/feature.tsx';
import { feature as depositRoute } from '../features/deposit-route/feature.tsx';
import { feature as exclusion } from '../features/exclusion/feature.tsx';
import { feature as feedback } from '../features/feedback/feature.tsx';
import { feature as gameHosts } from '../features/game-hosts/feature.tsx';
import { feature as gamePolicy } from '../features/game-policy/feature.tsx';
import { feature as gameReturn } from '../features/game-return/feature.tsx';
import { feature as games } from '../features/games/feature.tsx';
import { feature as harmCase } from '../features/harm-case/feature.tsx';
import { feature as help } from '../features/help/feature.tsx';
import { feature as inbox } from '../features/inbox/feature.tsx';
import { feature as jackpot } from '../features/jackpot/feature.tsx';
import { feature as ledgerHealth } from '../features/ledger-health/feature.tsx';
import { feature as likelyAccount } from '../features/likely-account/feature.tsx';
import { feature as lottery } from '../features/lottery/feature.tsx';
import { feature as member } from '../features/member/feature.tsx';
import { feature as memberAct } from '../features/member-act/feature.tsx';
import { feature as memberTag } from '../features/member-tag/feature.tsx';
import { feature as message } from '../features/message/feature.tsx';
import { feature as messageTemplates } from '../features/message-templates/feature.tsx';
import { feature as password } from '../features/password/feature.tsx';
import { feature as points } from '../features/points/feature.tsx';
import { feature as reconciliation } from '../features/reconciliation/feature.tsx';
import { feature as regionRules } from '../features/region-rules/feature.tsx';
import { feature as registerRules } from '../features/register-rules/feature.tsx';
import { feature as responsibleContact } from '../features/responsible-contact/feature.tsx';
import { feature as rewards } from '../features/rewards/feature.tsx';
import { feature as round } from '../features/round/feature.tsx';
import { feature as secondFactor } from '../features/second-factor/feature.tsx';
import { feature as serviceChannel } from '../features/service-channel/feature.tsx';
import { feature as sessionLimits } from '../features/session-limits/feature.tsx';
import { feature as siteLink } from '../features/site-link/feature.tsx';
import { feature as siteStatus } from '../features/site-status/feature.tsx';
import { feature as sports } from '../features/sports/feature.tsx';
import { feature as staff } from '../features/staff/feature.tsx';
import { feature as staffAct } from '../features/staff-act/feature.tsx';
import { feature as studio } from '../features/studio/feature.tsx';
import { feature as vendor } from '../features/vendor/feature.tsx';
import { feature as vip } from '../features/vip/feature.tsx';
import { feature as voucher } from '../features/voucher/feature.tsx';
import { feature as walletPolicy } from '../features/wallet-policy/feature.tsx';
import { feature as whitelabelFlags } from '../features/whitelabel-flags/feature.tsx';
import { feature as withdrawal } from '../features/withdrawal/feature.tsx';

/** Every feature of the office. */
export const FEATURES: readonly OfficeFeature[] = [
  adjustment,
  agent,
  announcement,
  audit,
  banner,
  contract,
  day,
  deadEvent,
  deposit,
  depositRoute,
  exclusion,
  feedback,
  gameHosts,
  gamePolicy,
  gameReturn,
  games,
  harmCase,
  help,
  inbox,
  jackpot,
  ledgerHealth,
  likelyAccount,
  lottery,
  member,
  memberAct,
  memberTag,
  message,
  messageTemplates,
  password,
  points,
  reconciliation,
  regionRules,
  registerRules,
  responsibleContact,
  rewards,
  round,
  secondFactor,
  serviceChannel,
  sessionLimits,
  siteLink,
  siteStatus,
  sports,
  staff,
  staffAct,
  studio,
  vendor,
  vip,
  voucher,
  walletPolicy,
  whitelabelFlags,
  withdrawal,
];
