// Generated from the files *.setting.ts of src/domain by codegen. Do not edit.
import { setting as agentPolicy } from '../agent/agent-policy.setting.ts';
import { setting as banners } from '../banner/banners.setting.ts';
import { setting as contractPolicy } from '../contract/contract-policy.setting.ts';
import { setting as brandDay } from '../day/brand-day.setting.ts';
import { setting as depositRoutes } from '../deposit/deposit-routes.setting.ts';
import { setting as gameHosts } from '../game/game-hosts.setting.ts';
import { setting as gamePolicy } from '../game/game-policy.setting.ts';
import { setting as gameSettings } from '../game/game-settings.setting.ts';
import { setting as helpPages } from '../help/help-pages.setting.ts';
import { setting as messageTemplates } from '../inbox/message-templates.setting.ts';
import { setting as jackpot } from '../jackpot/jackpot.setting.ts';
import { setting as lotteryTerms } from '../lottery/lottery-terms.setting.ts';
import { setting as pointGoods } from '../points/point-goods.setting.ts';
import { setting as pointsPolicy } from '../points/points-policy.setting.ts';
import { setting as rewardPolicy } from '../rebate/reward-policy.setting.ts';
import { setting as regionRules } from '../region/region-rules.setting.ts';
import { setting as registerRules } from '../registration/register-rules.setting.ts';
import { setting as responsibleContact } from '../responsible-contact/responsible-contact.setting.ts';
import { setting as secondFactorPolicy } from '../second-factor/second-factor-policy.setting.ts';
import { setting as serviceChannels } from '../service-channel/service-channels.setting.ts';
import { setting as sessionLimits } from '../session/session-limits.setting.ts';
import { setting as siteLinks } from '../site-link/site-links.setting.ts';
import { setting as sportsTerms } from '../sports/sports-terms.setting.ts';
import { setting as walletPolicy } from '../vendor/wallet-policy.setting.ts';
import { setting as vipPolicy } from '../vip/vip-policy.setting.ts';
import { setting as whitelabelFlags } from '../whitelabel/whitelabel-flags.setting.ts';
import { setting as withdrawalTerms } from '../withdrawal/withdrawal-terms.setting.ts';

/** Every setting of a brand that staff edit, by its kind. */
export const SETTINGS = {
  agentPolicy,
  banners,
  contractPolicy,
  brandDay,
  depositRoutes,
  gameHosts,
  gamePolicy,
  gameSettings,
  helpPages,
  messageTemplates,
  jackpot,
  lotteryTerms,
  pointGoods,
  pointsPolicy,
  rewardPolicy,
  regionRules,
  registerRules,
  responsibleContact,
  secondFactorPolicy,
  serviceChannels,
  sessionLimits,
  siteLinks,
  sportsTerms,
  walletPolicy,
  vipPolicy,
  whitelabelFlags,
  withdrawalTerms,
};
