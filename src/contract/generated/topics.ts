// Generated from schemas/topics by `npm run codegen`. Do not edit.
import type {
  AnnouncementsStamp,
  GameTables,
  GetJackpotValue,
  InboxState,
  LatestDeposits,
  LatestWithdrawals,
  ListWinnersValue,
  LiveTables,
  LotteryDraws,
  QueueChange,
  RewardSummary,
  SiteOpening,
  SportsEventList,
  WalletBalance,
} from './types.ts';

export const topics = {
  announcement: {"audience":"brand","callers":["visitor"]},
  balance: {"audience":"member","callers":["member","agent"]},
  brandDraft: {"audience":"staff","callers":["staff"],"permission":"brand.read"},
  deposit: {"audience":"member","callers":["member","agent"]},
  depositQueue: {"audience":"staff","callers":["staff"],"permission":"deposit.read"},
  feedbackQueue: {"audience":"staff","callers":["staff"],"permission":"feedback.read"},
  gameTable: {"audience":"brand","callers":["visitor"]},
  inbox: {"audience":"member","callers":["member","agent"]},
  inboxQueue: {"audience":"staff","callers":["staff"],"permission":"inbox.read"},
  jackpot: {"audience":"brand","callers":["visitor"]},
  liveTables: {"audience":"brand","callers":["visitor"]},
  lotteryDraw: {"audience":"brand","callers":["visitor"]},
  messageQueue: {"audience":"staff","callers":["staff"],"permission":"message.read"},
  promotionQueue: {"audience":"staff","callers":["staff"],"permission":"promotion.read"},
  reward: {"audience":"member","callers":["member","agent"]},
  siteStatus: {"audience":"brand","callers":["visitor"]},
  sportsLive: {"audience":"brand","callers":["visitor"]},
  winner: {"audience":"brand","callers":["visitor"]},
  withdrawal: {"audience":"member","callers":["member","agent"]},
  withdrawalQueue: {"audience":"staff","callers":["staff"],"permission":"withdrawal.read"},
} as const;

/** The state that each topic tells. */
export interface TopicTypes {
  announcement: AnnouncementsStamp;
  balance: WalletBalance;
  brandDraft: QueueChange;
  deposit: LatestDeposits;
  depositQueue: QueueChange;
  feedbackQueue: QueueChange;
  gameTable: GameTables;
  inbox: InboxState;
  inboxQueue: QueueChange;
  jackpot: GetJackpotValue;
  liveTables: LiveTables;
  lotteryDraw: LotteryDraws;
  messageQueue: QueueChange;
  promotionQueue: QueueChange;
  reward: RewardSummary;
  siteStatus: SiteOpening;
  sportsLive: SportsEventList;
  winner: ListWinnersValue;
  withdrawal: LatestWithdrawals;
  withdrawalQueue: QueueChange;
}
