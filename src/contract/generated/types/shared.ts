// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { AgentContract, AgentTerms } from './agent.ts';
import type { BrandId, BrandOffers } from './brand.ts';
import type { CampaignFact, CampaignPeriod } from './campaign.ts';
import type { DepositStatus } from './deposit.ts';
import type { GameCategory, GameCode, GameTable, GameTheme } from './game.ts';
import type { JackpotTerms, JackpotTicket } from './jackpot.ts';
import type { LiveChoice, LiveSeatNumber, LiveTable } from './live.ts';
import type { LotteryDrawStatus, LotteryGame, LotteryNumero, LotteryTicket } from './lottery.ts';
import type { MemberStatus, MemberTag } from './member.ts';
import type { MessageStatus } from './message.ts';
import type { MissionGoal } from './mission.ts';
import type { Passkey } from './passkey.ts';
import type { PaymentReference } from './payment.ts';
import type { PromotionType } from './promotion.ts';
import type { RecordId } from './record.ts';
import type { ReferralSignal, ReferralStatus } from './referral.ts';
import type { RewardKind, RewardSource, RewardStatus } from './reward.ts';
import type { RoundStatus } from './round.ts';
import type { SiteLink } from './site.ts';
import type { SportsBet, SportsCode, SportsEventId, SportsEventStatus, SportsHandResult, SportsMarketKey, SportsMarketStatus, SportsScore, SportsTrade } from './sports.ts';
import type { ThirdParty } from './third-party.ts';
import type { VendorCode } from './vendor.ts';
import type { WithdrawalStatus } from './withdrawal.ts';

/**
 * A bank account as people write it; spaces, hyphens, dots and slashes are ignored.
 */
export type AccountNumber = string;
/**
 * What two accounts share, the strongest first. person: name and birthday. address: the network address of the registration.
 */
export type AccountSignal =
  'document' | 'mobile' | 'email' | 'person' | 'bankAccount' | 'device' | 'address';
/**
 * 0 member; 1, 2, 41 and 42 agents; 4 trial.
 */
export type AccountType = 0 | 1 | 2 | 4 | 41 | 42;
/**
 * Money in micro-units (10^-6 of the currency's unit) as a decimal integer, in a string because JavaScript numbers end at 2^53.
 */
export type AmountMicro = string;
/**
 * ISO 4217 code.
 */
export type CurrencyCode = string;
/**
 * A moment in UTC, ISO 8601.
 */
export type Moment = string;
/**
 * How far a player is with an activity.
 */
export type ActivityStatus =
  | 'join'
  | 'joined'
  | 'claim'
  | 'applying'
  | 'process'
  | 'issued'
  | 'claimed'
  | 'rejected'
  | 'close'
  | 'comingSoon';
/**
 * A bank of the registry.
 */
export type BankId = string;
/**
 * The holder of a bank account.
 */
export type PayeeName = string;
/**
 * Names a picture that was brought, by its bytes.
 */
export type BannerPictureId = string;
/**
 * Why staff changed something; kept in the audit trail.
 */
export type ChangeReason = string;
/**
 * Money above zero in micro-units (10^-6 of the currency unit), as a decimal integer in a string.
 */
export type PositiveAmountMicro = string;
/**
 * BCP 47 language tag.
 */
export type LanguageCode = string;
/**
 * 0 to 100 with up to four decimals, as text: rates are never floating point.
 */
export type Percent = string;
/**
 * A day, yyyy-MM-dd, in the time zone of the brand.
 */
export type CalendarDay = string;
/**
 * A prize group: at 2000 a lottery is fair, the difference to the own series is rebate.
 */
export type PrizeSeries = number;
/**
 * Counts the changes of one kind of a brand's server facts; a change names the one it started from.
 */
export type FactVersion = number;
/**
 * Part of the brand's rebate rates that goes to an agent and the agents below, in ten-thousandths.
 */
export type ShareBasisPoints = number;
/**
 * B banner, PL player notice, PU popup, PR promotion, H help.
 */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';
/**
 * Whom an announcement opens by itself for: A signed in, B anonymous, F first sign-in.
 */
export type AnnouncementExecution = 'A' | 'B' | 'F';
/**
 * Who uses the site.
 */
export type CallerKind = 'visitor' | 'member' | 'agent' | 'trial';
/**
 * totp: the code of an authenticator app (RFC 6238). recovery: one of the codes kept for a lost phone, each good once. sms: a code sent to the account's number. email: a code sent to the account's proven e-mail address. payee: the name on one of the account's bank accounts.
 */
export type SecondFactorKind = 'totp' | 'recovery' | 'sms' | 'email' | 'payee';
/**
 * Id of a title, unique over all vendors.
 */
export type NodeId = string;
/**
 * adjust: the player's money becomes what the other side has. rollback: what is here is taken back. arrived, returned: how money under way ended at the vendor.
 */
export type DifferenceRepair = 'adjust' | 'rollback' | 'arrived' | 'returned';
/**
 * Where banners are shown: w_home in the carousel of the home page, w_forget beside the way back to a forgotten password.
 */
export type BannerGroup = 'w_home' | 'w_forget';
/**
 * The players' site, or the area of agents.
 */
export type SignInArea = 'site' | 'agent';
/**
 * A kind of play that a player can block. LOTT is every lottery.
 */
export type PlayKind =
  'LOTT' | 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'PVP';
/**
 * running: scores still change. review: places are fixed, and staff check them. paid: prizes were given. cancelled: staff decided that the places hold no prizes.
 */
export type BoardState = 'running' | 'review' | 'paid' | 'cancelled';
/**
 * Counts the saves of a draft; a save names the one it started from.
 */
export type DraftVersion = number;
/**
 * A payment route.
 */
export type ChannelCode = string;
/**
 * A kind of money in a wallet. cash: withdrawable. bonus: restricted by turnover. promo: only for stakes. locked: reserved by holds, or turnover is owed. agentCredit: what an agent may hand on. receivable: a debt of the member, zero or below.
 */
export type Fund = 'cash' | 'bonus' | 'locked' | 'promo' | 'agentCredit' | 'receivable';
/**
 * The player's part of the randomness: 1 to 64 letters, digits, dots, underscores and hyphens.
 */
export type ClientSeed = string;
/**
 * An opaque token in base64url.
 */
export type ClientToken = string;
/**
 * What a player's own limit bounds: money deposited, stakes, losses (stakes less what came back), or time signed in.
 */
export type LimitKind = 'deposit' | 'stake' | 'loss' | 'time';
/**
 * The last 24 hours, 7 days or 30 days, counted back from now.
 */
export type LimitPeriod = 'day' | 'week' | 'month';
/**
 * What the player says of a payment that was sent.
 */
export type ReceiptOutcome = 'received' | 'partly' | 'notReceived';
/**
 * Where the next page starts; taken from an answer and sent back as it is.
 */
export type Cursor = string;
/**
 * The name of a part of the server that processes events.
 */
export type EventConsumer = string;
/**
 * Country calling code.
 */
export type DialingCode = string;
/**
 * missingHere: the other side has it and we do not. missingThere: we have it and the other side does not. differs: both have it with another amount. open: a round, or money under way, that did not end in time.
 */
export type DifferenceFault = 'missingHere' | 'missingThere' | 'differs' | 'open';
/**
 * asked: a repair waits for a second person. agreed: a later comparison did not find it.
 */
export type DifferenceState = 'open' | 'asked' | 'repaired' | 'explained' | 'agreed';
/**
 * What two accounts have in common.
 */
export type IdentityFactKind = 'mobile' | 'email' | 'document' | 'person' | 'device';
/**
 * 32 bytes in lower-case hexadecimal: a server seed, or the SHA-256 that commits to one.
 */
export type SeedHash = string;
/**
 * Counts the rounds played on one pair of seeds.
 */
export type Nonce = number;
/**
 * A capability that the platform allows or denies a brand.
 */
export type WhitelabelModule =
  | 'USERNAMEREG3'
  | 'MOBILENUMREG3'
  | 'MOBILEVERCODELOGIN3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  | 'FREEPLAY3'
  | 'PWDEXPFORCECHANGE3'
  | 'DIRECTREG3'
  | 'AGENTPOLICY3'
  | 'CHNGPASSVERIF3';
/**
 * Why money cannot be withdrawn now.
 */
export type LockReason =
  | 'withdrawal'
  | 'depositReturn'
  | 'vendorTransfer'
  | 'uplineTransfer'
  | 'lotteryChase'
  | 'stake'
  | 'bonus'
  | 'promo'
  | 'turnover';
/**
 * What a variant of a title gives back, in percent, to the nearest one: below what the title was designed with.
 */
export type ReturnClass = '95' | '94' | '92' | '90';
/**
 * Which lottery family is meant.
 */
export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';
/**
 * Decimal odds in thousandths: 1800 pays 1.80 for 1.
 */
export type OddsMilli = number;
/**
 * A mobile number as people write it: the local one, or with the calling code of the country.
 */
export type MobileNumber = string;
/**
 * What points are exchanged for. bonus and freeRounds follow the terms of a campaign. voucher: a code that staff send. physical: goods that staff ship.
 */
export type GoodKind = 'cash' | 'bonus' | 'freeRounds' | 'voucher' | 'physical';
/**
 * A label of goods.
 */
export type GoodTag = 'newbie' | 'limited' | 'specialOffer' | 'daily' | 'highRebate' | 'vip';
/**
 * What staff did about a case: nothing was needed, a message, a call, a lower limit, or an exclusion.
 */
export type HarmAction = 'none' | 'message' | 'call' | 'limit' | 'exclusion';
/**
 * A sign that play may do harm: losses that grow, deposits close together, declined deposits, withdrawals taken back, long sessions, play at night, limits that loosen, play after a break.
 */
export type HarmMarker =
  | 'lossesGrow'
  | 'depositsClose'
  | 'depositsDeclined'
  | 'withdrawalsTakenBack'
  | 'longSessions'
  | 'nightPlay'
  | 'limitsLoosen'
  | 'afterBreak';
/**
 * demo plays without money and never calls the wallet.
 */
export type PlayMode = 'real' | 'demo';
/**
 * A sliding puzzle, letters to read, or work for the device that needs no puzzle.
 */
export type HumanCheckKind = 'slider' | 'captcha' | 'proofOfWork';
/**
 * What a message was written about by itself.
 */
export type NoticeEvent =
  | 'depositCredited'
  | 'depositFailed'
  | 'depositHeld'
  | 'depositExpired'
  | 'passwordChanged'
  | 'newDevice'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'emailLinked'
  | 'recoveryCodeUsed'
  | 'codesLocked'
  | 'limitChanged'
  | 'playBlockChanged'
  | 'breakStarted'
  | 'breakEnded'
  | 'withdrawalApproved'
  | 'withdrawalRejected'
  | 'withdrawalSent'
  | 'withdrawalSettled'
  | 'withdrawalReturned'
  | 'payeeAdded'
  | 'withdrawalLate'
  | 'balanceAdjusted'
  | 'creditReceived'
  | 'contractOffered'
  | 'contractEndAsked'
  | 'contractEnded'
  | 'termsOffered'
  | 'uplineMessage'
  | 'affiliateDecided'
  | 'referralPaid'
  | 'rewardWaiting'
  | 'rewardHeld'
  | 'bonusCompleted'
  | 'bonusExpired'
  | 'applicationDecided'
  | 'redemptionDecided'
  | 'levelReached'
  | 'levelGrace'
  | 'levelLowered';
/**
 * Who settled that a payment arrived: the player, the time-out, or staff.
 */
export type ReceiptSource = 'player' | 'timeout' | 'staff';
/**
 * Why money moved, as the ledger names it.
 */
export type MoneyKind =
  | 'deposit'
  | 'withdrawal'
  | 'bet'
  | 'win'
  | 'betWin'
  | 'jackpotWin'
  | 'promoPayout'
  | 'adjustment'
  | 'rollback'
  | 'hold'
  | 'holdPosted'
  | 'holdVoided'
  | 'holdExpired'
  | 'payoutReturned'
  | 'compensation'
  | 'rebate'
  | 'commission'
  | 'creditSent'
  | 'creditReceived'
  | 'creditMoved'
  | 'contractPaid'
  | 'contractReceived'
  | 'referralReward'
  | 'bonusReleased'
  | 'bonusForfeited'
  | 'cashBack'
  | 'pointsEarned'
  | 'pointsSpent'
  | 'pointsReturned'
  | 'ticketsGiven'
  | 'ticketsUsed'
  | 'depositReversed'
  | 'vendorSent'
  | 'vendorReturned'
  | 'vendorReceived';
/**
 * Micro-units of the currency for money, minutes for time; above zero, as a decimal integer in a string.
 */
export type LimitAmount = string;
/**
 * How many items a page holds at most.
 */
export type PageLimit = number;
/**
 * What a player's feedback is about.
 */
export type QuestionType =
  'deposit' | 'withdrawal' | 'game' | 'customerService' | 'application' | 'other';
/**
 * Whether a registration link still takes registrations.
 */
export type RegistrationLinkState = 'open' | 'expired' | 'exhausted' | 'closed';
/**
 * open: no deposit was found for it; matched: a deposit was credited with it; ignored: it is none of ours.
 */
export type StatementLineState = 'open' | 'matched' | 'ignored';
/**
 * How a line differs from the deposit that it names: the amount is smaller or larger, the order was paid before, or its time was over.
 */
export type StatementDifference = 'partial' | 'excess' | 'double' | 'late';
/**
 * What a reviewer looks at: a new payee, one that other members use too, the first withdrawal, deposits that were hardly played with, an amount above what one person may approve, an address that the member was never seen at.
 */
export type RiskSignal =
  | 'newPayee'
  | 'sharedPayee'
  | 'firstWithdrawal'
  | 'depositNotPlayed'
  | 'largeAmount'
  | 'newAddress';
/**
 * A field of the registration form.
 */
export type RegistrationField =
  | 'username'
  | 'password'
  | 'confirmPassword'
  | 'payeeName'
  | 'email'
  | 'qqNum'
  | 'mobileNum'
  | 'countryDialingCode'
  | 'recommenderId'
  | 'captcha'
  | 'verificationCode'
  | 'affiliateCode'
  | 'paymentPassword'
  | 'line'
  | 'whatsapp'
  | 'facebook'
  | 'wechat'
  | 'telegram'
  | 'zalo'
  | 'skype'
  | 'idNumber'
  | 'referralCode'
  | 'fullName'
  | 'nickname'
  | 'birthday'
  | 'address'
  | 'nationality'
  | 'occupation'
  | 'sourceOfIncome'
  | 'bankAccountNumber';
/**
 * Whether visitors come in.
 */
export type RegionEffect = 'allow' | 'block';
/**
 * When a sign-in asks for the second factor of who has set one up. never: nobody can set one up.
 */
export type SecondFactorAsk = 'never' | 'newDevice' | 'always';
/**
 * What a sign-in of a member without an authenticator app may be asked for.
 */
export type SecondFactorOther = 'sms' | 'email' | 'payee';
/**
 * A kind of way to reach customer service.
 */
export type ServiceChannelType =
  'liveChat' | 'phone' | 'email' | 'whatsapp' | 'telegram' | 'line' | 'facebook' | 'zalo';
/**
 * Multipliers of the first win of a spin, the second, and so on.
 *
 * @minItems 1
 * @maxItems 8
 */
export type SlotLadder = number[];
/**
 * How a slot is played. lines: along lines. ways: on neighbouring reels. cascade: winners vanish and others fall. hold: coins stay while the other places turn again.
 */
export type SlotMechanic = 'lines' | 'ways' | 'cascade' | 'hold';
/**
 * Money of one kind within a statement.
 */
export interface ActivityLine {
  /**
   * agent: credit, commission and shares of an agent. vendor: moved to and from wallets that vendors keep. correction: anything else that staff or the system booked.
   */
  kind: 'deposit' | 'withdrawal' | 'stake' | 'return' | 'bonus' | 'agent' | 'vendor' | 'correction';
  count: number;
  /**
   * Into the player's balance above zero.
   */
  amountMicro: AmountMicro;
}
/**
 * What happened on an account within a time, from the ledger: the money at its start, each kind of movement, and the money at its end.
 */
export interface ActivityStatement {
  currency: CurrencyCode;
  from: Moment;
  to: Moment;
  openingMicro: AmountMicro;
  closingMicro: AmountMicro;
  /**
   * @maxItems 7
   */
  lines: ActivityLine[];
  minutesSignedIn: number;
}
/**
 * A time in which a vendor takes no new stakes.
 */
export interface MaintenanceWindow {
  from: Moment;
  until: Moment;
}
/**
 * A member asks to become an affiliate.
 */
export interface AffiliateApplication {
  brand: BrandId;
  applicationId: RecordId;
  memberId: RecordId;
  account: string;
  text: string;
  status: 'waiting' | 'approved' | 'rejected';
  reason: string;
  appliedAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
/**
 * Rebate rates by category in basis points of the valid bets; lotteries pay by series.
 */
export interface CategoryRates {
  LIVE: number;
  RNG: number;
  FISH: number;
  SPORTS: number;
  ESPORTS: number;
  COCKFIGHT: number;
  PVP: number;
}
/**
 * Who changed a brand's server facts last, when and why.
 */
export interface FactChange {
  at: Moment;
  /**
   * Null: the account is gone.
   */
  by: string | null;
  reason: string;
}
/**
 * How many direct downlines may have a series from this step on, up to the next step.
 */
export interface SeriesQuota {
  fromSeries: PrizeSeries;
  granted: number;
  used: number;
}
/**
 * A text to the players, in the language asked for or the best there is.
 */
export interface Announcement {
  id: RecordId;
  type: AnnouncementType;
  /**
   * Of title and content.
   */
  language: LanguageCode;
  title: string;
  /**
   * HTML, cleaned on the server.
   */
  content: string;
  /**
   * Shown from then on.
   */
  startDateStr: Moment;
  /**
   * Null: for everybody.
   */
  execution: AnnouncementExecution | null;
  /**
   * Null: it leads to no promotion.
   */
  promotionType: PromotionType | null;
}
/**
 * What staff write of an announcement.
 */
export interface AnnouncementDraft {
  /**
   * Banners (B) are pictures and have no text.
   */
  type: 'PL' | 'PU' | 'PR' | 'H';
  /**
   * Null: for everybody.
   */
  execution: AnnouncementExecution | null;
  /**
   * Who sees it.
   *
   * @minItems 1
   * @maxItems 4
   */
  visitorKinds: CallerKind[];
  startsAt: Moment;
  /**
   * Null: until it is withdrawn.
   */
  endsAt: Moment | null;
  /**
   * Null: it leads to no promotion.
   */
  promotionType: PromotionType | null;
  /**
   * The lowest comes first; among equals the newest start.
   */
  position: number;
  /**
   * One for each language; that of the brand's default language is needed.
   *
   * @minItems 1
   * @maxItems 60
   */
  texts: AnnouncementText[];
}
/**
 * An announcement in one language.
 */
export interface AnnouncementText {
  language: LanguageCode;
  title: string;
  /**
   * HTML; only the tags that src/domain/announcement/clean-html.ts lets through.
   */
  content: string;
}
export interface AnnouncementsStamp {
  changedAt: Moment;
}
/**
 * A picture and when it was added.
 */
export interface ApplicationPicture {
  url: string;
  addedAt: Moment;
}
/**
 * One thing that staff changed: never altered, never removed.
 */
export interface AuditEntry {
  /**
   * A brand, or _registry: it concerns every brand.
   */
  brand: string;
  id: RecordId;
  at: Moment;
  /**
   * Display name; null: the account is gone.
   */
  by: string | null;
  username: string | null;
  /**
   * The operation that made the change.
   */
  action: string;
  before: AuditValue | null;
  after: AuditValue | null;
  /**
   * Empty: the operation asks for none.
   */
  reason: string;
  subject: AuditSubject;
  /**
   * The currency of its amounts: the brand's; null: it concerns every brand.
   */
  currency: CurrencyCode | null;
}
/**
 * What was there before or after a change; its keys belong to the action.
 */
export interface AuditValue {
  [k: string]: unknown;
}
/**
 * The object of an act of staff. memberId and account: the player whose it is, where there is one. reference: of a withdrawal or a deposit.
 */
export interface AuditSubject {
  id: string;
  memberId: RecordId | null;
  account: string | null;
  reference: string | null;
}
/**
 * A picture of a banner group.
 */
export interface Banner {
  groupName: string;
  /**
   * Of the picture.
   */
  url: string;
  linkageType: 'none' | 'url' | 'game' | 'promotion' | 'page';
  target?: string;
}
/**
 * The banners of a brand, in the order players see them.
 */
export interface BannerSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * In the brand's order.
   *
   * @minItems 1
   * @maxItems 60
   */
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  /**
   * The slides of the brand's manifest follow; else they are there only while no banner is.
   */
  keepsOwn: boolean;
  /**
   * @maxItems 40
   */
  banners: OfficeBanner[];
}
/**
 * A banner as operators set it.
 */
export interface OfficeBanner {
  group: BannerGroup;
  /**
   * One that was brought; null: the figure is drawn.
   */
  picture: BannerPictureId | null;
  /**
   * The figure that the brand's art draws where no picture was brought.
   */
  hero: string;
  /**
   * page: a place on the brand's own site. url: https elsewhere.
   */
  linkageType: 'none' | 'page' | 'url';
  /**
   * Empty with none.
   */
  target: string;
  /**
   * Who sees it.
   *
   * @minItems 1
   * @maxItems 4
   */
  visitorKinds: CallerKind[];
  startsAt: Moment;
  /**
   * Null: until it is switched off.
   */
  endsAt: Moment | null;
  enabled: boolean;
  /**
   * One for each language; that of the brand's default language is needed.
   *
   * @minItems 1
   * @maxItems 60
   */
  texts: BannerText[];
}
/**
 * The words of a banner in one language; they stand over its picture.
 */
export interface BannerText {
  language: LanguageCode;
  title: string;
  subtitle: string;
  /**
   * What its button says, where it leads somewhere; empty: the product's word for it.
   */
  action: string;
  /**
   * What the picture shows, for who does not see it; empty: it only decorates.
   */
  alt: string;
}
/**
 * A market on which there are bets, with the result of each outcome that has some.
 */
export interface BetMarket {
  eventId: SportsEventId;
  sport: SportsCode;
  tournament: string;
  home: string;
  away: string;
  startsAt: Moment;
  market: SportsMarketKey;
  type: string;
  /**
   * @maxItems 6
   */
  specifiers: {
    name: string;
    value: string;
  }[];
  /**
   * Open bets of the brand on it.
   */
  openBets: number;
  betCount: number;
  /**
   * Names the result that was seen; 0: there was none.
   */
  resultVersion: string;
  /**
   * @maxItems 100
   */
  outcomes: BetOutcome[];
}
export interface BetOutcome {
  outcome: string;
  result: SportsHandResult | null;
}
/**
 * An account of a third party that signs a member in.
 */
export interface BoundIdentity {
  provider: ThirdParty;
  boundAt: Moment;
}
export interface BlackjackHand {
  /**
   * @maxItems 24
   */
  cards: number[];
  isSplit: boolean;
  isDoubled: boolean;
  /**
   * It takes no further card.
   */
  isDone: boolean;
}
/**
 * A seat that plays, with the answers of its player and its hands: two after a split.
 */
export interface BlackjackSeat {
  seat: LiveSeatNumber;
  /**
   * @maxItems 50
   */
  choices: LiveChoice[];
  /**
   * @minItems 1
   * @maxItems 2
   */
  hands: BlackjackHand[];
}
/**
 * A place of a board, as staff see it.
 */
export interface BoardPlace {
  rank: number;
  memberId: RecordId;
  account: string;
  score: string;
  prizeMicro: AmountMicro;
}
/**
 * A reward with turnover, or free rounds, and how far the player is.
 */
export interface Bonus {
  rewardId: RecordId;
  promotionId: RecordId | null;
  title: string;
  kind: RewardKind;
  status: RewardStatus;
  currency: CurrencyCode;
  /**
   * As granted.
   */
  amountMicro: AmountMicro;
  /**
   * What is left of it now.
   */
  balanceMicro: AmountMicro;
  requiredMicro: AmountMicro;
  progressMicro: AmountMicro;
  leftMicro: AmountMicro;
  maxStakeMicro: AmountMicro | null;
  orderOfUse: 'bonusFirst' | 'cashFirst';
  /**
   * Cash that stays in the wallet until then.
   */
  lockedCashMicro: AmountMicro;
  /**
   * @maxItems 10
   */
  categoryWeights: CategoryWeight[];
  /**
   * @maxItems 50
   */
  gameWeights: NamedWeight[];
  /**
   * @maxItems 100
   */
  forbiddenGames: ForbiddenGame[];
  roundsLeft: number;
  gameCode: GameCode | null;
  gameName: string | null;
  gameNodeId: NodeId | null;
  roundStakeMicro: AmountMicro;
  /**
   * Rounds under way that were staked with it.
   */
  openRounds: number;
  startedAt: Moment | null;
  expiresAt: Moment | null;
  endedAt: Moment | null;
}
/**
 * How much of a stake in a category counts, in percent.
 */
export interface CategoryWeight {
  gameCategory: GameCategory;
  percent: number;
}
/**
 * How much of a stake on a game counts.
 */
export interface NamedWeight {
  gameCode: GameCode;
  name: string;
  percent: number;
}
/**
 * A game that takes no stake while the bonus runs.
 */
export interface ForbiddenGame {
  gameCode: GameCode;
  name: string;
}
/**
 * A manifest as it is, unknown keys included: the checks report them, a round trip must not drop them.
 */
export interface ManifestDocument {
  [k: string]: unknown;
}
/**
 * A layer under a manifest.
 */
export interface ManifestLayer {
  brand: string;
  revision: number;
  manifest: ManifestDocument;
}
/**
 * Where a value of the resolved manifest comes from.
 */
export interface ManifestOrigin {
  layer: string;
  revision: number | null;
  author: string | null;
  /**
   * Into the document of that layer.
   */
  pointer?: string;
}
/**
 * A prize and its weight among all.
 */
export interface RafflePrize {
  /**
   * Its share among all weights. Of boards: places that get this prize each.
   */
  weight: number;
  /**
   * 0: no prize.
   */
  amountMicro: AmountMicro;
  /**
   * How often it can be drawn; 0: without limit. What is gone is drawn as the last prize of the list. Of boards: unused.
   */
  stock: number;
}
/**
 * The running period of cash back.
 */
export interface CashBackState {
  period: 'day' | 'week' | 'month';
  from: CalendarDay;
  to: CalendarDay;
  netLossMicro: AmountMicro;
  basisPoints: number;
  amountMicro: AmountMicro;
  /**
   * @maxItems 10
   */
  steps: CashBackStep[];
  capMicro: AmountMicro;
}
/**
 * From this net loss on, the share that comes back.
 */
export interface CashBackStep {
  fromMicro: PositiveAmountMicro;
  basisPoints: number;
}
/**
 * Whether a player blocked a kind of play. A block applies at once; lifting it waits 24 hours and needs a confirmation.
 */
export interface CategoryBlock {
  category: PlayKind;
  blocked: boolean;
  /**
   * From then on a requested end can be confirmed; null: none is requested.
   */
  liftDueAt: Moment | null;
}
/**
 * The kinds of play that the site offers or the player blocked.
 */
export interface CategoryBlocks {
  /**
   * @maxItems 8
   */
  blocks: CategoryBlock[];
}
/**
 * One finding of a check.
 */
export interface CheckResult {
  code: string;
  severity: 'error' | 'warning' | 'info';
  /**
   * JSON pointer into the manifest.
   */
  pointer: string;
  file?: string;
  line?: number;
  column?: number;
  messageKey: string;
  /**
   * In the language of the caller.
   */
  message: string;
  params: {
    [k: string]: string | number;
  };
  /**
   * A safe repair.
   *
   * @maxItems 50
   */
  fix?: JsonPatchStep[];
  /**
   * @maxItems 10
   */
  suggestions?: CheckSuggestion[];
  layer?: string;
  brand?: BrandId;
}
/**
 * One step of a JSON Patch (RFC 6902).
 */
export interface JsonPatchStep {
  op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  path: string;
  from?: string;
  /**
   * Any JSON value.
   */
  value?: {
    [k: string]: unknown;
  };
}
export interface CheckSuggestion {
  message: string;
  /**
   * @maxItems 50
   */
  patch: JsonPatchStep[];
}
/**
 * A vendor or a payment channel whose movements are compared with ours.
 */
export interface ReconciledParty {
  kind: 'vendor' | 'channel';
  code: VendorCode;
}
/**
 * A comparison with the player's own value.
 */
export interface ComparisonState {
  fact: CampaignFact;
  period: CampaignPeriod;
  comparison: 'atLeast' | 'atMost';
  value: string;
  /**
   * Null: nobody is signed in.
   */
  now: string | null;
  isMet: boolean;
}
/**
 * A condition and how far the player is.
 */
export interface ConditionState {
  isMet: boolean;
  /**
   * @maxItems 3
   */
  anyOf: ComparisonState[];
}
/**
 * One kind of money in a wallet.
 */
export interface FundBalance {
  fund: Fund;
  amountMicro: AmountMicro;
}
/**
 * Codes that give a campaign's reward.
 */
export interface PromoCodeBatch {
  brand: BrandId;
  batchId: RecordId;
  campaignId: RecordId;
  campaignTitle: string;
  label: string;
  /**
   * single: many codes of one use. shared: one code of many uses.
   */
  kind: 'single' | 'shared';
  count: number;
  /**
   * Uses of the shared code.
   */
  uses: number;
  redeemed: number;
  expiresAt: Moment;
  revokedAt: Moment | null;
  createdBy: string | null;
  createdAt: Moment;
}
/**
 * Vouchers that were made together.
 */
export interface VoucherBatch {
  brand: BrandId;
  batchId: RecordId;
  label: string;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  count: number;
  redeemed: number;
  expiresAt: Moment;
  revokedAt: Moment | null;
  createdBy: string | null;
  createdAt: Moment;
}
/**
 * A way to reach customer service.
 */
export interface CustomerService {
  csType: string;
  /**
   * Of title and hours.
   */
  language: LanguageCode;
  title: string;
  url: string;
  /**
   * When somebody answers.
   */
  hours?: string;
}
/**
 * An event that one consumer could not process on any attempt.
 */
export interface DeadEvent {
  brand: BrandId;
  id: RecordId;
  consumer: EventConsumer;
  topic: string;
  createdAt: Moment;
  /**
   * When the last attempt failed.
   */
  diedAt: Moment;
  attempts: number;
  /**
   * What the last attempt failed with.
   */
  error: string;
}
/**
 * Something the server leans on.
 */
export interface DependencyState {
  name: string;
  /**
   * off: not configured.
   */
  state: 'up' | 'down' | 'off';
  detail?: string;
}
/**
 * Where and how to transfer.
 */
export interface TransferInstructions {
  bankName: string;
  accountNumber: string;
  payeeName: string;
  matchBy: 'reference' | 'amount';
  transferNote: string | null;
  qr: string | null;
}
/**
 * How long money took, measured in the ledger.
 */
export interface MeasuredArrival {
  medianSeconds: number;
  p90Seconds: number;
  sampleSize: number;
  measuredAt: Moment;
}
/**
 * Our bank account that players transfer to.
 */
export interface TransferAccount {
  bank: BankId;
  accountNumber: AccountNumber;
  payeeName: PayeeName;
  /**
   * What tells one payment from another: a reference that the player writes, or an amount that no other open order has.
   */
  matchBy: 'reference' | 'amount';
  qr: QrAccount | null;
}
/**
 * The account that a payment QR code pays into.
 */
export interface QrAccount {
  profile: 'vietQr' | 'promptPay' | 'emv';
  /**
   * vietQr: the account number; promptPay: mobile number or tax id; emv: the account at the network.
   */
  target: string;
  /**
   * vietQr: the bank's six digits at NAPAS.
   */
  bankBin?: string;
  /**
   * emv: the network's unique identifier.
   */
  network?: string;
}
/**
 * A host of the brand.
 */
export interface DomainRoute {
  host: string;
  purpose: 'site' | 'agent' | 'mobile' | 'images' | 'games';
}
/**
 * An account directly below an agent. Contact data is never part of it.
 */
export interface Downline {
  memberId: RecordId;
  account: string;
  type: AccountType;
  status: MemberStatus;
  terms: AgentTerms;
  hasDownlines: boolean;
  isOnline: boolean;
  lastSeenDay: CalendarDay | null;
  /**
   * Null where the agent's type does not see balances.
   */
  balanceMicro: AmountMicro | null;
  registeredAt: Moment;
  note: string;
}
/**
 * Where a draft is now, and who has it open.
 */
export interface DraftState {
  brand: BrandId;
  draftVersion: DraftVersion;
  liveRevision: number | null;
  /**
   * @maxItems 50
   */
  editors: PresentEditor[];
}
export interface PresentEditor {
  username: string;
  section: string;
  /**
   * Another tab of the caller.
   */
  own: boolean;
}
/**
 * All that is needed to compute the outcome again. The server seed stays null until the pair is rotated.
 */
export interface FairnessProof {
  algorithm: 'hmac-sha256';
  serverSeedHash: SeedHash;
  serverSeed: SeedHash | null;
  clientSeed: ClientSeed;
  nonce: Nonce;
  /**
   * Null: the round had no part in one.
   */
  jackpot: JackpotTicket | null;
  /**
   * Of a round that a whole table played: `clientSeed` is SHA-256 of `chainSalt:seed:seed:seed`, or the salt of the chain without seats. Left out: an older round, or no table.
   */
  table?: {
    chainSalt: ClientSeed;
    /**
     * Client seeds of the first seats, in the order in which they were taken.
     *
     * @maxItems 3
     */
    seatSeeds: ClientSeed[];
  };
}
export interface FeedbackMember {
  id: RecordId;
  account: string;
}
/**
 * A row of a list that goes by the text looked for: its name, and the values of the list's address that show it.
 */
export interface FoundRecord {
  operation: string;
  brand: BrandId;
  name: string;
  query: {
    [k: string]: string;
  };
}
/**
 * The whitelabel switches of a brand as the office edits them.
 */
export interface FlagSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * Every switch, in the order of the specification.
   *
   * @maxItems 50
   */
  flags: WhitelabelFlag[];
  offers: BrandOffers;
}
/**
 * Whether a capability is allowed.
 */
export interface WhitelabelFlag {
  moduleId: WhitelabelModule;
  enabled: boolean;
}
/**
 * An amount that cannot be withdrawn now, and why.
 */
export interface FundsLock {
  reason: LockReason;
  amountMicro: PositiveAmountMicro;
  withdrawalId: RecordId | null;
  since: Moment | null;
  /**
   * Turnover until it is free; null: other reasons.
   */
  turnoverLeftMicro: AmountMicro | null;
  /**
   * Of the reward.
   */
  title: string | null;
}
/**
 * A vendor in a navigation menu.
 */
export interface MenuVendor {
  displayName: string;
  vassalage: VendorCode;
}
/**
 * What a slot gives back as it was designed, and in each of its variants.
 */
export interface SlotReturns {
  gameCode: GameCode;
  gameName: string;
  designedPercent: Percent;
  /**
   * @maxItems 4
   */
  variants: {
    returnClass: ReturnClass;
    percent: Percent;
  }[];
}
/**
 * A seat at a table as everybody sees it.
 */
export interface TableSeat {
  /**
   * Masked.
   */
  name: string;
  currency: CurrencyCode;
  stakeMicro: PositiveAmountMicro;
  /**
   * In hundredths; null: still in, or lost.
   */
  cashedAt: number | null;
}
export interface GameTables {
  /**
   * @maxItems 16
   */
  tables: GameTable[];
}
/**
 * An account on the way from an agent down to the one in sight.
 */
export interface TreePlace {
  memberId: RecordId;
  account: string;
}
/**
 * Lower terms that an agent offers; they apply once the member agrees.
 */
export interface TermProposal {
  proposalId: RecordId;
  now: AgentTerms;
  offered: AgentTerms;
  offeredBy: string;
  at: Moment;
}
/**
 * The caller's seat in the table's round.
 */
export interface OwnTableSeat {
  tableRoundId: RecordId;
  stakeMicro: PositiveAmountMicro;
  /**
   * In hundredths; null: by hand only.
   */
  autoCashOut: number | null;
  /**
   * What a cash-out by hand took, in hundredths.
   */
  cashedAt: number | null;
  status: 'staked' | 'in' | 'returning' | 'returned' | 'lost' | 'won';
  payoutMicro: AmountMicro;
}
/**
 * A round as staff see it.
 */
export interface OfficeRound {
  roundId: RecordId;
  vendor: VendorCode;
  gameCode: GameCode;
  gameName: string;
  gameCategory: GameCategory;
  currency: CurrencyCode;
  stakeMicro: AmountMicro;
  /**
   * Gross; zero if lost.
   */
  payoutMicro: AmountMicro;
  /**
   * payout - stake.
   */
  netWinMicro: AmountMicro;
  status: RoundStatus;
  openedAt: Moment;
  closedAt: Moment | null;
  memberId: RecordId;
  username: string;
  /**
   * Null: none, or rejected.
   */
  refund: ('waiting' | 'approved') | null;
  /**
   * It cost the player something, and has no refund.
   */
  mayRefund: boolean;
}
/**
 * An event as traders see it, with a brand's stakes on it and what it can cost the brand.
 */
export interface TradedEvent {
  eventId: SportsEventId;
  sport: SportsCode;
  tournament: string;
  home: string;
  away: string;
  startsAt: Moment;
  status: SportsEventStatus;
  score: SportsScore | null;
  stakeMicro: AmountMicro;
  liabilityMicro: AmountMicro;
  isHalted: boolean;
  haltedMarkets: number;
  trade: SportsTrade;
}
/**
 * A market with its outcomes, as traders see it.
 */
export interface TradedMarket {
  market: SportsMarketKey;
  type: string;
  /**
   * @maxItems 6
   */
  specifiers: {
    name: string;
    value: string;
  }[];
  status: SportsMarketStatus;
  isHalted: boolean;
  stakeMicro: AmountMicro;
  liabilityMicro: AmountMicro;
  /**
   * @maxItems 100
   */
  outcomes: TradedOutcome[];
  trade: SportsTrade;
}
/**
 * An outcome with the stakes on it and what they return if it wins. oddsMilli: the odds at which bets are taken; feedOddsMilli: those of the feed.
 */
export interface TradedOutcome {
  outcome: string;
  oddsMilli: OddsMilli | null;
  stakeMicro: AmountMicro;
  returnMicro: AmountMicro;
  feedOddsMilli: OddsMilli | null;
  isByHand: boolean;
}
/**
 * A goal, and where the player is.
 */
export interface GoalState {
  goal: MissionGoal;
  /**
   * Micro-units or a count; 0 for visitors.
   */
  now: string;
  isMet: boolean;
}
/**
 * A campaign whose reward goods can give.
 */
export interface GoodCampaign {
  campaignId: RecordId;
  title: string;
  kind: 'bonus' | 'freeRounds';
}
/**
 * Where goods are shipped to.
 */
export interface GoodDelivery {
  fullName: string;
  address: string;
  mobileNum: MobileNumber;
}
/**
 * How many of some goods players took.
 */
export interface GoodTaken {
  goodId: RecordId;
  taken: number;
}
/**
 * The words of goods in one language.
 */
export interface GoodText {
  language: LanguageCode;
  title: string;
  description: string;
}
/**
 * A host that belongs to a brand until it is released.
 */
export interface HeldHost {
  host: string;
  /**
   * Whether the live revision lists it.
   */
  listed: boolean;
  claimedAt: Moment;
  /**
   * The TXT record to put into the domain; null: proven.
   */
  missingProof: HostProofRecord | null;
}
export interface HostProofRecord {
  name: string;
  value: string;
}
/**
 * The pair of seeds in use. Its hash was shown before its client seed was chosen.
 */
export interface SeedCommitment {
  serverSeedHash: SeedHash;
  clientSeed: ClientSeed;
  nextNonce: Nonce;
}
/**
 * Commitments to the series of one stake. The salt of a series is drawn after its commitment, with its first ticket.
 */
export interface SeriesCommitment {
  stakeMicro: PositiveAmountMicro;
  tickets: number;
  sold: number;
  /**
   * Of the series that is sold now; null: it begins with the next ticket.
   */
  serverSeedHash: SeedHash | null;
  /**
   * Of the series after it.
   */
  nextServerSeedHash: SeedHash;
}
/**
 * A check, and work for the device beside it; the members of the other kinds are null.
 */
export interface HumanChallenge {
  challengeId: string;
  kind: HumanCheckKind;
  puzzle: SlidePuzzle | null;
  letters: string | null;
  work: ProofOfWork;
}
/**
 * A picture with a gap and the piece that fits it. Lengths are in pixels.
 */
export interface SlidePuzzle {
  width: number;
  height: number;
  pieceSize: number;
  pieceY: number;
  backgroundPng: string;
  piecePng: string;
}
/**
 * ALTCHA proof of work, version 2: find the counter whose key, derived from nonce and counter, starts with the prefix.
 */
export interface ProofOfWork {
  algorithm: 'PBKDF2/SHA-256';
  cost: number;
  nonce: string;
  salt: string;
  keyLength: number;
  keyPrefix: string;
}
/**
 * The answer to a challenge of `startHumanCheck`.
 */
export interface HumanCheck {
  challengeId: string;
  /**
   * The counter that the device found.
   */
  work: string;
  /**
   * Slider: the track of the piece, `x@milliseconds` joined by semicolons. Letters: the letters. Nothing where the device's work is all.
   */
  answer?: string;
}
/**
 * A deposit as staff see it. version counts its movements: an act of staff names the one that it was decided on.
 */
export interface OfficeDeposit {
  brand: BrandId;
  depositId: RecordId;
  memberId: RecordId;
  account: string;
  channel: ChannelCode;
  channelName: string;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  receivedMicro: PositiveAmountMicro | null;
  status: DepositStatus;
  cause: 'order' | 'extra' | 'voucher';
  reference: string;
  transferNote: string | null;
  authorisation: string | null;
  reason: string | null;
  createdAt: Moment;
  expiresAt: Moment;
  creditedAt: Moment | null;
  isTransfer: boolean;
  /**
   * @maxItems 3
   */
  proofs: {
    url: string;
    addedAt: Moment;
  }[];
  version: FactVersion;
}
/**
 * What an agent earned on one direct downline in a category on a day. By series: base x (agent - downline) / 2000; by share: base x rate x (agent - downline).
 */
export interface IncomeLine {
  incomeId: RecordId;
  day: CalendarDay;
  gameCategory: GameCategory;
  memberId: RecordId;
  account: string;
  basis: 'series' | 'share';
  /**
   * Series, or share in basis points.
   */
  agentValue: number;
  /**
   * Series, or share in basis points.
   */
  downlineValue: number;
  /**
   * Rate of the category; 0 by series.
   */
  rateBasisPoints: number;
  baseMicro: AmountMicro;
  amountMicro: AmountMicro;
  paidMicro: AmountMicro;
}
/**
 * The value of an answer with the code INSUFFICIENT_FUNDS: the actual balance.
 */
export interface InsufficientFundsValue {
  currency: CurrencyCode;
  balanceMicro: AmountMicro;
}
/**
 * Another account that shares something with a member's.
 */
export interface LikelyAccount {
  memberId: RecordId;
  brand: BrandId;
  account: string;
  status: MemberStatus;
  createdAt: Moment;
  lastLoginAt: Moment | null;
  /**
   * @minItems 1
   * @maxItems 7
   */
  signals: AccountSignal[];
}
/**
 * A board that has ended.
 */
export interface OfficeBoard {
  brand: BrandId;
  boardId: RecordId;
  title: string;
  state: BoardState;
  version: number;
  goal: MissionGoal;
  currency: CurrencyCode;
  /**
   * All prizes of its places together.
   */
  potMicro: AmountMicro;
  /**
   * Members with a prize.
   */
  players: number;
  /**
   * The first of them.
   *
   * @maxItems 100
   */
  places: BoardPlace[];
  frozenAt: Moment;
}
/**
 * A player's feedback as the office reads it. Its words are text, never markup.
 */
export interface OfficeFeedback {
  id: RecordId;
  brand: BrandId;
  version: FactVersion;
  questionType: QuestionType;
  content: string;
  /**
   * As it was typed; null: none was given.
   */
  contact: string | null;
  /**
   * Who was signed in; null: a visitor.
   */
  member: FeedbackMember | null;
  sentAt: Moment;
  handled: boolean;
  /**
   * Who handled or reopened it last, its reason being their note, which may be empty; null: nobody yet.
   */
  lastChange: FactChange | null;
}
/**
 * A reward that is held for review, or was.
 */
export interface OfficeReward {
  brand: BrandId;
  rewardId: RecordId;
  memberId: RecordId;
  account: string;
  title: string;
  source: RewardSource;
  kind: RewardKind;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  /**
   * @maxItems 4
   */
  signals: ReferralSignal[];
  status: RewardStatus;
  createdAt: Moment;
}
/**
 * A pool that was taken, as staff see it.
 */
export interface OfficeJackpotWin {
  jackpotId: RecordId;
  memberId: RecordId;
  username: string;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  roundId: RecordId;
  terms: JackpotTerms;
  since: Moment;
  at: Moment;
}
/**
 * One text of the product in a language.
 */
export interface ProductText {
  namespace: string;
  key: string;
  /**
   * In English.
   */
  source: string;
  /**
   * null: nobody has written it, and players read it in a language it falls back to.
   */
  message: string | null;
  state: 'written' | 'missing' | 'changed' | 'unsure';
  /**
   * The English text it was translated from, where that has changed since.
   */
  before: string | null;
}
/**
 * A draw as staff see it. Counts and amounts are of the brand. entered: a first person has entered a result.
 */
export interface OfficeLotteryDraw {
  drawId: RecordId;
  drawCode: GameCode;
  /**
   * @maxItems 8
   */
  gameNames: string[];
  numero: LotteryNumero;
  source: 'own' | 'official';
  status: LotteryDrawStatus;
  version: number;
  opensAt: Moment;
  closesAt: Moment;
  drawsAt: Moment;
  numbers: string[] | null;
  entered: LotteryEntry | null;
  isLate: boolean;
  ticketCount: number;
  stakeMicro: AmountMicro;
  payoutMicro: AmountMicro;
  reason: string | null;
  currency: CurrencyCode;
}
export interface LotteryEntry {
  by: string;
  isOwn: boolean;
  at: Moment;
}
/**
 * Mail or a text message to a player, as staff see it.
 */
export interface OfficeMessage {
  brand: BrandId;
  id: RecordId;
  channel: 'mail' | 'sms';
  /**
   * Masked, except in a demo.
   */
  to: string;
  language: LanguageCode;
  /**
   * Empty for a text message.
   */
  subject: string;
  /**
   * Only a demo shows it, because it may hold a code or a link that opens an account.
   */
  text: string | null;
  status: MessageStatus;
  attempts: number;
  createdAt: Moment;
  sentAt: Moment | null;
  /**
   * The message is not sent after this moment.
   */
  expiresAt: Moment;
  /**
   * What the last attempt failed with.
   */
  error: string | null;
}
/**
 * A contract with both of its sides.
 */
export interface OfficeContract {
  contract: AgentContract;
  /**
   * Empty: the brand.
   */
  uplineAccount: string;
  downlineAccount: string;
}
/**
 * A ticket with its player.
 */
export interface OfficeLotteryTicket {
  memberId: RecordId;
  account: string;
  ticket: LotteryTicket;
}
/**
 * A bet on sports with its player.
 */
export interface OfficeSportsBet {
  memberId: RecordId;
  account: string;
  /**
   * The feed's moment of a result that the bet was accepted after; null: of none.
   */
  lateSince: Moment | null;
  voidReason: ChangeReason | null;
  bet: SportsBet;
}
/**
 * Goods that a player took for points, as staff decide on them.
 */
export interface OfficeRedemption {
  brand: BrandId;
  redemptionId: RecordId;
  goodId: RecordId;
  memberId: RecordId;
  account: string;
  kind: GoodKind;
  title: string;
  quantity: number;
  points: number;
  /**
   * Money that it gives; null: none.
   */
  amountMicro: AmountMicro | null;
  currency: CurrencyCode;
  delivery: GoodDelivery | null;
  status: 'inProcess' | 'approved' | 'rejected';
  note: string;
  createdAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
/**
 * Goods of the points mall.
 */
export interface PointReward {
  goodId: RecordId;
  title: string;
  description: string;
  /**
   * Before the shape and the width; null: a drawing of the kind.
   */
  pictureRoot: string | null;
  kind: GoodKind;
  pointsRequired: number;
  currency: CurrencyCode;
  /**
   * What one pays: the amount of cash or of a bonus; null: it pays no money.
   */
  amountMicro: AmountMicro | null;
  /**
   * The promotion whose terms hold; null: there are none.
   */
  campaignId: RecordId | null;
  /**
   * Deposits of the last 30 days that are needed; null: none.
   */
  amountRequiredMicro: PositiveAmountMicro | null;
  /**
   * Null: no end.
   */
  remaining: number | null;
  /**
   * The most that one player takes; null: any number.
   */
  perMember: number | null;
  /**
   * Staff look at each redemption.
   */
  review: boolean;
  /**
   * @maxItems 6
   */
  tags: GoodTag[];
  endsAt: Moment | null;
}
/**
 * A change of points.
 */
export interface PointTransaction {
  transactionId: RecordId;
  /**
   * The category of the games that gave most of it, or the use of points.
   */
  type:
    | 'lott'
    | 'elott'
    | 'live'
    | 'rng'
    | 'fish'
    | 'sports'
    | 'esports'
    | 'cockfight'
    | 'pvp'
    | 'convert'
    | 'redeem'
    | 'reward';
  changedPoints: number;
  pointsBalance: number;
  at: Moment;
}
/**
 * An application to a promotion.
 */
export interface OfficeApplication {
  brand: BrandId;
  applicationId: RecordId;
  campaignId: RecordId;
  campaignTitle: string;
  memberId: RecordId;
  account: string;
  currency: CurrencyCode;
  comment: string;
  /**
   * @maxItems 3
   */
  pictures: ApplicationPicture[];
  status: 'waiting' | 'approved' | 'rejected';
  note: string | null;
  createdAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
/**
 * A room of a card game.
 */
export interface PvpRoom {
  roomId: string;
  nodeId: string;
  gameName: string;
  vassalage: VendorCode;
  minBuyInMicro: PositiveAmountMicro;
  maxBuyInMicro: PositiveAmountMicro;
  currency: CurrencyCode;
  players: number;
  seats: number;
}
/**
 * Points that were exchanged.
 */
export interface Redemption {
  redemptionId: RecordId;
  kind: 'cash' | 'bonus' | 'freeRounds' | 'voucher' | 'physical' | 'convert';
  /**
   * Empty of points that were turned into cash.
   */
  title: string;
  quantity: number;
  /**
   * For all of them.
   */
  pointsRequired: number;
  /**
   * Deposits that were needed; null: none.
   */
  amountRequiredMicro: AmountMicro | null;
  /**
   * Money that it gave; null: none.
   */
  amountMicro: AmountMicro | null;
  currency: CurrencyCode;
  status: 'inProcess' | 'approved' | 'rejected';
  /**
   * In the words of staff: a code, how goods were shipped, or why they were not.
   */
  remark: string;
  /**
   * 0: the points were given back.
   */
  changedPoints: number;
  /**
   * After the request; null: not known of old ones.
   */
  pointsBalance: number | null;
  delivery: GoodDelivery | null;
  at: Moment;
  decidedAt: Moment | null;
}
/**
 * A referral with signs of one person behind both accounts.
 */
export interface OfficeReferral {
  brand: BrandId;
  referralId: RecordId;
  referrerId: RecordId;
  referrer: string;
  friendId: RecordId;
  friend: string;
  status: ReferralStatus;
  /**
   * @maxItems 4
   */
  signals: ReferralSignal[];
  currency: CurrencyCode;
  rewardMicro: AmountMicro;
  joinedAt: Moment;
}
/**
 * A link by which an agent registers accounts, with what came of it.
 */
export interface RegistrationLink {
  linkId: RecordId;
  code: string;
  url: string;
  accountType: AccountType;
  terms: AgentTerms;
  state: RegistrationLinkState;
  expiresAt: Moment | null;
  /**
   * Null: no limit.
   */
  useLimit: number | null;
  host: string;
  note: string;
  visits: number;
  registrations: number;
  firstDeposits: number;
  createdAt: Moment;
}
/**
 * Money that came in above a limit of its player's.
 */
export interface ReturnableDeposit {
  brand: BrandId;
  depositId: RecordId;
  memberId: RecordId;
  account: string;
  channel: ChannelCode;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  reference: string;
  authorisation: string | null;
  paidAt: Moment;
}
/**
 * A published state of a brand; immutable.
 */
export interface Revision {
  revision: number;
  hash: string;
  note: string;
  /**
   * Null: taken from the brands folder.
   */
  publishedBy: string | null;
  publishedAt: Moment;
  live: boolean;
}
/**
 * A day of the team figures against the records they come from.
 */
export interface RollupDay {
  day: CalendarDay;
  checkedAt: Moment | null;
  /**
   * Settled rounds and movements of the day that are not counted yet.
   */
  late: number;
  /**
   * Stakes in the betting record.
   */
  recordedMicro: AmountMicro;
  /**
   * Stakes in the team figures.
   */
  countedMicro: AmountMicro;
  differenceMicro: AmountMicro;
  isSound: boolean;
}
/**
 * A player with what single bets before play got over the closing odds. meanBasisPoints: accepted odds over closing odds minus 1, in the mean. isSharp: the player knows more than the prices did.
 */
export interface SharpPlayer {
  memberId: RecordId;
  account: string;
  bets: number;
  beaten: number;
  meanBasisPoints: number;
  isSharp: boolean;
  /**
   * @maxItems 10
   */
  limitTags: MemberTag[];
}
/**
 * A line of a bank statement: money that came into one of our accounts.
 */
export interface StatementLine {
  brand: BrandId;
  lineId: RecordId;
  /**
   * As the statement writes it.
   */
  bookedOn: string;
  amountMicro: PositiveAmountMicro;
  currency: CurrencyCode;
  text: string;
  bankReference: string;
  state: StatementLineState;
  depositId: RecordId | null;
  account: string | null;
  by: ('reference' | 'amount' | 'staff') | null;
  difference: StatementDifference | null;
  reason: string | null;
  importedAt: Moment;
}
/**
 * What waits for staff in one list, over all brands that the person may see; at most 1,000 are counted. oldestAt: since when the oldest waits, where the list knows it.
 */
export interface WaitingDesk {
  operation: string;
  count: number;
  oldestAt: Moment | null;
}
export interface LiveTables {
  /**
   * @maxItems 100
   */
  tables: LiveTable[];
  serverTime: Moment;
}
/**
 * Where the visitor is seen.
 */
export interface Location {
  ip: string;
  /**
   * ISO 3166-1 alpha-2, when known.
   */
  country: string | null;
}
/**
 * A session that was opened.
 */
export interface LoginValue {
  /**
   * Only for tokenKind bearer.
   */
  token: string | null;
  /**
   * Only for tokenKind cookie: send it as X-CSRF-Token.
   */
  csrfToken: string | null;
  firstTimeLogin: boolean;
  /**
   * The password is a default one or too old: it has to be changed first.
   */
  passwordExpired: boolean;
}
export interface LotteryDraws {
  /**
   * @maxItems 500
   */
  games: LotteryGame[];
  serverTime: Moment;
}
/**
 * A player's own limit for one period. Lowering it applies at once; raising it waits 24 hours and needs a confirmation.
 */
export interface PlayerLimit {
  kind: LimitKind;
  period: LimitPeriod;
  /**
   * Null: no limit.
   */
  limit: LimitAmount | null;
  /**
   * Of the period, in the limit's unit. Deposits count once they are credited. A loss below zero is a gain.
   */
  used: AmountMicro;
  /**
   * Reserved under the limit by deposits that may still be paid. Zero for other kinds.
   */
  waiting: AmountMicro;
  /**
   * A requested raise that has not been confirmed.
   */
  change: PlayerLimitChange | null;
}
/**
 * A requested raise that has not been confirmed.
 */
export interface PlayerLimitChange {
  /**
   * Null: the limit is to be removed.
   */
  limit: LimitAmount | null;
  /**
   * From then on it may be confirmed.
   */
  dueAt: Moment;
}
/**
 * Whether a player wants offers, and may have them.
 */
export interface OfferChoice {
  optedOut: boolean;
  /**
   * Staff give this player no bonuses.
   */
  limited: boolean;
}
/**
 * An announcement as the office edits it.
 */
export interface OfficeAnnouncement {
  id: RecordId;
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: nobody of the staff has changed it yet.
   */
  lastChange: FactChange | null;
  /**
   * False: nobody sees it, whatever its schedule says.
   */
  published: boolean;
  draft: AnnouncementDraft;
}
/**
 * A withdrawal as the queue shows it. waitingSince: when its present step began. reviewer: who has locked it. version counts its movements: an act of staff names the one that it was decided on.
 */
export interface OfficeWithdrawal {
  brand: BrandId;
  withdrawalId: RecordId;
  memberId: RecordId;
  account: string;
  reference: string;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  feeMicro: AmountMicro;
  payoutMicro: PositiveAmountMicro;
  remainderMicro: AmountMicro;
  status: WithdrawalStatus;
  claim: ReceiptOutcome | null;
  bank: BankId;
  bankName: string;
  payeeName: string;
  maskedNumber: string;
  requestedAt: Moment;
  waitingSince: Moment;
  /**
   * @maxItems 10
   */
  risks: RiskSignal[];
  reviewer: string | null;
  isMine: boolean;
  approvedByMe: boolean;
  proofCount: number;
  version: FactVersion;
  /**
   * An approval now would be the first of two.
   */
  needsSecondPerson: boolean;
}
/**
 * A payment that a channel was asked for, or that staff made. unknown: the channel has not said yet.
 */
export interface PayoutAttempt {
  payoutId: RecordId;
  channel: ChannelCode;
  amountMicro: PositiveAmountMicro;
  reference: string;
  status: 'waiting' | 'unknown' | 'sent' | 'failed';
  channelReference: string | null;
  attempts: number;
  createdAt: Moment;
  settledAt: Moment | null;
}
/**
 * The passkeys of a member, the oldest first.
 */
export interface Passkeys {
  /**
   * false: the brand offers none; those that are there can be removed.
   */
  offered: boolean;
  /**
   * @maxItems 10
   */
  items: Passkey[];
}
/**
 * All that a site needs to know before it draws, by host.
 */
export interface PermissionInfo {
  /**
   * @maxItems 50
   */
  domainRoute: DomainRoute[];
  /**
   * @maxItems 200
   */
  resources: SiteLink[];
  /**
   * @maxItems 50
   */
  whitelabelVal: WhitelabelFlag[];
  /**
   * @maxItems 50
   */
  registerRules: RegisterRule[];
  mainDomain: string;
  analytics: SiteAnalytics;
  maintenance: boolean;
  regionRestriction: boolean;
  /**
   * @maxItems 10
   */
  imageCDNs: string[];
  /**
   * @maxItems 10
   */
  launchGameCDNs: string[];
  location: Location;
}
/**
 * What the server asks of one registration field.
 */
export interface RegisterRule {
  field: RegistrationField;
  /**
   * Shown at all.
   */
  enabled: boolean;
  required: boolean;
  minLength: number;
  maxLength: number;
  /**
   * A regular expression for the whole value; empty: any.
   */
  acceptedPattern: string;
  /**
   * The text of a failed check is `reg_pattern_{patternId}` with min and max.
   */
  patternId: string;
}
export interface SiteAnalytics {
  gtagId: string | null;
}
/**
 * A budget and a time that a player set before play. Neither can be changed while it runs.
 */
export interface PlannedSession {
  /**
   * The most to lose.
   */
  budgetMicro: PositiveAmountMicro;
  /**
   * Stakes less what came back since it began.
   */
  lostMicro: AmountMicro;
  startedAt: Moment;
  endsAt: Moment;
  /**
   * No stake is taken from the end of the time until then; before, none that the budget does not cover.
   */
  pausedUntil: Moment;
}
/**
 * What a player sees of the play since signing in.
 */
export interface PlaySession {
  currency: CurrencyCode;
  /**
   * When the player signed in.
   */
  startedAt: Moment;
  stakedMicro: AmountMicro;
  /**
   * What came back of stakes: payouts, and stakes given back.
   */
  returnedMicro: AmountMicro;
  /**
   * Null: no reality check.
   */
  realityCheckMinutes: number | null;
  /**
   * From then on stakes wait for the player's confirmation.
   */
  checkDueAt: Moment | null;
  /**
   * Null: no session is planned.
   */
  plan: PlannedSession | null;
  /**
   * From then on the site asks the player to look over limits and figures.
   */
  reviewDueAt: Moment;
}
/**
 * A player's own limits, by kind and then by period, the shortest first.
 */
export interface PlayerLimits {
  currency: CurrencyCode;
  /**
   * @minItems 12
   * @maxItems 12
   */
  limits: PlayerLimit[];
}
/**
 * Goods of the points mall, as operators set them.
 */
export interface PointGood {
  /**
   * Null: new goods.
   */
  goodId: RecordId | null;
  kind: GoodKind;
  /**
   * One for each language; that of the brand’s default language is needed.
   *
   * @minItems 1
   * @maxItems 60
   */
  texts: GoodText[];
  /**
   * One that was brought; null: a drawing of the kind.
   */
  picture: BannerPictureId | null;
  /**
   * For one.
   */
  pointsRequired: number;
  /**
   * Of cash: what one pays; else 0.
   */
  amountMicro: AmountMicro;
  /**
   * Of a bonus and of free rounds: the campaign whose reward is given; else null.
   */
  campaignId: RecordId | null;
  /**
   * Deposits of the last 30 days that a player needs; 0: none.
   */
  depositedMicro: AmountMicro;
  /**
   * All that were ever offered, those taken included; null: no end.
   */
  stock: number | null;
  /**
   * The most that one player takes; 0: any number.
   */
  perMember: number;
  /**
   * @maxItems 6
   */
  tags: GoodTag[];
  /**
   * Staff approve each redemption. Always so of vouchers and physical goods.
   */
  review: boolean;
  startsAt: Moment;
  /**
   * Null: until they are switched off.
   */
  endsAt: Moment | null;
  enabled: boolean;
}
/**
 * The goods of the points mall of a brand, in the order players see them.
 */
export interface PointGoodsSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * In the brand’s order.
   *
   * @minItems 1
   * @maxItems 60
   */
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  currency: CurrencyCode;
  /**
   * @maxItems 200
   */
  goods: PointGood[];
  /**
   * @maxItems 200
   */
  taken: GoodTaken[];
  /**
   * Published ones that points can be exchanged for.
   *
   * @maxItems 200
   */
  campaigns: GoodCampaign[];
}
/**
 * What is wrong with one field of a form.
 */
export interface ProblemField {
  code: string;
  /**
   * In the language of the caller.
   */
  message: string;
  params?: {
    [k: string]: string | number;
  };
}
/**
 * A player's tickets, and the draws of all.
 */
export interface RaffleState {
  tickets: number;
  used: number;
  towardsNextMicro: AmountMicro;
  nextNumber: number;
  /**
   * SHA-256 of the next draw's seed.
   */
  commitment: SeedHash;
  salt: string;
  /**
   * @maxItems 20
   */
  winners: RaffleWinner[];
}
/**
 * A draw that was made, with what proves it.
 */
export interface RaffleWinner {
  number: number;
  /**
   * Masked.
   */
  account: string;
  prize: number;
  amountMicro: AmountMicro;
  serverSeed: SeedHash;
  at: Moment;
  /**
   * The place that was drawn; another than the prize where that was out of stock.
   */
  drawn: number;
}
/**
 * A rain of envelopes, and what the caller took.
 */
export interface RainState {
  envelopes: number;
  left: number;
  /**
   * SHA-256 of the seed that splits the pot.
   */
  commitment: SeedHash;
  salt: string;
  /**
   * Shown once the rain is over.
   */
  seed: string | null;
  /**
   * The caller's envelope.
   */
  ownMicro: AmountMicro | null;
  /**
   * @maxItems 20
   */
  latest: RainTake[];
}
/**
 * An envelope that was taken.
 */
export interface RainTake {
  number: number;
  /**
   * Masked.
   */
  account: string;
  amountMicro: AmountMicro;
  at: Moment;
}
/**
 * The live pointer of a brand after it moved.
 */
export interface Publication {
  brand: BrandId;
  revision: number;
  hash: string;
  publishedAt: Moment;
}
/**
 * The value of an answer with the code PUBLISH_BLOCKED: what the checks found.
 */
export interface PublishBlockedValue {
  /**
   * @maxItems 500
   */
  problems: CheckResult[];
}
/**
 * A list of the office has changed; who shows it reads it again.
 */
export interface QueueChange {
  brand: BrandId;
  changedAt: Moment;
}
/**
 * Lets visitors of a country or network in, or keeps them out.
 */
export interface RegionRule {
  effect: RegionEffect;
  kind: 'country' | 'network';
  /**
   * ISO 3166-1 alpha-2, or an address or network in CIDR notation, v4 or v6.
   */
  value: string;
  note: string;
  enabled: boolean;
}
/**
 * Who may see a brand's site, by place: the first enabled rule that fits decides, else the default.
 */
export interface RegionSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  defaultEffect: RegionEffect;
  /**
   * @maxItems 500
   */
  rules: RegionRule[];
}
/**
 * The register rules of a brand as the office edits them.
 */
export interface RegisterRuleSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * Every built field of the form; one without a rule is off, with the product's own bounds.
   *
   * @maxItems 50
   */
  rules: RegisterRule[];
  /**
   * Every switch, in the order of the specification.
   *
   * @maxItems 50
   */
  flags: WhitelabelFlag[];
  offers: BrandOffers;
}
/**
 * A person who registers. Which fields are shown or required is told by the register rules.
 */
export interface RegistrationUser {
  username: string;
  password: string;
  confirmPassword?: string;
  /**
   * As on the bank account.
   */
  payeeName?: string;
  fullName?: string;
  nickname?: string;
  email?: string;
  qqNum?: string;
  /**
   * A mobile number as people write it: the local one, or with the calling code of the country.
   */
  mobileNum?: string;
  countryDialingCode?: string;
  recommenderId?: string;
  /**
   * Wins over the code in the address.
   */
  affiliateCode?: string;
  referralCode?: string;
  verificationCode?: string;
  paymentPassword?: string;
  line?: string;
  whatsapp?: string;
  facebook?: string;
  wechat?: string;
  telegram?: string;
  zalo?: string;
  skype?: string;
  idNumber?: string;
  birthday?: CalendarDay;
  address?: string;
  nationality?: string;
  occupation?: string;
  sourceOfIncome?: string;
  bankAccountNumber?: string;
  /**
   * Host on which the person registers.
   */
  domain?: string;
  registerUrl?: string;
  registerMethod?: 'WEB';
  firebaseChannel?: string;
  firebaseIdToken?: string;
  /**
   * The act of accepting the terms; the server keeps version and time.
   */
  termsAccepted: boolean;
  /**
   * The version that was shown.
   */
  termsVersion?: string;
  ageConfirmed?: boolean;
  /**
   * Open a session at once.
   */
  login?: boolean;
  tokenKind?: 'cookie' | 'bearer';
  /**
   * Where the register rule captcha is on.
   */
  humanCheck?: HumanCheck;
}
/**
 * Who of the staff answers for a brand. Empty texts: nobody is named.
 */
export interface ResponsibleContact {
  name: string;
  /**
   * With its country code.
   */
  phone: string;
  email: string;
}
/**
 * The responsible contact of a brand as staff edit it.
 */
export interface ResponsibleContactSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  contact: ResponsibleContact;
}
/**
 * A payment on the sandbox page.
 */
export interface SandboxPayment {
  reference: PaymentReference;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  status: 'pending' | 'paid' | 'declined' | 'expired';
  expiresAt: Moment;
  /**
   * Back to the site.
   */
  returnUrl: string;
}
/**
 * A member's second factor.
 */
export interface SecondFactor {
  /**
   * The brand has one.
   */
  offered: boolean;
  /**
   * Null: it is off.
   */
  since: Moment | null;
  recoveryCodesLeft: number;
  /**
   * Changing it asks for the password to sign in.
   */
  hasPassword: boolean;
}
/**
 * Comes with SECOND_FACTOR_REQUIRED: what is proven so far, to go on from.
 */
export interface SecondFactorChallenge {
  challenge: string;
  /**
   * @minItems 1
   * @maxItems 5
   */
  kinds: SecondFactorKind[];
  expiresAt: Moment;
}
/**
 * A brand's second factor.
 */
export interface SecondFactorPolicy {
  askOn: SecondFactorAsk;
  /**
   * What members without an app are asked for, as far as their account has it. Empty: they are not asked.
   *
   * @maxItems 3
   */
  alsoBy: SecondFactorOther[];
  /**
   * With newDevice: also asks on a known device from a network that the member has not used in the last 90 days.
   */
  unknownAddress: boolean;
}
/**
 * A brand's second factor as staff edit it.
 */
export interface SecondFactorPolicySettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  policy: SecondFactorPolicy;
}
/**
 * A way to customer service as operators set it.
 */
export interface ServiceChannel {
  csType: ServiceChannelType;
  /**
   * A web address, a number with its country code, an e-mail address or a name on the network, as the type asks.
   */
  address: string;
  /**
   * In a small window of its own, for chats.
   */
  opensWindow: boolean;
  enabled: boolean;
  /**
   * One for each language; that of the brand's default language is needed.
   *
   * @minItems 1
   * @maxItems 60
   */
  texts: ServiceChannelText[];
}
/**
 * A way to customer service in one language.
 */
export interface ServiceChannelText {
  language: LanguageCode;
  title: string;
  /**
   * When somebody answers; empty: it is not said.
   */
  hours: string;
}
/**
 * The ways to customer service of a brand, in the order players see them.
 */
export interface ServiceChannelSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * In the brand's order.
   *
   * @minItems 1
   * @maxItems 60
   */
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  /**
   * @maxItems 30
   */
  channels: ServiceChannel[];
}
export interface SiteOpening {
  /**
   * 0 normal, 1 maintenance, 2 not for this region.
   */
  status: number;
}
/**
 * Hold and win: coins stay, all other places turn again until nothing new has come for a number of turns.
 */
export interface SlotHold {
  code: string;
  /**
   * Name of its drawing.
   */
  picture: string;
  /**
   * Coins that begin it.
   */
  from: number;
  /**
   * Turns without a new coin that end it.
   */
  respins: number;
  /**
   * That a place gets a coin at a turn.
   */
  chance: {
    hits: number;
    outOf: number;
  };
  /**
   * What a coin is worth.
   *
   * @minItems 2
   * @maxItems 12
   */
  values: {
    stakes: number;
    weight: number;
    prize: ('mini' | 'major') | null;
  }[];
  /**
   * Besides, when every place has a coin.
   */
  grandStakes: number;
}
/**
 * An exact proportion.
 */
export interface SlotRatio {
  numerator: string;
  denominator: string;
  /**
   * Rounded to 4 decimals, without a sign.
   */
  percent: string;
}
/**
 * Counts in any position.
 */
export interface SlotScatter {
  code: string;
  /**
   * Name of its drawing.
   */
  picture: string;
  /**
   * By number shown; more than the last count as the last.
   *
   * @minItems 1
   * @maxItems 4
   */
  awards: {
    count: number;
    /**
     * Pay in whole stakes.
     */
    stakes: number;
    freeSpins: number;
  }[];
}
/**
 * What a title looks and sounds like, within the look of a brand.
 */
export interface SlotScene {
  /**
   * Drawing of its tile.
   */
  hero: string;
  /**
   * A second drawing on its tile and in its scene.
   */
  companion: string;
  /**
   * What moves in its scene.
   */
  drift:
    | 'lanterns'
    | 'motes'
    | 'petals'
    | 'bubbles'
    | 'snow'
    | 'embers'
    | 'stars'
    | 'leaves'
    | 'confetti';
  /**
   * The scale of its sounds.
   */
  mode: 'pentatonic' | 'minor' | 'major' | 'dorian' | 'phrygian' | 'lydian';
  /**
   * Semitones from the brand's own.
   */
  pitch: number;
}
/**
 * Figures of a slot, computed from its data. The return, the rates and the deviation are exact, with the win cap left aside; the odds of large wins are good to 3 digits.
 */
export interface SlotSheet {
  returnToPlayer: SlotRatio;
  /**
   * The parts of the return, in percent of the stake.
   */
  returnFrom: {
    wins: string;
    scatters: string;
    freeSpins: string;
    hold: string;
  };
  hitRate: SlotRatio;
  smallHitShare: SlotRatio;
  featureRate: SlotRatio | null;
  /**
   * Of a round's payout, in stakes; truncated.
   */
  standardDeviation: string;
  volatility: 'low' | 'medium' | 'high';
  /**
   * The most a paid spin can pay by itself, in stakes, and how many spins it takes on average.
   */
  topSpin: {
    stakes: string;
    oneIn: string;
  };
  /**
   * One round in so many pays at least that; null: fewer than one in a million millions.
   *
   * @maxItems 8
   */
  bigWins: {
    atLeastStakes: number;
    oneIn: string | null;
  }[];
  winCap: {
    oneIn: string | null;
    /**
     * Percent of the stake that the cap takes from the return.
     */
    costPercentAtMost: string;
  };
}
/**
 * Five reels, left to right; the last symbol of a strip is followed by the first again.
 */
export interface SlotStrips {
  /**
   * @minItems 5
   * @maxItems 5
   *
   * Items: Symbols from top to bottom, with a space between.
   */
  base: string[];
  /**
   * Null: there are no free spins, or they turn the same strips.
   */
  free: string[] | null;
}
/**
 * A symbol that pays.
 */
export interface SlotSymbol {
  code: string;
  /**
   * Name of its drawing.
   */
  picture: string;
  /**
   * For three, four and five, in parts of the stake.
   *
   * @minItems 3
   * @maxItems 3
   */
  pays: number[];
}
/**
 * A slot as data: what its rounds are decided by, what it is drawn from, and what was proven of it. A change of anything that decides a round is a new version.
 */
export interface SlotTitle {
  $schema?: string;
  code: string;
  /**
   * A proper name, the same in every language.
   */
  name: string;
  /**
   * With -r94, the variant of the version before it whose return is about 94 %.
   */
  version: string;
  releasedOn: string;
  theme: GameTheme;
  /**
   * Words that people look for it by, besides its name. Lower case, without accents.
   *
   * @maxItems 12
   */
  aliases: string[];
  /**
   * Its stakes feed the brand's jackpots and may take them.
   */
  feedsJackpot: boolean;
  mechanic: SlotMechanic;
  scene: SlotScene;
  rows: 3 | 4;
  /**
   * lines: along fixed lines. ways: on neighbouring reels, in any row. Always from the left, for three or more.
   */
  pays: 'lines' | 'ways';
  /**
   * Equal parts that a stake is shared in. Lines: one for each line. Pays are told in them.
   */
  parts: 25 | 40 | 50;
  /**
   * Those that pay, dearest first.
   *
   * @minItems 6
   * @maxItems 12
   */
  symbols: SlotSymbol[];
  wild: SlotWild | null;
  scatter: SlotScatter | null;
  strips: SlotStrips;
  freeSpins: {
    multiplier: number;
    /**
     * The most in a round; awards beyond it are cut short.
     */
    cap: number;
  } | null;
  /**
   * Winning symbols vanish and others fall; each fall has the next multiplier, and the last holds on.
   */
  cascade: {
    base: SlotLadder;
    free: SlotLadder;
  } | null;
  hold: SlotHold | null;
  /**
   * The most a round pays, in stakes; a round that gets there ends at once.
   */
  winCapStakes: number;
  sheet?: SlotSheet;
}
/**
 * Stands for every symbol that pays. Never on the first reel.
 */
export interface SlotWild {
  code: string;
  /**
   * Name of its drawing.
   */
  picture: string;
  /**
   * expanding: it fills its reel. sticky: in free spins it fills its reel and stays until they end.
   */
  behaviour: 'plain' | 'expanding' | 'sticky';
  /**
   * Times a line's win for each that is part of it; with ways each counts so often.
   */
  multiplier: number;
}
/**
 * A code is on its way.
 */
export interface SmsSent {
  /**
   * Minutes until another code may be sent.
   */
  expiredMinutes: number;
  sentAt: Moment;
}
