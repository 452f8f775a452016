// Generated from the folders of src/office/features by codegen. Do not edit.

import adjustmentDesk from '../../../brands/_base/locales/en/adjustment-desk.json' with { type: 'json' };
import agentDesk from '../../../brands/_base/locales/en/agent-desk.json' with { type: 'json' };
import announcementDesk from '../../../brands/_base/locales/en/announcement-desk.json' with { type: 'json' };
import bannerDesk from '../../../brands/_base/locales/en/banner-desk.json' with { type: 'json' };
import depositDesk from '../../../brands/_base/locales/en/deposit-desk.json' with { type: 'json' };
import depositRouteDesk from '../../../brands/_base/locales/en/deposit-route-desk.json' with { type: 'json' };
import eventDesk from '../../../brands/_base/locales/en/event-desk.json' with { type: 'json' };
import exclusionDesk from '../../../brands/_base/locales/en/exclusion-desk.json' with { type: 'json' };
import feedbackDesk from '../../../brands/_base/locales/en/feedback-desk.json' with { type: 'json' };
import gamePolicyDesk from '../../../brands/_base/locales/en/game-policy-desk.json' with { type: 'json' };
import gameReturnDesk from '../../../brands/_base/locales/en/game-return-desk.json' with { type: 'json' };
import gamesDesk from '../../../brands/_base/locales/en/games-desk.json' with { type: 'json' };
import harmCase from '../../../brands/_base/locales/en/harm-case.json' with { type: 'json' };
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
import promotionDesk from '../../../brands/_base/locales/en/promotion-desk.json' with { type: 'json' };
import resourceDesk from '../../../brands/_base/locales/en/resource-desk.json' with { type: 'json' };
import roundDesk from '../../../brands/_base/locales/en/round-desk.json' with { type: 'json' };
import serviceDesk from '../../../brands/_base/locales/en/service-desk.json' with { type: 'json' };
import shell from '../../../brands/_base/locales/en/shell.json' with { type: 'json' };
import staff from '../../../brands/_base/locales/en/staff.json' with { type: 'json' };
import staffActDesk from '../../../brands/_base/locales/en/staff-act-desk.json' with { type: 'json' };
import staffPasskey from '../../../brands/_base/locales/en/staff-passkey.json' with { type: 'json' };
import staffSecondFactor from '../../../brands/_base/locales/en/staff-second-factor.json' with { type: 'json' };
import ui from '../../../brands/_base/locales/en/ui.json' with { type: 'json' };
import validation from '../../../brands/_base/locales/en/validation.json' with { type: 'json' };
import voucherDesk from '../../../brands/_base/locales/en/voucher-desk.json' with { type: 'json' };
import withdrawalDesk from '../../../brands/_base/locales/en/withdrawal-desk.json' with { type: 'json' };

/** The texts that the features of the office declare. */
export const texts = {
  'adjustment-desk': adjustmentDesk,
  'agent-desk': agentDesk,
  'announcement-desk': announcementDesk,
  'banner-desk': bannerDesk,
  'deposit-desk': depositDesk,
  'deposit-route-desk': depositRouteDesk,
  'event-desk': eventDesk,
  'exclusion-desk': exclusionDesk,
  'feedback-desk': feedbackDesk,
  'game-policy-desk': gamePolicyDesk,
  'game-return-desk': gameReturnDesk,
  'games-desk': gamesDesk,
  'harm-case': harmCase,
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
  'promotion-desk': promotionDesk,
  'resource-desk': resourceDesk,
  'round-desk': roundDesk,
  'service-desk': serviceDesk,
  'shell': shell,
  'staff': staff,
  'staff-act-desk': staffActDesk,
  'staff-passkey': staffPasskey,
  'staff-second-factor': staffSecondFactor,
  'ui': ui,
  'validation': validation,
  'voucher-desk': voucherDesk,
  'withdrawal-desk': withdrawalDesk,
} as const;
