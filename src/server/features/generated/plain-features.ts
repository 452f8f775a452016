// Generated from the folders of src/server/features by codegen. Do not edit.
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { adjustmentFeature } from '../adjustment/feature.ts';
import { agentFeature } from '../agent/feature.ts';
import { auditFeature } from '../audit/feature.ts';
import { bankAccountFeature } from '../bank-account/feature.ts';
import { bankStatementFeature } from '../bank-statement/feature.ts';
import { contractFeature } from '../contract/feature.ts';
import { creditFeature } from '../credit/feature.ts';
import { dayFeature } from '../day/feature.ts';
import { deadEventFeature } from '../dead-event/feature.ts';
import { deviceFeature } from '../device/feature.ts';
import { docsFeature } from '../docs/feature.ts';
import { exclusionFeature } from '../exclusion/feature.ts';
import { favouriteFeature } from '../favourite/feature.ts';
import { feedbackFeature } from '../feedback/feature.ts';
import { figuresFeature } from '../figures/feature.ts';
import { gameHostsFeature } from '../game-hosts/feature.ts';
import { gamePolicyFeature } from '../game-policy/feature.ts';
import { gameSettingsFeature } from '../game-settings/feature.ts';
import { harmCaseFeature } from '../harm-case/feature.ts';
import { helpFeature } from '../help/feature.ts';
import { humanCheckFeature } from '../human-check/feature.ts';
import { inboxFeature } from '../inbox/feature.ts';
import { ledgerHealthFeature } from '../ledger-health/feature.ts';
import { likelyAccountFeature } from '../likely-account/feature.ts';
import { linkedEmailFeature } from '../linked-email/feature.ts';
import { lobbyFeature } from '../lobby/feature.ts';
import { memberActFeature } from '../member-act/feature.ts';
import { memberTagFeature } from '../member-tag/feature.ts';
import { messageFeature } from '../message/feature.ts';
import { passkeyFeature } from '../passkey/feature.ts';
import { passwordFeature } from '../password/feature.ts';
import { pointsFeature } from '../points/feature.ts';
import { proofFeature } from '../proof/feature.ts';
import { rebateFeature } from '../rebate/feature.ts';
import { reconciliationFeature } from '../reconciliation/feature.ts';
import { referralFeature } from '../referral/feature.ts';
import { regionRulesFeature } from '../region-rules/feature.ts';
import { registerRulesFeature } from '../register-rules/feature.ts';
import { registrationFeature } from '../registration/feature.ts';
import { responsibleContactFeature } from '../responsible-contact/feature.ts';
import { campaignFeature } from '../rewards/campaign/feature.ts';
import { missionFeature } from '../rewards/mission/feature.ts';
import { promotionFeature } from '../rewards/promotion/feature.ts';
import { rewardFeature } from '../rewards/reward/feature.ts';
import { vipFeature } from '../rewards/vip/feature.ts';
import { roundFeature } from '../round/feature.ts';
import { secondFactorFeature } from '../second-factor/feature.ts';
import { serviceChannelFeature } from '../service-channel/feature.ts';
import { siteLinkFeature } from '../site-link/feature.ts';
import { staffFeature } from '../staff/feature.ts';
import { teamFeature } from '../team/feature.ts';
import { thirdPartyFeature } from '../third-party/feature.ts';
import { vendorFeature } from '../vendor/feature.ts';
import { vendorSandboxFeature } from '../vendor-sandbox/feature.ts';
import { vendorWalletFeature } from '../vendor-wallet/feature.ts';
import { verificationCodeFeature } from '../verification-code/feature.ts';
import { voucherFeature } from '../voucher/feature.ts';
import { walletFeature } from '../wallet/feature.ts';
import { whitelabelFlagsFeature } from '../whitelabel-flags/feature.ts';
import { winnerFeature } from '../winner/feature.ts';

/** The features that need the shared parts alone. */
export const PLAIN_FEATURES: readonly ((parts: Parts) => Feature)[] = [
  adjustmentFeature,
  agentFeature,
  auditFeature,
  bankAccountFeature,
  bankStatementFeature,
  contractFeature,
  creditFeature,
  dayFeature,
  deadEventFeature,
  deviceFeature,
  docsFeature,
  exclusionFeature,
  favouriteFeature,
  feedbackFeature,
  figuresFeature,
  gameHostsFeature,
  gamePolicyFeature,
  gameSettingsFeature,
  harmCaseFeature,
  helpFeature,
  humanCheckFeature,
  inboxFeature,
  ledgerHealthFeature,
  likelyAccountFeature,
  linkedEmailFeature,
  lobbyFeature,
  memberActFeature,
  memberTagFeature,
  messageFeature,
  passkeyFeature,
  passwordFeature,
  pointsFeature,
  proofFeature,
  rebateFeature,
  reconciliationFeature,
  referralFeature,
  regionRulesFeature,
  registerRulesFeature,
  registrationFeature,
  responsibleContactFeature,
  campaignFeature,
  missionFeature,
  promotionFeature,
  rewardFeature,
  vipFeature,
  roundFeature,
  secondFactorFeature,
  serviceChannelFeature,
  siteLinkFeature,
  staffFeature,
  teamFeature,
  thirdPartyFeature,
  vendorFeature,
  vendorSandboxFeature,
  vendorWalletFeature,
  verificationCodeFeature,
  voucherFeature,
  walletFeature,
  whitelabelFlagsFeature,
  winnerFeature,
];
