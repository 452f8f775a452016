// Generated from schemas/api by `npm run codegen`. Do not edit.
// @ts-nocheck
import { validators as adjustment } from './adjustment.ts';
import { validators as agent } from './agent.ts';
import { validators as bankAccount } from './bank-account.ts';
import { validators as brand } from './brand.ts';
import { validators as campaign } from './campaign.ts';
import { validators as content } from './content.ts';
import { validators as contract } from './contract.ts';
import { validators as credit } from './credit.ts';
import { validators as deposit } from './deposit.ts';
import { validators as desk } from './desk.ts';
import { validators as exclusion } from './exclusion.ts';
import { validators as favourite } from './favourite.ts';
import { validators as feedback } from './feedback.ts';
import { validators as game } from './game.ts';
import { validators as harmCase } from './harm-case.ts';
import { validators as help } from './help.ts';
import { validators as house } from './house.ts';
import { validators as inbox } from './inbox.ts';
import { validators as jackpot } from './jackpot.ts';
import { validators as ledger } from './ledger.ts';
import { validators as linkedEmail } from './linked-email.ts';
import { validators as live } from './live.ts';
import { validators as lottery } from './lottery.ts';
import { validators as member } from './member.ts';
import { validators as message } from './message.ts';
import { validators as mission } from './mission.ts';
import { validators as passkey } from './passkey.ts';
import { validators as password } from './password.ts';
import { validators as payment } from './payment.ts';
import { validators as platform } from './platform.ts';
import { validators as points } from './points.ts';
import { validators as promotion } from './promotion.ts';
import { validators as rebate } from './rebate.ts';
import { validators as reconciliation } from './reconciliation.ts';
import { validators as record } from './record.ts';
import { validators as referral } from './referral.ts';
import { validators as registry } from './registry.ts';
import { validators as reward } from './reward.ts';
import { validators as round } from './round.ts';
import { validators as saferPlay } from './safer-play.ts';
import { validators as session } from './session.ts';
import { validators as site } from './site.ts';
import { validators as sports } from './sports.ts';
import { validators as staff } from './staff.ts';
import { validators as staffAct } from './staff-act.ts';
import { validators as studio } from './studio.ts';
import { validators as system } from './system.ts';
import { validators as team } from './team.ts';
import { validators as thirdParty } from './third-party.ts';
import { validators as vendor } from './vendor.ts';
import { validators as verification } from './verification.ts';
import { validators as vip } from './vip.ts';
import { validators as wallet } from './wallet.ts';
import { validators as winner } from './winner.ts';
import { validators as withdrawal } from './withdrawal.ts';

export const requestValidators = {
  ...adjustment,
  ...agent,
  ...bankAccount,
  ...brand,
  ...campaign,
  ...content,
  ...contract,
  ...credit,
  ...deposit,
  ...desk,
  ...exclusion,
  ...favourite,
  ...feedback,
  ...game,
  ...harmCase,
  ...help,
  ...house,
  ...inbox,
  ...jackpot,
  ...ledger,
  ...linkedEmail,
  ...live,
  ...lottery,
  ...member,
  ...message,
  ...mission,
  ...passkey,
  ...password,
  ...payment,
  ...platform,
  ...points,
  ...promotion,
  ...rebate,
  ...reconciliation,
  ...record,
  ...referral,
  ...registry,
  ...reward,
  ...round,
  ...saferPlay,
  ...session,
  ...site,
  ...sports,
  ...staff,
  ...staffAct,
  ...studio,
  ...system,
  ...team,
  ...thirdParty,
  ...vendor,
  ...verification,
  ...vip,
  ...wallet,
  ...winner,
  ...withdrawal,
};
