// Generated from the folders of src/office/features by codegen. Do not edit.

import adjustmentDesk from '../../../brands/_base/locales/en/adjustment-desk.json' with { type: 'json' };
import affiliateApplicationDesk from '../../../brands/_base/locales/en/affiliate-application-desk.json' with { type: 'json' };
import agentDesk from '../../../brands/_base/locales/en/agent-desk.json' with { type: 'json' };
import agentMoveDesk from '../../../brands/_base/locales/en/agent-move-desk.json' with { type: 'json' };
import announcementDesk from '../../../brands/_base/locales/en/announcement-desk.json' with { type: 'json' };
import auditDesk from '../../../brands/_base/locales/en/audit-desk.json' with { type: 'json' };
import bannerDesk from '../../../brands/_base/locales/en/banner-desk.json' with { type: 'json' };
import boardDesk from '../../../brands/_base/locales/en/board-desk.json' with { type: 'json' };
import contractDesk from '../../../brands/_base/locales/en/contract-desk.json' with { type: 'json' };
import depositDesk from '../../../brands/_base/locales/en/deposit-desk.json' with { type: 'json' };
import depositRouteDesk from '../../../brands/_base/locales/en/deposit-route-desk.json' with { type: 'json' };
import eventDesk from '../../../brands/_base/locales/en/event-desk.json' with { type: 'json' };
import exclusionDesk from '../../../brands/_base/locales/en/exclusion-desk.json' with { type: 'json' };
import feedbackDesk from '../../../brands/_base/locales/en/feedback-desk.json' with { type: 'json' };
import gameHostsDesk from '../../../brands/_base/locales/en/game-hosts-desk.json' with { type: 'json' };
import gamePolicyDesk from '../../../brands/_base/locales/en/game-policy-desk.json' with { type: 'json' };
import gameReturnDesk from '../../../brands/_base/locales/en/game-return-desk.json' with { type: 'json' };
import gamesDesk from '../../../brands/_base/locales/en/games-desk.json' with { type: 'json' };
import harmCase from '../../../brands/_base/locales/en/harm-case.json' with { type: 'json' };
import heldRewardDesk from '../../../brands/_base/locales/en/held-reward-desk.json' with { type: 'json' };
import help from '../../../brands/_base/locales/en/help.json' with { type: 'json' };
import helpDesk from '../../../brands/_base/locales/en/help-desk.json' with { type: 'json' };
import inboxDesk from '../../../brands/_base/locales/en/inbox-desk.json' with { type: 'json' };
import jackpotDesk from '../../../brands/_base/locales/en/jackpot-desk.json' with { type: 'json' };
import ledgerDesk from '../../../brands/_base/locales/en/ledger-desk.json' with { type: 'json' };
import likelyAccount from '../../../brands/_base/locales/en/likely-account.json' with { type: 'json' };
import lotteryDesk from '../../../brands/_base/locales/en/lottery-desk.json' with { type: 'json' };
import lotteryPlay from '../../../brands/_base/locales/en/lottery-play.json' with { type: 'json' };
import memberAct from '../../../brands/_base/locales/en/member-act.json' with { type: 'json' };
import messageDesk from '../../../brands/_base/locales/en/message-desk.json' with { type: 'json' };
import messageTemplatesDesk from '../../../brands/_base/locales/en/message-templates-desk.json' with { type: 'json' };
import office from '../../../brands/_base/locales/en/office.json' with { type: 'json' };
import pattern from '../../../brands/_base/locales/en/pattern.json' with { type: 'json' };
import plan from '../../../brands/_base/locales/en/plan.json' with { type: 'json' };
import pointGoodsDesk from '../../../brands/_base/locales/en/point-goods-desk.json' with { type: 'json' };
import pointRedemptionDesk from '../../../brands/_base/locales/en/point-redemption-desk.json' with { type: 'json' };
import pointsDesk from '../../../brands/_base/locales/en/points-desk.json' with { type: 'json' };
import promoCodeDesk from '../../../brands/_base/locales/en/promo-code-desk.json' with { type: 'json' };
import promotionApplicationDesk from '../../../brands/_base/locales/en/promotion-application-desk.json' with { type: 'json' };
import promotionDesk from '../../../brands/_base/locales/en/promotion-desk.json' with { type: 'json' };
import reconciliationDesk from '../../../brands/_base/locales/en/reconciliation-desk.json' with { type: 'json' };
import referralReviewDesk from '../../../brands/_base/locales/en/referral-review-desk.json' with { type: 'json' };
import resourceDesk from '../../../brands/_base/locales/en/resource-desk.json' with { type: 'json' };
import returnableDepositDesk from '../../../brands/_base/locales/en/returnable-deposit-desk.json' with { type: 'json' };
import rewardGrantDesk from '../../../brands/_base/locales/en/reward-grant-desk.json' with { type: 'json' };
import roundDesk from '../../../brands/_base/locales/en/round-desk.json' with { type: 'json' };
import roundRefundDesk from '../../../brands/_base/locales/en/round-refund-desk.json' with { type: 'json' };
import serviceDesk from '../../../brands/_base/locales/en/service-desk.json' with { type: 'json' };
import shell from '../../../brands/_base/locales/en/shell.json' with { type: 'json' };
import sports from '../../../brands/_base/locales/en/sports.json' with { type: 'json' };
import sportsDesk from '../../../brands/_base/locales/en/sports-desk.json' with { type: 'json' };
import staff from '../../../brands/_base/locales/en/staff.json' with { type: 'json' };
import staffActDesk from '../../../brands/_base/locales/en/staff-act-desk.json' with { type: 'json' };
import staffChangeDesk from '../../../brands/_base/locales/en/staff-change-desk.json' with { type: 'json' };
import staffDesk from '../../../brands/_base/locales/en/staff-desk.json' with { type: 'json' };
import staffPasskey from '../../../brands/_base/locales/en/staff-passkey.json' with { type: 'json' };
import staffSecondFactor from '../../../brands/_base/locales/en/staff-second-factor.json' with { type: 'json' };
import statementLineDesk from '../../../brands/_base/locales/en/statement-line-desk.json' with { type: 'json' };
import studio from '../../../brands/_base/locales/en/studio.json' with { type: 'json' };
import studioDesk from '../../../brands/_base/locales/en/studio-desk.json' with { type: 'json' };
import ui from '../../../brands/_base/locales/en/ui.json' with { type: 'json' };
import validation from '../../../brands/_base/locales/en/validation.json' with { type: 'json' };
import vendorDesk from '../../../brands/_base/locales/en/vendor-desk.json' with { type: 'json' };
import vipDesk from '../../../brands/_base/locales/en/vip-desk.json' with { type: 'json' };
import voucherDesk from '../../../brands/_base/locales/en/voucher-desk.json' with { type: 'json' };
import walletPolicyDesk from '../../../brands/_base/locales/en/wallet-policy-desk.json' with { type: 'json' };
import withdrawalDesk from '../../../brands/_base/locales/en/withdrawal-desk.json' with { type: 'json' };

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
