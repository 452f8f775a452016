// Generated from the folders of src/office/features by codegen. Do not edit.

import adjustmentDesk from '../../../brands/_base/locales/es/adjustment-desk.json' with { type: 'json' };
import affiliateApplicationDesk from '../../../brands/_base/locales/es/affiliate-application-desk.json' with { type: 'json' };
import agentDesk from '../../../brands/_base/locales/es/agent-desk.json' with { type: 'json' };
import agentMoveDesk from '../../../brands/_base/locales/es/agent-move-desk.json' with { type: 'json' };
import announcementDesk from '../../../brands/_base/locales/es/announcement-desk.json' with { type: 'json' };
import auditDesk from '../../../brands/_base/locales/es/audit-desk.json' with { type: 'json' };
import bannerDesk from '../../../brands/_base/locales/es/banner-desk.json' with { type: 'json' };
import boardDesk from '../../../brands/_base/locales/es/board-desk.json' with { type: 'json' };
import contractDesk from '../../../brands/_base/locales/es/contract-desk.json' with { type: 'json' };
import depositDesk from '../../../brands/_base/locales/es/deposit-desk.json' with { type: 'json' };
import depositRouteDesk from '../../../brands/_base/locales/es/deposit-route-desk.json' with { type: 'json' };
import eventDesk from '../../../brands/_base/locales/es/event-desk.json' with { type: 'json' };
import exclusionDesk from '../../../brands/_base/locales/es/exclusion-desk.json' with { type: 'json' };
import feedbackDesk from '../../../brands/_base/locales/es/feedback-desk.json' with { type: 'json' };
import gameHostsDesk from '../../../brands/_base/locales/es/game-hosts-desk.json' with { type: 'json' };
import gamePolicyDesk from '../../../brands/_base/locales/es/game-policy-desk.json' with { type: 'json' };
import gameReturnDesk from '../../../brands/_base/locales/es/game-return-desk.json' with { type: 'json' };
import gamesDesk from '../../../brands/_base/locales/es/games-desk.json' with { type: 'json' };
import harmCase from '../../../brands/_base/locales/es/harm-case.json' with { type: 'json' };
import heldRewardDesk from '../../../brands/_base/locales/es/held-reward-desk.json' with { type: 'json' };
import help from '../../../brands/_base/locales/es/help.json' with { type: 'json' };
import helpDesk from '../../../brands/_base/locales/es/help-desk.json' with { type: 'json' };
import inboxDesk from '../../../brands/_base/locales/es/inbox-desk.json' with { type: 'json' };
import jackpotDesk from '../../../brands/_base/locales/es/jackpot-desk.json' with { type: 'json' };
import ledgerDesk from '../../../brands/_base/locales/es/ledger-desk.json' with { type: 'json' };
import likelyAccount from '../../../brands/_base/locales/es/likely-account.json' with { type: 'json' };
import lotteryDesk from '../../../brands/_base/locales/es/lottery-desk.json' with { type: 'json' };
import lotteryPlay from '../../../brands/_base/locales/es/lottery-play.json' with { type: 'json' };
import memberAct from '../../../brands/_base/locales/es/member-act.json' with { type: 'json' };
import messageDesk from '../../../brands/_base/locales/es/message-desk.json' with { type: 'json' };
import messageTemplatesDesk from '../../../brands/_base/locales/es/message-templates-desk.json' with { type: 'json' };
import office from '../../../brands/_base/locales/es/office.json' with { type: 'json' };
import pattern from '../../../brands/_base/locales/es/pattern.json' with { type: 'json' };
import plan from '../../../brands/_base/locales/es/plan.json' with { type: 'json' };
import pointGoodsDesk from '../../../brands/_base/locales/es/point-goods-desk.json' with { type: 'json' };
import pointRedemptionDesk from '../../../brands/_base/locales/es/point-redemption-desk.json' with { type: 'json' };
import pointsDesk from '../../../brands/_base/locales/es/points-desk.json' with { type: 'json' };
import promoCodeDesk from '../../../brands/_base/locales/es/promo-code-desk.json' with { type: 'json' };
import promotionApplicationDesk from '../../../brands/_base/locales/es/promotion-application-desk.json' with { type: 'json' };
import promotionDesk from '../../../brands/_base/locales/es/promotion-desk.json' with { type: 'json' };
import reconciliationDesk from '../../../brands/_base/locales/es/reconciliation-desk.json' with { type: 'json' };
import referralReviewDesk from '../../../brands/_base/locales/es/referral-review-desk.json' with { type: 'json' };
import resourceDesk from '../../../brands/_base/locales/es/resource-desk.json' with { type: 'json' };
import returnableDepositDesk from '../../../brands/_base/locales/es/returnable-deposit-desk.json' with { type: 'json' };
import rewardGrantDesk from '../../../brands/_base/locales/es/reward-grant-desk.json' with { type: 'json' };
import roundDesk from '../../../brands/_base/locales/es/round-desk.json' with { type: 'json' };
import roundRefundDesk from '../../../brands/_base/locales/es/round-refund-desk.json' with { type: 'json' };
import serviceDesk from '../../../brands/_base/locales/es/service-desk.json' with { type: 'json' };
import shell from '../../../brands/_base/locales/es/shell.json' with { type: 'json' };
import sports from '../../../brands/_base/locales/es/sports.json' with { type: 'json' };
import sportsDesk from '../../../brands/_base/locales/es/sports-desk.json' with { type: 'json' };
import staff from '../../../brands/_base/locales/es/staff.json' with { type: 'json' };
import staffActDesk from '../../../brands/_base/locales/es/staff-act-desk.json' with { type: 'json' };
import staffChangeDesk from '../../../brands/_base/locales/es/staff-change-desk.json' with { type: 'json' };
import staffDesk from '../../../brands/_base/locales/es/staff-desk.json' with { type: 'json' };
import staffPasskey from '../../../brands/_base/locales/es/staff-passkey.json' with { type: 'json' };
import staffSecondFactor from '../../../brands/_base/locales/es/staff-second-factor.json' with { type: 'json' };
import statementLineDesk from '../../../brands/_base/locales/es/statement-line-desk.json' with { type: 'json' };
import studio from '../../../brands/_base/locales/es/studio.json' with { type: 'json' };
import studioDesk from '../../../brands/_base/locales/es/studio-desk.json' with { type: 'json' };
import ui from '../../../brands/_base/locales/es/ui.json' with { type: 'json' };
import validation from '../../../brands/_base/locales/es/validation.json' with { type: 'json' };
import vendorDesk from '../../../brands/_base/locales/es/vendor-desk.json' with { type: 'json' };
import vipDesk from '../../../brands/_base/locales/es/vip-desk.json' with { type: 'json' };
import voucherDesk from '../../../brands/_base/locales/es/voucher-desk.json' with { type: 'json' };
import walletPolicyDesk from '../../../brands/_base/locales/es/wallet-policy-desk.json' with { type: 'json' };
import withdrawalDesk from '../../../brands/_base/locales/es/withdrawal-desk.json' with { type: 'json' };

/** The texts that the features of the office declare. */
export const texts = {
  'adjustment-desk': adjustmentDesk,
  'affiliate-application-desk': affiliateApplicationDesk,
  'agent-desk': agentDesk,
  'agent-move-desk': agentMoveDesk,
  'announcement-desk': announcementDesk,
  'audit-desk': auditDesk,
  'banner-desk': bannerDesk,
  'board-desk': boardDesk,
  'contract-desk': contractDesk,
  'deposit-desk': depositDesk,
  'deposit-route-desk': depositRouteDesk,
  'event-desk': eventDesk,
  'exclusion-desk': exclusionDesk,
  'feedback-desk': feedbackDesk,
  'game-hosts-desk': gameHostsDesk,
  'game-policy-desk': gamePolicyDesk,
  'game-return-desk': gameReturnDesk,
  'games-desk': gamesDesk,
  'harm-case': harmCase,
  'held-reward-desk': heldRewardDesk,
  'help': help,
  'help-desk': helpDesk,
  'inbox-desk': inboxDesk,
  'jackpot-desk': jackpotDesk,
  'ledger-desk': ledgerDesk,
  'likely-account': likelyAccount,
  'lottery-desk': lotteryDesk,
  'lottery-play': lotteryPlay,
  'member-act': memberAct,
  'message-desk': messageDesk,
  'message-templates-desk': messageTemplatesDesk,
  'office': office,
  'pattern': pattern,
  'plan': plan,
  'point-goods-desk': pointGoodsDesk,
  'point-redemption-desk': pointRedemptionDesk,
  'points-desk': pointsDesk,
  'promo-code-desk': promoCodeDesk,
  'promotion-application-desk': promotionApplicationDesk,
  'promotion-desk': promotionDesk,
  'reconciliation-desk': reconciliationDesk,
  'referral-review-desk': referralReviewDesk,
  'resource-desk': resourceDesk,
  'returnable-deposit-desk': returnableDepositDesk,
  'reward-grant-desk': rewardGrantDesk,
  'round-desk': roundDesk,
  'round-refund-desk': roundRefundDesk,
  'service-desk': serviceDesk,
  'shell': shell,
  'sports': sports,
  'sports-desk': sportsDesk,
  'staff': staff,
  'staff-act-desk': staffActDesk,
  'staff-change-desk': staffChangeDesk,
  'staff-desk': staffDesk,
  'staff-passkey': staffPasskey,
  'staff-second-factor': staffSecondFactor,
  'statement-line-desk': statementLineDesk,
  'studio': studio,
  'studio-desk': studioDesk,
  'ui': ui,
  'validation': validation,
  'vendor-desk': vendorDesk,
  'vip-desk': vipDesk,
  'voucher-desk': voucherDesk,
  'wallet-policy-desk': walletPolicyDesk,
  'withdrawal-desk': withdrawalDesk,
} as const;
