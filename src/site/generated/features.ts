// Generated from the folders of src/site/features by codegen. Do not edit.
import { agentFeature } from '../features/agent/feature.ts';
import { announcementFeature } from '../features/announcement/feature.ts';
import { depositFeature } from '../features/deposit/feature.ts';
import { documentFeature } from '../features/document/feature.ts';
import { downloadFeature } from '../features/download/feature.ts';
import { fairnessFeature } from '../features/fairness/feature.ts';
import { feedbackFeature } from '../features/feedback/feature.ts';
import { gameFeature } from '../features/game/feature.ts';
import { helpFeature } from '../features/help/feature.ts';
import { homeFeature } from '../features/home/feature.ts';
import { inboxFeature } from '../features/inbox/feature.ts';
import { inviteFeature } from '../features/invite/feature.ts';
import { jackpotFeature } from '../features/jackpot/feature.ts';
import { joinFeature } from '../features/join/feature.ts';
import { lobbyFeature } from '../features/lobby/feature.ts';
import { lotteryFeature } from '../features/lottery/feature.ts';
import { memberFeature } from '../features/member/feature.ts';
import { passwordFeature } from '../features/password/feature.ts';
import { pointsFeature } from '../features/points/feature.ts';
import { promotionFeature } from '../features/promotion/feature.ts';
import { rebateFeature } from '../features/rebate/feature.ts';
import { recordFeature } from '../features/record/feature.ts';
import { registrationFeature } from '../features/registration/feature.ts';
import { rewardFeature } from '../features/reward/feature.ts';
import { saferPlayFeature } from '../features/safer-play/feature.ts';
import { sessionFeature } from '../features/session/feature.ts';
import { sportsbookFeature } from '../features/sportsbook/feature.ts';
import { studioFeature } from '../features/studio/feature.ts';
import { thirdPartyFeature } from '../features/third-party/feature.ts';
import { uplineFeature } from '../features/upline/feature.ts';
import { vipFeature } from '../features/vip/feature.ts';
import { withdrawalFeature } from '../features/withdrawal/feature.ts';

/** Every feature of the site. What none of them declares does not exist on it. */
export const FEATURES = {
  agent: agentFeature,
  announcement: announcementFeature,
  deposit: depositFeature,
  document: documentFeature,
  download: downloadFeature,
  fairness: fairnessFeature,
  feedback: feedbackFeature,
  game: gameFeature,
  help: helpFeature,
  home: homeFeature,
  inbox: inboxFeature,
  invite: inviteFeature,
  jackpot: jackpotFeature,
  join: joinFeature,
  lobby: lobbyFeature,
  lottery: lotteryFeature,
  member: memberFeature,
  password: passwordFeature,
  points: pointsFeature,
  promotion: promotionFeature,
  rebate: rebateFeature,
  record: recordFeature,
  registration: registrationFeature,
  reward: rewardFeature,
  saferPlay: saferPlayFeature,
  session: sessionFeature,
  sportsbook: sportsbookFeature,
  studio: studioFeature,
  thirdParty: thirdPartyFeature,
  upline: uplineFeature,
  vip: vipFeature,
  withdrawal: withdrawalFeature,
} as const;
