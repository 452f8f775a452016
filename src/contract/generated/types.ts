// Generated from schemas/ by `npm run codegen`. Do not edit.

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
 * The number of a record (64 bits) in a string because JavaScript numbers end at 2^53.
 */
export type RecordId = string;
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
 * The id of a brand: the name of its folder.
 */
export type BrandId = string;
/**
 * Names a picture that was brought, by its bytes.
 */
export type BannerPictureId = string;
/**
 * waiting: for a second person.
 */
export type AdjustmentStatus = 'waiting' | 'approved' | 'rejected';
/**
 * A prize group: at 2000 a lottery is fair, the difference to the own series is rebate.
 */
export type PrizeSeries = number;
/**
 * Counts the changes of one kind of a brand's server facts; a change names the one it started from.
 */
export type FactVersion = number;
/**
 * What an agent may do, by the account type.
 */
export type AgentPower =
  | 'createAccounts'
  | 'createAgents'
  | 'registrationLinks'
  | 'transferCredit'
  | 'seeBalances'
  | 'seeTransactions'
  | 'seeNames';
/**
 * The account types of agents.
 */
export type AgentType = 1 | 2 | 41 | 42;
/**
 * blocked: may sign in and withdraw, may not bet. excluded: takes a break from play and may not sign in. closed: may not sign in.
 */
export type MemberStatus = 'active' | 'blocked' | 'excluded' | 'closed';
/**
 * Part of the brand's rebate rates that goes to an agent and the agents below, in ten-thousandths.
 */
export type ShareBasisPoints = number;
/**
 * B banner, PL player notice, PU popup, PR promotion, H help.
 */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';
/**
 * BCP 47 language tag.
 */
export type LanguageCode = string;
/**
 * Whom an announcement opens by itself for: A signed in, B anonymous, F first sign-in.
 */
export type AnnouncementExecution = 'A' | 'B' | 'F';
/**
 * What a promotion is about.
 */
export type PromotionType =
  | 'other'
  | 'sport'
  | 'liveCasino'
  | 'rngSlots'
  | 'pvpPoker'
  | 'fish'
  | 'lotto'
  | 'rebate'
  | 'pointMall'
  | 'rank'
  | 'deposit'
  | 'appDownload'
  | 'newPlayer'
  | 'gaming';
/**
 * Who uses the site.
 */
export type CallerKind = 'visitor' | 'member' | 'agent' | 'trial';
/**
 * totp: the code of an authenticator app (RFC 6238). recovery: one of the codes kept for a lost phone, each good once. sms: a code sent to the account's number. email: a code sent to the account's proven e-mail address. payee: the name on one of the account's bank accounts.
 */
export type SecondFactorKind = 'totp' | 'recovery' | 'sms' | 'email' | 'payee';
/**
 * Names a help page in addresses and anchors.
 */
export type HelpPageId = string;
/**
 * A chapter of the help centre; what the law asks to be told is one of them.
 */
export type HelpSection = 'account' | 'money' | 'games' | 'saferPlay' | 'legal';
/**
 * Why staff changed something; kept in the audit trail.
 */
export type ChangeReason = string;
/**
 * Id of a title, unique over all vendors.
 */
export type NodeId = string;
/**
 * The code of a vendor; `vassalage` in the words of this contract.
 */
export type VendorCode = string;
/**
 * The category of a game, the first level of the lobby.
 */
export type GameCategory =
  'LOTT' | 'ELOTT' | 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'PVP' | 'HOT';
/**
 * Whether a title or a vendor is there: off takes it away, maintenance shows it and opens it to nobody.
 */
export type GameState = 'on' | 'maintenance' | 'off';
/**
 * Where banners are shown: w_home in the carousel of the home page, w_forget beside the way back to a forgotten password.
 */
export type BannerGroup = 'w_home' | 'w_forget';
/**
 * The players' site, or the area of agents.
 */
export type SignInArea = 'site' | 'agent';
/**
 * Whose accounts a site can be signed in with; openid: any OpenID provider that the operator set up.
 */
export type ThirdParty = 'facebook' | 'google' | 'line' | 'openid';
/**
 * A kind of play that a player can block. LOTT is every lottery.
 */
export type PlayKind =
  'LOTT' | 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'PVP';
/**
 * What a reward is. bonus: money that is free after turnover.
 */
export type RewardKind = 'cash' | 'bonus' | 'freeRounds' | 'points';
/**
 * held: staff look at it. available: to be claimed. queued: it begins when the running bonus ends. active: turnover is owed. completed: the money is free.
 */
export type RewardStatus =
  | 'held'
  | 'available'
  | 'queued'
  | 'active'
  | 'completed'
  | 'claimed'
  | 'forfeited'
  | 'expired'
  | 'rejected'
  | 'reversed';
/**
 * The code of a title, unique within its vendor.
 */
export type GameCode = string;
/**
 * A day, yyyy-MM-dd, in the time zone of the brand.
 */
export type CalendarDay = string;
/**
 * Counts the saves of a draft; a save names the one it started from.
 */
export type DraftVersion = number;
/**
 * 0 normal, 1 maintenance, 2 blocked for the region or address of the visitor.
 */
export type SiteStatus = 0 | 1 | 2;
/**
 * What a promotion is marked with.
 */
export type CampaignTag = 'newbie' | 'limited' | 'specialOffer' | 'daily' | 'highRebate' | 'vip';
/**
 * A word that staff put on players, to write to them as a group.
 */
export type MemberTag = string;
/**
 * What gives a reward. registration: a new account. signUp: a new account that joins. deposit: a deposit. code: a code. application: staff who approve one. staff: a grant by two people. raffle: a draw by ticket. mission: a mission.
 */
export type CampaignTriggerKind =
  'registration' | 'signUp' | 'deposit' | 'code' | 'application' | 'staff' | 'raffle' | 'mission';
/**
 * What conditions speak of. Amounts are in micro-units, the others are counts; mobileVerified and bankAccount are 0 or 1.
 */
export type CampaignFact =
  | 'depositSum'
  | 'depositCount'
  | 'validBet'
  | 'netLoss'
  | 'accountDays'
  | 'mobileVerified'
  | 'bankAccount';
/**
 * The time a fact is added up over, until now.
 */
export type CampaignPeriod = 'today' | 'days7' | 'days30' | 'ever';
/**
 * What the number of rewards is counted over.
 */
export type CampaignTimes = 'campaign' | 'day' | 'week' | 'month';
/**
 * draft: never published. waiting: a second person has to approve. live: players see it from its start to its end.
 */
export type CampaignState = 'draft' | 'waiting' | 'live' | 'paused' | 'ended';
/**
 * A sign that inviter and friend are one person.
 */
export type ReferralSignal = 'device' | 'address' | 'bankAccount';
/**
 * Money above zero in micro-units (10^-6 of the currency unit), as a decimal integer in a string.
 */
export type PositiveAmountMicro = string;
/**
 * A payment route.
 */
export type ChannelCode = string;
/**
 * What a reward came from.
 */
export type RewardSource =
  | 'registration'
  | 'signUp'
  | 'deposit'
  | 'code'
  | 'application'
  | 'staff'
  | 'raffle'
  | 'rebate'
  | 'cashBack';
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
 * Whether a contract of one kind waits for an answer.
 */
export type ContractRequestType = 'none' | 'new' | 'termination';
/**
 * What an agent contract pays.
 */
export type ContractKind = 'dividend' | 'dailySalary' | 'hourlySalary' | 'realTimeSalary';
/**
 * How often a contract is settled.
 */
export type ContractPeriod = 'realTime' | 'hourly' | 'daily' | 'weekly' | 'semimonthly' | 'monthly';
/**
 * 0 to 100 with up to four decimals, as text: rates are never floating point.
 */
export type Percent = string;
/**
 * Where the next page starts; taken from an answer and sent back as it is.
 */
export type Cursor = string;
/**
 * The name of a part of the server that processes events.
 */
export type EventConsumer = string;
/**
 * pending until the channel answers; credited is in the wallet. returnable came in above a limit of the player's and is held; returned went back the way it came.
 */
export type DepositStatus =
  'pending' | 'credited' | 'declined' | 'expired' | 'returnable' | 'returned' | 'reversed';
/**
 * Why a channel takes nothing now: outside its hours, or in maintenance.
 */
export type DepositClosedReason = 'hours' | 'maintenance';
/**
 * Country calling code.
 */
export type DialingCode = string;
/**
 * How long a player is excluded: a time-out of up to six weeks, or a self-exclusion of six months and more.
 */
export type ExclusionPeriod =
  'day' | 'week' | 'month' | 'sixWeeks' | 'sixMonths' | 'year' | 'fiveYears' | 'indefinite';
/**
 * Who asked for an exclusion: the player, a third party such as a relative or an authority, or the operator.
 */
export type ExclusionSource = 'player' | 'thirdParty' | 'operator';
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
  | 'bonus'
  | 'promo'
  | 'turnover';
/**
 * Sub-category of the slots category: scratch card, video poker, jackpot, table game, arcade, bingo.
 */
export type GameSubCategory = 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG';
/**
 * What a title's picture is about.
 */
export type GameTheme =
  | 'garden'
  | 'sea'
  | 'cards'
  | 'night'
  | 'fiesta'
  | 'casino'
  | 'space'
  | 'animals'
  | 'legends'
  | 'sweets'
  | 'treasure';
/**
 * What a variant of a title gives back, in percent, to the nearest one: below what the title was designed with.
 */
export type ReturnClass = '95' | '94' | '92' | '90';
/**
 * on: stakes feed it and may take it. paused: nothing goes in or out, and it goes on with the same pool.
 */
export type JackpotState = 'on' | 'paused';
/**
 * The issue.
 */
export type LotteryNumero = string;
/**
 * Which lottery family is meant.
 */
export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';
/**
 * open: not finished. rolledBack: the stake was given back.
 */
export type RoundStatus = 'open' | 'closed' | 'rolledBack';
/**
 * Our unguessable reference of a payment.
 */
export type PaymentReference = string;
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
 * Whom a message is for.
 */
export type InboxAudience = InboxToMembers | InboxToSegment | InboxToEverybody;
/**
 * personal: to this player. platform: to many.
 */
export type InboxMessageType = 'personal' | 'platform';
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
  | 'termsOffered'
  | 'uplineMessage'
  | 'affiliateDecided'
  | 'referralPaid'
  | 'rewardWaiting'
  | 'rewardHeld'
  | 'bonusCompleted'
  | 'bonusExpired'
  | 'applicationDecided';
/**
 * waiting: a second person has to confirm it.
 */
export type InboxSendingState = 'waiting' | 'scheduled' | 'sent' | 'recalled';
/**
 * requested waits for review; onHold is reviewed further; approvedOnce waits for a second person; approved waits to be paid; sending was handed to a channel; sent waits for the player to confirm; disputed is looked into. received, rejected, cancelled and returned are final.
 */
export type WithdrawalStatus =
  | 'requested'
  | 'onHold'
  | 'approvedOnce'
  | 'approved'
  | 'sending'
  | 'sent'
  | 'disputed'
  | 'received'
  | 'rejected'
  | 'cancelled'
  | 'returned';
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
  | 'referralReward'
  | 'bonusReleased'
  | 'bonusForfeited'
  | 'cashBack'
  | 'depositReversed';
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
 * won: stopped by a prize.
 */
export type LotteryChaseStatus = 'running' | 'done' | 'won' | 'stopped';
/**
 * resulted, settling: the numbers are known and the winners are being paid.
 */
export type LotteryDrawStatus = 'open' | 'closed' | 'resulted' | 'settling' | 'settled' | 'void';
/**
 * What is drawn, and so how a board and its results look.
 */
export type LotteryFamily = 'ssc' | 'race' | 'dice' | 'elevenFive' | 'lucky28' | 'keno' | 'digits';
/**
 * open: the draw takes bets. waiting: closed and not settled.
 */
export type LotteryTicketStatus = 'open' | 'waiting' | 'won' | 'lost' | 'cancelled' | 'void';
/**
 * queued: waits for its next attempt. sent: accepted by the mail server or gateway. failed: every attempt failed. expired: it was not sent in time.
 */
export type MessageStatus = 'queued' | 'sent' | 'failed' | 'expired';
/**
 * Why a player gets no rewards of a promotion now.
 */
export type PromotionObstacle =
  | 'optedOut'
  | 'limited'
  | 'excluded'
  | 'blocked'
  | 'audience'
  | 'conditions'
  | 'timesReached'
  | 'budgetSpent'
  | 'withdrawalTakenBack'
  | 'notStarted'
  | 'ended';
/**
 * How far an invited friend is. review: signs of one person behind both accounts; staff decide.
 */
export type ReferralStatus = 'joined' | 'deposited' | 'played' | 'review' | 'paid' | 'rejected';
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
export type MetricsText = string;
/**
 * A mobile number as people write it: the local one, or with the calling code of the country.
 */
export type MobileNumber = string;
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
 * What happened to a withdrawal.
 */
export type WithdrawalEventKind =
  | 'requested'
  | 'taken'
  | 'released'
  | 'held'
  | 'approvedOnce'
  | 'approved'
  | 'rejected'
  | 'noted'
  | 'sending'
  | 'sendFailed'
  | 'sent'
  | 'claimed'
  | 'received'
  | 'cancelled'
  | 'returned'
  | 'disputeSettled'
  | 'compensated';
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
 * A saved view of the queue: a step that requests wait at, or all of them.
 */
export type WithdrawalView =
  'waiting' | 'mine' | 'onHold' | 'secondPerson' | 'toPay' | 'sent' | 'disputed' | 'all';
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
 * What a member of staff does here. A role brings the permissions that schemas/api/* /permissions.json give it.
 */
export type StaffRole = 'support' | 'editor' | 'publisher' | 'operator' | 'admin';
/**
 * A vendor's own id of a transaction or round: printable ASCII without blanks.
 */
export type VendorReference = string;

export interface ActHouseRoundBody {
  /**
   * The action's place in the round.
   */
  number: number;
  /**
   * Judged by the game's own schema.
   */
  action: RoundChoice;
}
/**
 * What a player bets on or does in a round of a first-party game. The game's own schema says what it carries.
 */
export interface RoundChoice {
  [k: string]: unknown;
}
export interface ActHouseRoundParams {
  roundId: RecordId;
}
/**
 * Money of one kind within a statement.
 */
export interface ActivityLine {
  /**
   * agent: credit, commission and shares of an agent. correction: anything else that staff or the system booked.
   */
  kind: 'deposit' | 'withdrawal' | 'stake' | 'return' | 'bonus' | 'agent' | 'correction';
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
export interface AddBankAccountBody {
  bank: BankId;
  payeeName: PayeeName;
  accountNumber: AccountNumber;
  paymentPassword: string;
}
export interface AddBannerPictureBody {
  /**
   * The file as base64.
   */
  file: string;
}
export interface AddBannerPictureParams {
  brand: BrandId;
}
export interface AddBannerPictureValue {
  picture: BannerPictureId;
}
export interface AddDepositProofBody {
  /**
   * The file as base64.
   */
  file: string;
}
export interface AddDepositProofParams {
  depositId: RecordId;
}
export interface AddMemberNoteBody {
  text: string;
}
export interface AddMemberNoteParams {
  memberId: RecordId;
}
export interface AddMemberNoteValue {
  noteId: RecordId;
}
export interface AddPasskeyBody {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers give it.
   */
  response: string;
}
export interface AddStaffPasskeyBody {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers give it.
   */
  response: string;
}
export interface AddWithdrawalProofBody {
  /**
   * The file as base64.
   */
  file: string;
}
export interface AddWithdrawalProofParams {
  withdrawalId: RecordId;
}
/**
 * A correction of a player's cash by staff. amountMicro above zero gives, below takes. It is never edited: a reversal is another adjustment.
 */
export interface Adjustment {
  adjustmentId: RecordId;
  memberId: RecordId;
  account: string;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  reason: string;
  status: AdjustmentStatus;
  reverses: RecordId | null;
  isReversed: boolean;
  requestedBy: string | null;
  isOwn: boolean;
  requestedAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
/**
 * A member asks to become an affiliate.
 */
export interface AffiliateApplication {
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
export interface AffiliateValue {
  affiliateCode: string;
  valid: true;
}
/**
 * A member or an agent with the whole team is to have another upline.
 */
export interface AgentMove {
  moveId: RecordId;
  memberId: RecordId;
  account: string;
  from: string | null;
  to: string | null;
  status: 'waiting' | 'approved' | 'rejected';
  reason: string;
  requestedBy: string | null;
  /**
   * Asked for by the person who reads it.
   */
  isOwn: boolean;
  requestedAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
/**
 * What a brand lets agents do, and what they earn.
 */
export interface AgentPolicy {
  maxDepth: number;
  /**
   * Of members who register by a plain invitation code, up to the agent's own.
   */
  defaultSeries: PrizeSeries;
  rates: CategoryRates;
  /**
   * @maxItems 20
   */
  quotas: SeriesStep[];
  transferDown: boolean;
  transferUp: boolean;
  transferFeeBasisPoints: number;
  transferDailyCapMicro: AmountMicro;
  /**
   * Turnover owed on received money before it can be withdrawn, as a multiple.
   */
  turnoverTimes: number;
  referral: boolean;
  referralRewardMicro: AmountMicro;
  /**
   * What a friend must have deposited.
   */
  referralDepositMicro: AmountMicro;
  /**
   * What a friend must have staked.
   */
  referralPlayMicro: AmountMicro;
  affiliateApplications: boolean;
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
export interface SeriesStep {
  fromSeries: PrizeSeries;
  count: number;
}
/**
 * The agent policy as staff edit it.
 */
export interface AgentPolicySettings {
  brand: BrandId;
  version: FactVersion;
  lastChange: FactChange | null;
  currency: CurrencyCode;
  policy: AgentPolicy;
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
 * An agent as staff see one.
 */
export interface AgentSummary {
  memberId: RecordId;
  account: string;
  type: AgentType;
  status: MemberStatus;
  terms: AgentTerms;
  uplineId: RecordId | null;
  upline: string | null;
  /**
   * 1: a top agent.
   */
  level: number;
  /**
   * Counted up to 1000.
   */
  directDownlines: number;
  affiliateCode: string | null;
  /**
   * @maxItems 20
   */
  quotas: SeriesQuota[];
  since: Moment;
}
/**
 * What an account earns: the lottery series, and the share of the brand's rates by category.
 */
export interface AgentTerms {
  series: PrizeSeries;
  shareBasisPoints: ShareBasisPoints;
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
export interface AnswerSecondFactorBody {
  challenge: string;
  kind: SecondFactorKind;
  code: string;
}
export interface AnswerTermProposalBody {
  agrees: boolean;
}
export interface AnswerTermProposalParams {
  proposalId: RecordId;
}
export interface AnswerTermProposalValue {
  terms: AgentTerms;
}
/**
 * A picture and when it was added.
 */
export interface ApplicationPicture {
  url: string;
  addedAt: Moment;
}
export interface ApplyForAffiliateBody {
  text: string;
}
export interface ApplyForPromotionBody {
  comment: string;
  /**
   * @maxItems 3
   *
   * Items: The file as base64.
   */
  pictures: string[];
}
export interface ApplyForPromotionParams {
  promotionId: RecordId;
}
export interface AppointAgentBody {
  type: AgentType;
  reason: string;
}
export interface AppointAgentParams {
  memberId: RecordId;
}
export interface AppointAgentValue {
  affiliateCode: string;
}
export interface ArchiveBrandBody {
  archived: boolean;
  note: string;
}
export interface ArchiveBrandParams {
  brand: BrandId;
}
export interface ArchiveBrandValue {
  archivedAt: Moment | null;
}
export interface ArrangeHelpPagesBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * All of them, in the order wanted.
   *
   * @minItems 1
   * @maxItems 200
   */
  pages: HelpPagePlace[];
  reason: ChangeReason;
}
/**
 * Where a help page stands, and whether players see it.
 */
export interface HelpPagePlace {
  pageId: HelpPageId;
  section: HelpSection;
  published: boolean;
}
export interface ArrangeHelpPagesParams {
  brand: BrandId;
}
export interface ArrangedGame {
  nodeId: NodeId;
  gameName: string;
  vassalage: VendorCode;
  gameCategory: GameCategory;
  state: GameState;
}
export interface ArrangedVendor {
  vassalage: VendorCode;
  /**
   * The vendor's own name.
   */
  displayName: string;
  state: GameState;
  /**
   * @maxItems 60
   */
  names: VendorName[];
}
/**
 * What players of a language read for a vendor.
 */
export interface VendorName {
  language: LanguageCode;
  name: string;
}
/**
 * One thing that staff changed: never altered, never removed.
 */
export interface AuditEntry {
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
}
/**
 * What was there before or after a change; its keys belong to the action.
 */
export interface AuditValue {
  [k: string]: unknown;
}
/**
 * Where a player's withdrawals are paid.
 */
export interface BankAccount {
  bankAccountId: RecordId;
  bank: BankId;
  bankName: string;
  payeeName: string;
  /**
   * The last four characters behind dots.
   */
  maskedNumber: string;
  isDefault: boolean;
  addedAt: Moment;
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
export interface BeginPasskeyBody {
  password?: string;
  /**
   * Of the authenticator app, or a recovery code; needed where an app is on.
   */
  code?: string;
}
export interface BeginPasskeySignInValue {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers take it.
   */
  options: string;
}
export interface BeginPasskeyValue {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers take it.
   */
  options: string;
}
export interface BeginSecondFactorBody {
  /**
   * To sign in; left out by who has none.
   */
  password?: string;
}
export interface BeginSecondFactorValue {
  /**
   * Base32, for who types it.
   */
  secret: string;
  /**
   * otpauth://, for a QR code.
   */
  keyUri: string;
}
export interface BeginStaffPasskeyBody {
  password: string;
  /**
   * Of the authenticator app, or a recovery code; needed where an app is on.
   */
  code?: string;
}
export interface BeginStaffPasskeySignInValue {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers take it.
   */
  options: string;
}
export interface BeginStaffPasskeyValue {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers take it.
   */
  options: string;
}
export interface BeginStaffSecondFactorBody {
  password: string;
}
export interface BeginStaffSecondFactorValue {
  /**
   * Base32, for who types it.
   */
  secret: string;
  /**
   * otpauth://, for a QR code.
   */
  keyUri: string;
}
export interface BeginThirdPartySignInBody {
  /**
   * Path of the page to come back to; the home page without it.
   */
  returnTo?: string;
  area?: SignInArea;
}
export interface BeginThirdPartySignInParams {
  provider: ThirdParty;
}
export interface BeginThirdPartySignInValue {
  url: string;
  browserToken: string;
}
export interface BindThirdPartyBody {
  ticket: string;
  /**
   * The member has read that it cannot be undone.
   */
  confirmed: true;
  /**
   * Needed more than ten minutes after the sign-in.
   */
  password?: string;
}
export interface BindThirdPartyValue {
  /**
   * @maxItems 4
   */
  items: BoundIdentity[];
}
/**
 * An account of a third party that signs a member in.
 */
export interface BoundIdentity {
  provider: ThirdParty;
  boundAt: Moment;
}
export interface BlockAgentBody {
  blocked: boolean;
  reason: string;
}
export interface BlockAgentParams {
  brand: BrandId;
  agentId: RecordId;
}
export interface BlockCategoryParams {
  category: PlayKind;
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
 * A picture in a brand's assets folder.
 */
export interface BrandAssetFile {
  file: string;
  /**
   * Pixels; 0: a drawing without a size.
   */
  width: number;
  height: number;
  bytes: number;
  /**
   * null: it lies in the brands folder.
   */
  addedAt: Moment | null;
}
/**
 * How a brand cuts time into days: figures, rebates, income and promotions end at its midnight.
 */
export interface BrandDay {
  /**
   * Name of a time zone of the IANA database, such as America/Lima.
   */
  timeZone: string;
}
/**
 * The day of a brand as staff edit it.
 */
export interface BrandDaySettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  /**
   * The day that it is now.
   */
  today: CalendarDay;
  day: BrandDay;
}
/**
 * What the builder edits.
 */
export interface BrandDraft {
  brand: BrandId;
  draftVersion: DraftVersion;
  /**
   * False: the live manifest is shown.
   */
  hasDraft: boolean;
  /**
   * Authored: what this brand says.
   */
  manifest: ManifestDocument;
  /**
   * Nearest first.
   *
   * @maxItems 3
   */
  parents: ManifestLayer[];
  /**
   * With everything inherited.
   */
  resolved: ManifestDocument;
  /**
   * By JSON pointer into the resolved manifest.
   */
  provenance: {
    [k: string]: ManifestOrigin;
  };
  liveRevision: number | null;
  liveHash: string | null;
  /**
   * Authored: what a draft is compared with.
   */
  liveManifest: ManifestDocument | null;
  savedAt: Moment | null;
  savedBy: string | null;
  /**
   * Another person than the last editor publishes.
   */
  twoPerson: boolean;
  /**
   * Brands that extend this one, at the revision they follow.
   *
   * @maxItems 1000
   */
  children: ManifestChild[];
  /**
   * The live revision of the brand it extends; null: it extends none.
   */
  parentNewest: number | null;
  schedule: DraftSchedule | null;
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
export interface ManifestChild {
  brand: BrandId;
  revision: number;
}
export interface DraftSchedule {
  publishAt: Moment;
  version: DraftVersion;
  by: string;
  note: string;
}
/**
 * What a brand's manifest shows, and the server can do, as far as the flags allow it: no flag can add to this.
 */
export interface BrandOffers {
  /**
   * @maxItems 10
   */
  login: ('username' | 'sms')[];
  /**
   * @maxItems 10
   */
  registration: ('username' | 'mobile' | 'mobilePassword')[];
  /**
   * @maxItems 10
   */
  passwordReset: ('mobile' | 'email')[];
  freePlay: boolean;
}
export interface BrandStart {
  /**
   * extend: inherits everything from the brand. copy: says everything the brand says.
   */
  kind: 'extend' | 'copy';
  brand: string;
  /**
   * Style of its pictures; omitted: the one of the brand it starts from.
   */
  recipe?: string;
  /**
   * Both schemes are made from it; omitted: the colours of the brand it starts from.
   */
  seedColor?: string;
  accentColor?: string;
}
/**
 * Whether a brand is open.
 */
export interface BrandStatus {
  brand: BrandId;
  status: SiteStatus;
  note: string;
  changedAt: Moment | null;
  changedBy: string | null;
}
/**
 * A brand in the list of the builder.
 */
export interface BrandSummary {
  brand: BrandId;
  name: string;
  /**
   * @maxItems 50
   */
  hosts: string[];
  /**
   * The parent with its pinned revision, as the manifest writes it.
   */
  extends: string | null;
  liveRevision: number | null;
  liveHash: string | null;
  publishedAt: Moment | null;
  draftVersion: DraftVersion;
  /**
   * Unpublished changes exist.
   */
  hasDraft: boolean;
  draftAt: Moment | null;
  draftBy: string | null;
  siteStatus: SiteStatus;
  /**
   * Findings in the draft that block its publication.
   */
  errors: number;
  warnings: number;
  archivedAt: Moment | null;
  /**
   * Another brand may extend it.
   */
  isParent: boolean;
  /**
   * What a thumbnail is drawn from: recipe, scheme and colours of the draft, or of what is live.
   */
  look: ManifestDocument | null;
}
/**
 * A promotion as data: whom it is for, what gives a reward, and what the reward is.
 */
export interface Campaign {
  type: PromotionType;
  /**
   * @maxItems 6
   */
  tags: CampaignTag[];
  /**
   * The figure that the brand's art draws.
   */
  hero: string;
  /**
   * One that was brought; null: the figure is drawn.
   */
  picture: BannerPictureId | null;
  startsAt: Moment;
  /**
   * Null: until it is ended.
   */
  endsAt: Moment | null;
  audience: CampaignAudience;
  trigger: CampaignTrigger;
  /**
   * @maxItems 6
   */
  conditions: CampaignCondition[];
  reward: CampaignReward;
  /**
   * Of raffles.
   *
   * @maxItems 20
   */
  prizes: RafflePrize[];
  /**
   * The most it gives in all; 0: no limit.
   */
  budgetMicro: AmountMicro;
  timesPerMember: number;
  timesPer: CampaignTimes;
  /**
   * Days to claim a reward.
   */
  claimDays: number;
  /**
   * One for each language; that of the brand's default language is needed.
   *
   * @minItems 1
   * @maxItems 60
   */
  texts: CampaignText[];
}
/**
 * Whom a campaign is for.
 */
export interface CampaignAudience {
  /**
   * Accounts no older than this; 0: all.
   */
  registeredWithinDays: number;
  /**
   * One of these is needed; none listed: all.
   *
   * @maxItems 20
   */
  tags: MemberTag[];
  /**
   * @maxItems 20
   */
  withoutTags: MemberTag[];
  /**
   * Agents too.
   */
  agents: boolean;
}
/**
 * What gives a reward, and how often.
 */
export interface CampaignTrigger {
  kind: CampaignTriggerKind;
  /**
   * Of deposits: only those after the player joined count.
   */
  mustJoin: boolean;
  /**
   * Of deposits: 1 is the player's first; 0 is any.
   */
  depositNumber: number;
  /**
   * Of deposits: the smallest that counts.
   */
  minDepositMicro: AmountMicro;
  /**
   * Of deposits: days that count, Monday is 1; none listed: every day.
   *
   * @maxItems 7
   */
  weekdays: number[];
  /**
   * Of applications: at least one picture is needed.
   */
  asksPictures: boolean;
  /**
   * Of raffles: valid bets for one ticket.
   */
  ticketMicro: AmountMicro;
}
/**
 * Holds when one of its comparisons does. All conditions of a campaign must hold.
 */
export interface CampaignCondition {
  /**
   * @minItems 1
   * @maxItems 3
   */
  anyOf: CampaignComparison[];
}
/**
 * A fact against a value.
 */
export interface CampaignComparison {
  fact: CampaignFact;
  period: CampaignPeriod;
  comparison: 'atLeast' | 'atMost';
  /**
   * Micro-units or a count.
   */
  value: string;
}
/**
 * What a campaign gives.
 */
export interface CampaignReward {
  kind: RewardKind;
  /**
   * Fixed amount; 0: a share of the deposit.
   */
  amountMicro: AmountMicro;
  /**
   * Share of the deposit.
   */
  percent: number;
  /**
   * The most that a share comes to; 0: no limit.
   */
  maxMicro: AmountMicro;
  /**
   * Turnover owed, as a multiple.
   */
  turnoverTimes: number;
  /**
   * What the multiple is of.
   */
  turnoverOn: 'reward' | 'rewardAndDeposit';
  /**
   * @maxItems 10
   */
  categoryWeights: CategoryWeight[];
  /**
   * @maxItems 50
   */
  gameWeights: GameWeight[];
  /**
   * @maxItems 100
   */
  forbiddenGames: GameCode[];
  /**
   * The largest stake of a round while turnover is owed; 0: no limit.
   */
  maxStakeMicro: AmountMicro;
  /**
   * Days to reach the turnover, or to play free rounds.
   */
  days: number;
  /**
   * Which money a stake takes first.
   */
  orderOfUse: 'bonusFirst' | 'cashFirst';
  /**
   * The deposit stays in the wallet until the turnover is met or the bonus is given up.
   */
  locksDeposit: boolean;
  /**
   * The title of free rounds.
   */
  gameCode: GameCode | null;
  /**
   * Free rounds.
   */
  rounds: number;
  /**
   * The stake of each free round.
   */
  roundStakeMicro: AmountMicro;
}
/**
 * How much of a stake on a game counts, in percent.
 */
export interface GameWeight {
  gameCode: GameCode;
  percent: number;
}
/**
 * A prize and its weight among all.
 */
export interface RafflePrize {
  weight: number;
  /**
   * 0: no prize.
   */
  amountMicro: AmountMicro;
}
/**
 * A campaign's words in a language.
 */
export interface CampaignText {
  language: LanguageCode;
  title: string;
  summary: string;
  /**
   * Plain text; an empty line begins a paragraph.
   */
  terms: string;
}
/**
 * A campaign as the office shows it.
 */
export interface CampaignRecord {
  campaignId: RecordId;
  state: CampaignState;
  /**
   * Of the draft; a change names the one it was made from.
   */
  revision: number;
  /**
   * Null: never published.
   */
  liveVersion: number | null;
  /**
   * The draft differs from what is live.
   */
  hasChanges: boolean;
  currency: CurrencyCode;
  campaign: Campaign;
  spentMicro: AmountMicro;
  /**
   * Given.
   */
  rewards: number;
  claimed: number;
  joined: number;
  /**
   * Applications and held rewards that wait for staff.
   */
  waiting: number;
  /**
   * Who asked to publish it; null: nobody.
   */
  publishRequestedBy: string | null;
  isOwnRequest: boolean;
  updatedAt: Moment;
  publishedAt: Moment | null;
}
/**
 * What a campaign would have given in the last 30 days.
 */
export interface CampaignSimulation {
  days: number;
  currency: CurrencyCode;
  /**
   * Registrations, deposits or tickets that were looked at.
   */
  events: number;
  /**
   * There were more events than were looked at.
   */
  isPartial: boolean;
  players: number;
  rewards: number;
  costMicro: AmountMicro;
  turnoverMicro: AmountMicro;
  /**
   * The day the budget would have been spent; null: never.
   */
  budgetReachedOn: CalendarDay | null;
  /**
   * @maxItems 3
   */
  signals: SimulationSignal[];
  /**
   * Players who would have qualified and withdrew within a day of the deposit without play.
   */
  cashedOut: number;
  /**
   * @maxItems 10
   */
  examples: SimulationExample[];
}
/**
 * Players who share a sign with another who would have qualified.
 */
export interface SimulationSignal {
  signal: ReferralSignal;
  players: number;
}
/**
 * One of the players who would have got most.
 */
export interface SimulationExample {
  memberId: RecordId;
  account: string;
  rewards: number;
  amountMicro: AmountMicro;
  /**
   * @maxItems 3
   */
  signals: ReferralSignal[];
}
export interface CancelLotteryTicketBody {}
export interface CancelLotteryTicketParams {
  ticketId: RecordId;
}
export interface CancelScheduleParams {
  brand: BrandId;
}
export interface CancelWithdrawalParams {
  withdrawalId: RecordId;
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
export interface CashOutTableSeatParams {
  tableRoundId: RecordId;
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
export interface ChangeCampaignBody {
  revision: number;
  campaign: Campaign;
  reason: ChangeReason;
}
export interface ChangeCampaignParams {
  brand: BrandId;
  campaignId: RecordId;
}
export interface ChangeLanguageBody {
  language: LanguageCode;
}
export interface ChangePasswordBody {
  /**
   * May only be left out by a member who has no password yet.
   */
  oldPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
}
export interface CheckAffiliateQuery {
  code: string;
  domain?: string;
}
export interface CheckBrandNameQuery {
  id: string;
  host: string;
}
export interface CheckBrandNameValue {
  id: 'free' | 'taken' | 'malformed' | 'reserved';
  host: 'free' | 'taken' | 'malformed' | 'reserved';
}
export interface CheckDraftBody {
  manifest: ManifestDocument;
}
export interface CheckDraftParams {
  brand: BrandId;
}
export interface CheckDraftValue {
  /**
   * @maxItems 500
   */
  problems: CheckResult[];
  /**
   * No finding is an error.
   */
  publishable: boolean;
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
export interface ClaimAllRewardsBody {}
export interface ClaimAllRewardsValue {
  /**
   * @maxItems 100
   */
  claimed: Reward[];
  left: number;
}
/**
 * Something that a player was given.
 */
export interface Reward {
  rewardId: RecordId;
  promotionId: RecordId | null;
  title: string;
  source: RewardSource;
  kind: RewardKind;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  rounds: number;
  gameName: string | null;
  turnoverMicro: AmountMicro;
  status: RewardStatus;
  createdAt: Moment;
  /**
   * When it can no longer be claimed.
   */
  expiresAt: Moment | null;
  claimedAt: Moment | null;
}
export interface ClaimRafflePromotionBody {
  promotionId: RecordId;
}
export interface ClaimRafflePromotionValue {
  /**
   * Where the wheel stops.
   */
  prizeIndex: number;
  reward: RewardCredited;
  ticketsLeft: number;
}
/**
 * What a claim brought.
 */
export interface RewardCredited {
  transferId: RecordId | null;
  fund: Fund;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  /**
   * Owed before it can be withdrawn.
   */
  turnoverRequirementMicro: AmountMicro;
  points: number;
}
export interface ClaimRebateBody {}
export interface ClaimRebateValue {
  amountMicro: PositiveAmountMicro;
  currency: CurrencyCode;
}
export interface ClaimRewardBody {}
export interface ClaimRewardParams {
  rewardId: RecordId;
}
export interface ClaimSignUpRewardBody {
  promotionId: RecordId;
}
export interface CloseAccountBody {
  password: string;
  /**
   * Left out: the money is held.
   */
  payout?: {
    bankAccountId: RecordId;
    paymentPassword: string;
  };
}
export interface CloseAccountValue {
  closed: boolean;
  heldMicro: AmountMicro;
  paidOutMicro: AmountMicro;
}
export interface CloseRegistrationLinkParams {
  linkId: RecordId;
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
export interface CompleteThirdPartySignInBody {
  browserToken: string;
  /**
   * The query with which the browser came back, without the question mark.
   */
  query: string;
  tokenKind?: 'cookie' | 'bearer';
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
export interface ConfirmCategoryUnblockParams {
  category: PlayKind;
}
export interface ConfirmInboxMessageBody {
  reason: ChangeReason;
}
export interface ConfirmInboxMessageParams {
  brand: BrandId;
  sendingId: RecordId;
}
export interface ConfirmPlayerLimitParams {
  kind: LimitKind;
  period: LimitPeriod;
}
export interface ConfirmReceiptBody {
  outcome: ReceiptOutcome;
  receivedMicro?: PositiveAmountMicro;
}
export interface ConfirmReceiptParams {
  withdrawalId: RecordId;
}
export interface ConfirmSecondFactorBody {
  code: string;
}
export interface ConfirmSecondFactorValue {
  /**
   * @minItems 10
   * @maxItems 10
   */
  recoveryCodes: string[];
}
export interface ConfirmStaffSecondFactorBody {
  code: string;
}
export interface ConfirmStaffSecondFactorValue {
  /**
   * @minItems 10
   * @maxItems 10
   */
  recoveryCodes: string[];
}
export interface ConsolidatedFunds {
  currency: CurrencyCode;
  totalMicro: AmountMicro;
  /**
   * @maxItems 10
   */
  funds: FundBalance[];
  /**
   * @maxItems 200
   */
  vendorWallets: VendorWallet[];
  dailysalreqtype: ContractRequestType;
  divtypereq: ContractRequestType;
  contracthoursalreq: ContractRequestType;
  realtimesalreqtype: ContractRequestType;
}
/**
 * One kind of money in a wallet.
 */
export interface FundBalance {
  fund: Fund;
  amountMicro: AmountMicro;
}
export interface VendorWallet {
  vassalage: VendorCode;
  /**
   * Null: the vendor did not answer.
   */
  balanceMicro: AmountMicro | null;
}
/**
 * A contract that an upline offers, or its end that one side asks for.
 */
export interface ContractRequest {
  requestId: RecordId;
  contractId: RecordId;
  kind: ContractKind;
  action: 'new' | 'termination';
  status: 'offered' | 'accepted' | 'rejected' | 'expired';
  uplineAccount: string;
  period: ContractPeriod;
  /**
   * @maxItems 20
   */
  tiers: ContractTier[];
  /**
   * So many contracts with downlines would end.
   */
  endsDownlineContracts: number;
  requestedAt: Moment;
  expiresAt: Moment | null;
}
/**
 * The terms from a threshold on; the last tier whose thresholds all hold counts.
 */
export interface ContractTier {
  rate: Percent;
  /**
   * Least number of active members.
   */
  activeMembers: number;
  /**
   * Least valid bet of the team in the period.
   */
  periodValidBetMicro: AmountMicro;
  /**
   * Least profit of the house in the period.
   */
  periodProfitLossMicro: AmountMicro | null;
  /**
   * From which a member counts as active.
   */
  minBetAmountMicro: AmountMicro | null;
  feeRate: Percent | null;
  /**
   * On stakes of winning bets.
   */
  winRate: Percent | null;
  /**
   * On stakes of losing bets.
   */
  lossRate: Percent | null;
  /**
   * On every stake.
   */
  singleBetRate: Percent | null;
}
export interface ConvertPointsBody {
  points: number;
  /**
   * The payment password.
   */
  password: string;
}
export interface ConvertPointsValue {
  points: PointsBalance;
  credited: RewardCredited;
}
/**
 * Points of a player; they never expire.
 */
export interface PointsBalance {
  currentPoints: number;
  pendingPoints: number;
}
export interface CountInboxAudienceParams {
  brand: BrandId;
}
export interface CountInboxAudienceQuery {
  /**
   * Codes, separated by commas; left out: any.
   */
  languages?: string;
  registeredSince?: Moment;
  seenSince?: Moment;
  notSeenSince?: Moment;
  deposited?: boolean;
  /**
   * Separated by commas; left out: any.
   */
  tags?: string;
}
export interface CountInboxAudienceValue {
  /**
   * Players that were looked at: all of a small brand.
   */
  looked: number;
  fit: number;
}
export interface CountInvitationVisitBody {
  code: string;
}
export interface CountInvitationVisitValue {
  counted: boolean;
}
export interface CreateAnnouncementBody {
  draft: AnnouncementDraft;
  reason: ChangeReason;
}
export interface CreateAnnouncementParams {
  brand: BrandId;
}
export interface CreateBrandBody {
  id: BrandId;
  name: string;
  host: string;
  start: BrandStart;
}
export interface CreateBrandValue {
  brand: BrandId;
  draftVersion: DraftVersion;
}
export interface CreateCampaignBody {
  campaign: Campaign;
  reason: ChangeReason;
}
export interface CreateCampaignParams {
  brand: BrandId;
}
export interface CreateDepositBody {
  channel: ChannelCode;
  amountMicro: PositiveAmountMicro;
}
export interface CreateDownlineBody {
  username: string;
  password: string;
  accountType: AccountType;
  terms: AgentTerms;
}
export interface CreateDownlineValue {
  memberId: RecordId;
}
export interface CreatePreviewTokenParams {
  brand: BrandId;
}
export interface CreatePreviewTokenValue {
  previewUrl: string;
  token: ClientToken;
  expiresAt: Moment;
}
export interface CreatePromoCodeBatchBody {
  campaignId: RecordId;
  label: string;
  kind: 'single' | 'shared';
  count: number;
  uses: number;
  /**
   * Null: it is drawn.
   */
  sharedCode: string | null;
  expiresAt: Moment;
  reason: ChangeReason;
}
export interface CreatePromoCodeBatchParams {
  brand: BrandId;
}
export interface CreatePromoCodeBatchValue {
  batch: PromoCodeBatch;
  /**
   * @maxItems 10000
   */
  codes: string[];
}
/**
 * Codes that give a campaign's reward.
 */
export interface PromoCodeBatch {
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
export interface CreateRegistrationLinkBody {
  accountType: AccountType;
  terms: AgentTerms;
  expiresAt: Moment | null;
  useLimit: number | null;
  host: string;
  note: string;
}
export interface CreateTopAgentBody {
  username: string;
  password: string;
  type: AgentType;
  terms: AgentTerms;
  reason: string;
}
export interface CreateTopAgentParams {
  brand: BrandId;
}
export interface CreateVoucherBatchBody {
  amountMicro: PositiveAmountMicro;
  count: number;
  label: string;
  expiresAt: Moment;
  reason: string;
}
export interface CreateVoucherBatchParams {
  brand: BrandId;
}
export interface CreateVoucherBatchValue {
  batch: VoucherBatch;
  /**
   * @maxItems 1000
   */
  codes: string[];
}
/**
 * Vouchers that were made together.
 */
export interface VoucherBatch {
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
export interface CreditDepositBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  receivedMicro: PositiveAmountMicro;
  bankReference: string;
}
export interface CreditDepositParams {
  brand: BrandId;
  depositId: RecordId;
}
/**
 * Money between an agent and a direct downline, as one side sees it.
 */
export interface CreditTransfer {
  transferId: RecordId;
  direction: 'sent' | 'received';
  /**
   * The other side.
   */
  account: string;
  currency: CurrencyCode;
  /**
   * What was sent.
   */
  amountMicro: AmountMicro;
  /**
   * Part of the amount that the brand keeps.
   */
  feeMicro: AmountMicro;
  note: string;
  at: Moment;
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
export interface DecideAdjustmentBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideAdjustmentParams {
  brand: BrandId;
  adjustmentId: RecordId;
}
export interface DecideAffiliateApplicationBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideAffiliateApplicationParams {
  brand: BrandId;
  applicationId: RecordId;
}
export interface DecideAgentMoveBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideAgentMoveParams {
  brand: BrandId;
  moveId: RecordId;
}
export interface DecideCampaignBody {
  revision: number;
  decision: 'approve' | 'reject';
  reason: ChangeReason;
}
export interface DecideCampaignParams {
  brand: BrandId;
  campaignId: RecordId;
}
export interface DecideExclusionMatchBody {
  decision: 'same' | 'other';
  reason: string;
}
export interface DecideExclusionMatchParams {
  brand: BrandId;
  matchId: RecordId;
}
export interface DecideExclusionMatchValue {
  decided: boolean;
}
export interface DecideHeldRewardBody {
  decision: 'approve' | 'reject';
  reason: ChangeReason;
}
export interface DecideHeldRewardParams {
  brand: BrandId;
  heldRewardId: RecordId;
}
export interface DecidePromotionApplicationBody {
  decision: 'approve' | 'reject';
  reason: ChangeReason;
}
export interface DecidePromotionApplicationParams {
  brand: BrandId;
  promotionApplicationId: RecordId;
}
export interface DecideReferralBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideReferralParams {
  brand: BrandId;
  referralId: RecordId;
}
export interface DecideRewardGrantBody {
  decision: 'approve' | 'reject';
  reason: ChangeReason;
}
export interface DecideRewardGrantParams {
  brand: BrandId;
  grantId: RecordId;
}
export interface DecideRoundRefundBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideRoundRefundParams {
  brand: BrandId;
  refundId: RecordId;
}
export interface DecideRoundRefundValue {
  decided: boolean;
}
export interface DecideStaffActBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideStaffActParams {
  brand: BrandId;
  staffActId: RecordId;
}
export interface DecideStaffActValue {
  act: StaffActRequest;
  /**
   * Reply of the act. Null: it was rejected, or decided by this key before.
   */
  answer: {
    [k: string]: unknown;
  } | null;
}
/**
 * An act of staff that waits, or waited, for a second person. Approved, it runs as it was asked for.
 */
export interface StaffActRequest {
  staffActId: RecordId;
  operation: string;
  params: {
    [k: string]: unknown;
  };
  /**
   * As it was asked for.
   */
  body: {
    [k: string]: unknown;
  };
  /**
   * Amount that the act adds to wallets. Null: it loosens a rule.
   */
  amountMicro: AmountMicro | null;
  currency: CurrencyCode | null;
  reason: string;
  status: 'waiting' | 'approved' | 'rejected';
  requestedBy: string;
  /**
   * The caller asked for it: another person approves it.
   */
  isOwn: boolean;
  /**
   * The caller has the permission that the act takes.
   */
  mayDecide: boolean;
  requestedAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
export interface DeclineDepositBody {
  reason: string;
}
export interface DeclineDepositParams {
  brand: BrandId;
  depositId: RecordId;
}
export interface DeleteAnnouncementBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  reason: ChangeReason;
}
export interface DeleteAnnouncementParams {
  brand: BrandId;
  announcementId: RecordId;
}
export interface DeleteAnnouncementValue {
  id: RecordId;
}
export interface DeleteInboxMessageParams {
  inboxMessageId: RecordId;
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
 * Money on its way into a wallet. receivedMicro is what was paid, which may differ from the order; the fee is part of it.
 */
export interface Deposit {
  depositId: RecordId;
  channel: ChannelCode;
  channelName: string;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  receivedMicro: PositiveAmountMicro | null;
  feeMicro: AmountMicro;
  creditedMicro: PositiveAmountMicro | null;
  status: DepositStatus;
  /**
   * Ours, shown to the channel.
   */
  reference: string;
  /**
   * The channel's own number, known once it is paid.
   */
  authorisation: string | null;
  /**
   * Where to pay; null once it is settled, and for transfers.
   */
  redirectUrl: string | null;
  instructions: TransferInstructions | null;
  /**
   * extra: a second payment of an order.
   */
  cause: 'order' | 'extra' | 'voucher';
  reason: string | null;
  proofCount: number;
  createdAt: Moment;
  expiresAt: Moment;
  creditedAt: Moment | null;
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
 * A way to pay in.
 */
export interface DepositChannel {
  channel: ChannelCode;
  name: string;
  kind: 'bank' | 'wallet' | 'card' | 'crypto' | 'cash' | 'sandbox';
  currency: CurrencyCode;
  minAmountMicro: PositiveAmountMicro;
  maxAmountMicro: PositiveAmountMicro;
  feeMicro: AmountMicro;
  feeBasisPoints: number;
  /**
   * Amounts for one touch.
   *
   * @maxItems 8
   */
  suggestedAmountsMicro: PositiveAmountMicro[];
  /**
   * False while the channel is closed or in maintenance.
   */
  available: boolean;
  closed: DepositClosedReason | null;
  hours: DepositHours | null;
  /**
   * The amount to pay may be some cents above the one asked for.
   */
  isExact: boolean;
  bank: string | null;
  hasQr: boolean;
  tutorial: HelpPageId | null;
  /**
   * Null while there is too little to measure.
   */
  measuredArrival: MeasuredArrival | null;
}
/**
 * When a channel is open each day, by its own clock. From after to: over midnight.
 */
export interface DepositHours {
  from: string;
  to: string;
  timeZone: string;
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
 * A way to pay in as a brand offers it: an adapter with its limits, fee, hours, maintenance, and for transfers the account. A line of a statement credits an order by itself if it differs by toleranceMicro at most and is autoCreditMaxMicro at most; null: no limit.
 */
export interface DepositRoute {
  code: ChannelCode;
  adapter: ChannelCode;
  name: string;
  isOn: boolean;
  minMicro: PositiveAmountMicro;
  maxMicro: PositiveAmountMicro;
  feeMicro: AmountMicro;
  feeBasisPoints: number;
  toleranceMicro: AmountMicro;
  autoCreditMaxMicro: PositiveAmountMicro | null;
  hours: DepositHours | null;
  maintenance: {
    startsAt: Moment;
    endsAt: Moment | null;
  } | null;
  account: TransferAccount | null;
  tutorial: HelpPageId | null;
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
 * The ways to pay in as staff edit them, in the order players see them.
 */
export interface DepositRouteSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  currency: CurrencyCode;
  /**
   * @maxItems 50
   */
  adapters: {
    code: ChannelCode;
    name: string;
    needsAccount: boolean;
    minMicro: PositiveAmountMicro;
    maxMicro: PositiveAmountMicro;
  }[];
  /**
   * @maxItems 300
   */
  banks: {
    bank: BankId;
    name: string;
  }[];
  /**
   * @maxItems 200
   */
  helpPages: HelpPageId[];
  /**
   * @maxItems 30
   */
  routes: DepositRoute[];
}
export interface DiscardDraftParams {
  brand: BrandId;
}
export interface DiscardDraftQuery {
  /**
   * The one on the screen.
   */
  version: DraftVersion;
}
export interface DiscardDraftValue {
  draftVersion: DraftVersion;
}
/**
 * A host of the brand.
 */
export interface DomainRoute {
  host: string;
  purpose: 'site' | 'agent' | 'mobile' | 'images' | 'games';
}
export interface DomainRoutesValue {
  mainDomain: string;
  /**
   * @maxItems 50
   */
  routes: DomainRoute[];
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
export interface DownlineDay {
  day: CalendarDay;
  validBetMicro: AmountMicro;
  profitLossMicro: AmountMicro;
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
export interface EditAnnouncementBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  draft: AnnouncementDraft;
  reason: ChangeReason;
}
export interface EditAnnouncementParams {
  brand: BrandId;
  announcementId: RecordId;
}
export interface EndSecondFactorBody {
  /**
   * To sign in; left out by who has none.
   */
  password?: string;
  kind: 'totp' | 'recovery';
  code: string;
}
export interface EndStaffSecondFactorBody {
  password: string;
  code: string;
}
export interface EnterLotteryResultBody {
  /**
   * @minItems 1
   * @maxItems 80
   */
  numbers: number[];
}
export interface EnterLotteryResultParams {
  brand: BrandId;
  drawId: RecordId;
}
export interface ExcludeMemberBody {
  period: ExclusionPeriod;
  source: ExclusionSource;
  reason: string;
}
export interface ExcludeMemberParams {
  memberId: RecordId;
}
/**
 * A break from play. It cannot be shortened.
 */
export interface Exclusion {
  period: ExclusionPeriod;
  startedAt: Moment;
  /**
   * Null: it does not end by itself.
   */
  endsAt: Moment | null;
  source: ExclusionSource;
}
/**
 * An account that is likely that of an excluded person, of this brand or another.
 */
export interface ExclusionMatch {
  matchId: RecordId;
  memberId: RecordId;
  account: string;
  registeredAt: Moment;
  /**
   * What is the same.
   *
   * @maxItems 5
   */
  facts: IdentityFactKind[];
  excludedBrand: BrandId;
  /**
   * Null where this person of the staff may not see that brand.
   */
  excludedAccount: string | null;
  period: ExclusionPeriod;
  startedAt: Moment;
  /**
   * Null: without an end.
   */
  endsAt: Moment | null;
  createdAt: Moment;
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
/**
 * A round's part in the jackpot: a number drawn from the round's own seeds, below `outOf`; below `winsBelow` it takes the pool.
 */
export interface JackpotTicket {
  ticket: number;
  /**
   * Grows with the stake, so that the chance does.
   */
  winsBelow: number;
  outOf: number;
  /**
   * What it took, beside the round's payout. Null: nothing.
   */
  wonMicro: PositiveAmountMicro | null;
  /**
   * Limit of the pool it was drawn for; left out: it has none. A stake that brings the pool to it takes the pool whatever its number; a pool that another stake took just before is not taken by it.
   */
  mustHitMicro?: PositiveAmountMicro;
}
/**
 * A game that a player keeps.
 */
export interface Favourite {
  nodeId: string;
  vendor: VendorCode;
  gameType: string;
}
export interface FeedbackMember {
  id: RecordId;
  account: string;
}
export interface FinishHouseRoundParams {
  roundId: RecordId;
}
export interface FinishHouseRoundValue {
  roundId: RecordId;
  status: 'finished';
  balanceMicro: AmountMicro;
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
export interface ForfeitBonusBody {
  /**
   * What the player was shown to lose.
   */
  balanceMicro: AmountMicro;
}
export interface ForfeitBonusParams {
  rewardId: RecordId;
}
export interface ForgetDeviceParams {
  deviceId: string;
}
export interface ForgetDeviceValue {
  /**
   * @maxItems 20
   */
  devices: MemberDevice[];
}
/**
 * A device on which a member has signed in: a browser, or an app that keeps cookies.
 */
export interface MemberDevice {
  deviceId: string;
  current: boolean;
  browser: string | null;
  system: string | null;
  /**
   * Of its last sign-in.
   */
  ip: string | null;
  /**
   * ISO 3166 code of that address; null: not known.
   */
  country: string | null;
  since: Moment | null;
  seenAt: Moment;
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
 * A titled row of vendors.
 */
export interface GameCategoryBlock {
  title: string;
  gameCategory: GameCategory;
  /**
   * @maxItems 200
   */
  cards: VendorCard[];
}
/**
 * A vendor within a category.
 */
export interface VendorCard {
  gameType: string;
  vassalage: VendorCode;
  accountTypeName: string;
}
/**
 * What a list of titles can be narrowed by, each choice with the number of titles that it leaves while the other choices stay.
 */
export interface GameFacets {
  /**
   * @maxItems 6
   */
  subCategory: {
    value: GameSubCategory;
    count: number;
  }[];
  /**
   * @maxItems 40
   */
  theme: {
    value: GameTheme;
    count: number;
  }[];
  /**
   * @maxItems 3
   */
  volatility: {
    value: 'low' | 'medium' | 'high';
    count: number;
  }[];
  /**
   * @maxItems 3
   */
  leastReturn: {
    /**
     * Percent.
     */
    value: '95' | '97' | '99';
    count: number;
  }[];
  /**
   * @maxItems 10000
   */
  mostStake: {
    value: PositiveAmountMicro;
    count: number;
  }[];
}
/**
 * A title in the lobby.
 */
export interface GameItem {
  /**
   * Unique over all vendors.
   */
  nodeId: string;
  gameName: string;
  /**
   * Null: the site draws a tile.
   */
  iconUrl: string | null;
  /**
   * The latest large win to tell of.
   */
  winAmountMicro: AmountMicro | null;
  vassalage: VendorCode;
  gameCode: GameCode;
  /**
   * VASSALAGE: opens a list of games.
   */
  isGame: 'GAME' | 'VASSALAGE';
  gameType: string;
  gameCategory: GameCategory;
  /**
   * 0: a free trial is offered.
   */
  supportPlay: 0 | 1;
  maintenance: boolean;
  /**
   * Theoretical return.
   */
  rtpPercent: string | null;
  volatility: ('low' | 'medium' | 'high') | null;
  minStakeMicro: PositiveAmountMicro | null;
  maxStakeMicro: PositiveAmountMicro | null;
  lines: number | null;
  /**
   * @maxItems 20
   */
  tags: string[];
  /**
   * @maxItems 6
   */
  subCategories: GameSubCategory[];
  theme: GameTheme | null;
  /**
   * Words that it is looked for by, besides its name.
   *
   * @maxItems 20
   */
  aliases: string[];
  releasedOn: CalendarDay | null;
}
/**
 * A category with the vendors that have games in it.
 */
export interface GameMenu {
  gameCategory: GameCategory;
  gameType: string;
  /**
   * @maxItems 200
   */
  vendors: MenuVendor[];
}
/**
 * A vendor in a navigation menu.
 */
export interface MenuVendor {
  displayName: string;
  vassalage: VendorCode;
}
export interface GameMenusValue {
  /**
   * @maxItems 20
   */
  categories: GameMenu[];
}
/**
 * A game's name.
 */
export interface GameNamed {
  gameCode: GameCode;
  name: string;
}
/**
 * What a jurisdiction or brand asks of the platform's own games.
 */
export interface GamePolicy {
  /**
   * Slots that have a variant of this return are played in it. Null: as they were designed.
   */
  slotReturn: ReturnClass | null;
  /**
   * Players may shorten the spin of a slot, and slots have a shorter least time between rounds.
   */
  fastPlay: boolean;
  /**
   * Least time from one round's start to the next, wherever a game has not a longer one. Null: each game's own.
   */
  leastRoundMs: number | null;
}
/**
 * The game policy of a brand as staff edit it.
 */
export interface GamePolicySettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  policy: GamePolicy;
  /**
   * The slots that have variants, with what each gives back.
   *
   * @maxItems 400
   */
  slots: SlotReturns[];
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
 * What players got back from a title in one currency, beside what it promises.
 */
export interface GameReturn {
  brand: BrandId;
  gameCode: GameCode;
  gameName: string;
  gameVersion: string;
  currency: CurrencyCode;
  rounds: number;
  stakedMicro: string;
  paidMicro: string;
  /**
   * Theoretical, for the choice that returns least.
   */
  leastPercent: string;
  mostPercent: string;
  /**
   * The theoretical return is that of the best play.
   */
  needsSkill: boolean;
  /**
   * few: too few rounds to judge. above, below: the theoretical return lies outside the bounds.
   */
  state: 'few' | 'inside' | 'above' | 'below';
  /**
   * Mean of the rounds' payout over stakes.
   */
  measuredPercent: string | null;
  /**
   * Lower bound with 99.99 percent confidence.
   */
  lowPercent: string | null;
  highPercent: string | null;
  /**
   * When this version was put into maintenance since its return, measured over all brands, left its bound. Null: never.
   */
  pausedAt: Moment | null;
}
/**
 * What the office says of a title on a brand.
 */
export interface GameSetting {
  nodeId: NodeId;
  state: GameState;
}
/**
 * A brand's vendors, categories and titles as the office arranges them.
 */
export interface GameSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * Those a vendor can have a name in.
   *
   * @maxItems 60
   */
  languages: LanguageCode[];
  /**
   * Every vendor, in the order to show.
   *
   * @maxItems 200
   */
  vendors: ArrangedVendor[];
  /**
   * In the order to show.
   *
   * @maxItems 10
   */
  categories: GameCategory[];
  /**
   * Every title that can be opened, as the catalogue has them.
   *
   * @maxItems 20000
   */
  games: ArrangedGame[];
  /**
   * Titles put forward, the first first; after them comes what is played most.
   *
   * @maxItems 100
   */
  hot: NodeId[];
}
/**
 * A table at which one round is played by everybody.
 */
export interface GameTable {
  gameCode: GameCode;
  tableRoundId: RecordId;
  /**
   * The round's place in its chain of seeds.
   */
  position: number;
  status: 'betting' | 'running' | 'paying' | 'ended';
  /**
   * SHA-256 of the round's seed.
   */
  commitment: SeedHash;
  /**
   * The chain's while bets are taken; then with the client seeds of the first three seats mixed in.
   */
  salt: ClientSeed;
  /**
   * The server's clock.
   */
  now: Moment;
  /**
   * Bets are taken until then, and the round runs from then on.
   */
  locksAt: Moment;
  /**
   * In hundredths; null until the round has ended.
   */
  result: number | null;
  seatCount: number;
  /**
   * Highest stakes first.
   *
   * @maxItems 24
   */
  seats: TableSeat[];
  /**
   * Of the latest rounds, newest first.
   *
   * @maxItems 20
   */
  results: {
    tableRoundId: RecordId;
    result: number;
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
export interface GetActivityStatementQuery {
  from: Moment;
  to: Moment;
}
export interface GetAffiliateApplicationValue {
  mayApply: boolean;
  application: AffiliateApplication | null;
}
export interface GetAgentHomeValue {
  account: string;
  nickname: string;
  memberId: RecordId;
  type: AgentType;
  /**
   * @maxItems 10
   */
  powers: AgentPower[];
  /**
   * Account types that the agent may register.
   *
   * @maxItems 6
   */
  mayCreate: AccountType[];
  level: number;
  since: Moment;
  affiliateCode: string | null;
  /**
   * Where the code leads.
   */
  joinUrl: string | null;
  terms: AgentTerms;
  seriesFloor: PrizeSeries;
  /**
   * @maxItems 20
   */
  quotas: SeriesQuota[];
  currency: CurrencyCode;
  cashMicro: AmountMicro;
  /**
   * What may be handed on to downlines.
   */
  creditMicro: AmountMicro;
  transferDown: boolean;
  transferFeeBasisPoints: number;
  /**
   * What may still be sent today.
   */
  transferLeftMicro: AmountMicro;
  paymentPasswordSet: boolean;
  timeZone: string;
  today: CalendarDay;
  /**
   * Hosts that a registration link may lead to.
   *
   * @maxItems 20
   */
  hosts: string[];
  /**
   * The team's of today.
   */
  figures: TeamFigures;
}
/**
 * Sums of a team or of one account over a period. profitLossMicro is the players' result: payouts - stakes + rebates + promotions.
 */
export interface TeamFigures {
  rounds: number;
  stakeMicro: AmountMicro;
  validBetMicro: AmountMicro;
  payoutMicro: AmountMicro;
  rebateMicro: AmountMicro;
  promotionMicro: AmountMicro;
  commissionMicro: AmountMicro;
  depositMicro: AmountMicro;
  withdrawalMicro: AmountMicro;
  profitLossMicro: AmountMicro;
  registrations: number;
  firstDeposits: number;
}
export interface GetAgentPolicyParams {
  brand: BrandId;
}
export interface GetBannersParams {
  brand: BrandId;
}
export interface GetBrandDayParams {
  brand: BrandId;
}
export interface GetBrandDraftParams {
  brand: BrandId;
}
export interface GetBrandStatusParams {
  brand: BrandId;
}
export interface GetCampaignParams {
  brand: BrandId;
  campaignId: RecordId;
}
export interface GetDepositParams {
  depositId: RecordId;
}
export interface GetDepositRoutesParams {
  brand: BrandId;
}
export interface GetDownlineParams {
  memberId: RecordId;
}
export interface GetDownlineValue {
  /**
   * @maxItems 50
   */
  path: TreePlace[];
  currency: CurrencyCode;
  downline: Downline;
  isDirect: boolean;
  figures: TeamFigures;
  /**
   * @maxItems 31
   */
  days: DownlineDay[];
  proposal: TermProposal | null;
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
export interface GetGamePolicyParams {
  brand: BrandId;
}
export interface GetGameSettingsParams {
  brand: BrandId;
}
export interface GetGameTableReply {
  /**
   * Null: its first round is about to open, or the title has no table.
   */
  table: GameTable | null;
  seat: OwnTableSeat | null;
  balanceMicro: AmountMicro;
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
export interface GetHelpCentreQuery {
  lang?: LanguageCode;
  device?: 'WEB';
}
export interface GetHelpPageParams {
  brand: BrandId;
  page: HelpPageId;
}
export interface GetHelpPagesParams {
  brand: BrandId;
}
export interface GetJackpotSettingsParams {
  brand: BrandId;
}
export interface GetJackpotValue {
  jackpot: Jackpot | null;
}
/**
 * A brand's pool as it stands in the ledger, and the terms it is played for.
 */
export interface Jackpot {
  currency: CurrencyCode;
  state: JackpotState;
  poolMicro: AmountMicro;
  /**
   * Of every stake, into the pool.
   */
  contributionPercent: Percent;
  /**
   * What the house puts in when a pool begins.
   */
  startMicro: PositiveAmountMicro;
  /**
   * Stakes on which it is taken once, in the mean. Without a limit, the chance of a stake is its part of this.
   */
  turnoverMicro: PositiveAmountMicro;
  /**
   * Limit at which it is taken at the latest: the chance of a stake is its contribution in what the pool lacks. Null: none.
   */
  mustHitMicro: PositiveAmountMicro | null;
  /**
   * When this pool began.
   */
  since: Moment;
  /**
   * Titles that feed it and may take it.
   *
   * @maxItems 400
   */
  games: GameItem[];
  lastWin: JackpotWin | null;
  /**
   * When the ledger was read.
   */
  readAt: Moment;
}
/**
 * A pool that was taken.
 */
export interface JackpotWin {
  /**
   * Masked.
   */
  player: string;
  amountMicro: PositiveAmountMicro;
  at: Moment;
}
export interface GetLanguageProgressParams {
  language: string;
}
export interface GetLanguageProgressValue {
  /**
   * @maxItems 200
   */
  namespaces: NamespaceProgress[];
  /**
   * @maxItems 1000
   */
  brands: string[];
}
export interface NamespaceProgress {
  namespace: string;
  total: number;
  written: number;
  changed: number;
  unsure: number;
}
export interface GetLotteryBoardQuery {
  gameCode: GameCode;
}
export interface GetLotteryDrawQuery {
  gameCode: GameCode;
  numero: LotteryNumero;
}
export interface GetLotteryLobbyQuery {
  prizeMode?: PrizeMode;
  language?: LanguageCode;
}
export interface GetLotterySettingsParams {
  brand: BrandId;
}
export interface GetLotteryTicketParams {
  ticketId: RecordId;
}
export interface GetMemberOffersParams {
  memberId: RecordId;
}
export interface GetMemberParams {
  memberId: RecordId;
}
export interface GetMemberTagsParams {
  memberId: RecordId;
}
export interface GetMemberTagsValue {
  /**
   * @maxItems 20
   */
  tags: MemberTag[];
}
export interface GetMerchantWalletQuery {
  /**
   * Omitted: the brand of the host. Another brand is refused.
   */
  merchantCode?: BrandId;
}
export interface GetMessageTemplatesParams {
  brand: BrandId;
}
export interface GetMissionLeaderboardQuery {
  missionId?: RecordId;
  limit?: number;
}
export interface GetOfficeRoundParams {
  brand: BrandId;
  roundId: RecordId;
}
export interface GetOfficeRoundValue {
  round: OfficeRound;
  /**
   * @maxItems 500
   */
  transactions: RoundTransaction[];
  /**
   * Null for other vendors' games and while the round is being shown.
   */
  replay: RoundReplay | null;
  fairness: FairnessProof | null;
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
 * One movement of money in a round.
 */
export interface RoundTransaction {
  transactionId: RecordId;
  kind: 'bet' | 'win' | 'rollback';
  /**
   * Signed: above zero came in.
   */
  amountMicro: AmountMicro;
  at: Moment;
}
export interface RoundReplay {
  gameVersion: string;
  stakeMicro: PositiveAmountMicro;
  wager: RoundChoice;
  /**
   * @maxItems 500
   */
  actions: RoundChoice[];
  /**
   * @maxItems 2000
   */
  events: RoundEvent[];
}
/**
 * One step that the game's stage plays; what else it carries belongs to the game.
 */
export interface RoundEvent {
  type: string;
  [k: string]: unknown;
}
export interface GetOfficeWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface GetPermissionQuery {
  /**
   * Answered only for a host of the same brand.
   */
  host?: string;
}
export interface GetPersonalLossQuery {
  /**
   * Inclusive.
   */
  from: Moment;
  /**
   * Exclusive.
   */
  to: Moment;
}
export interface GetPlanQuery {
  /**
   * Of createPreviewToken: the draft in place of the live revision.
   */
  preview?: ClientToken;
}
export interface GetPromotionParams {
  promotionId: RecordId;
}
export interface GetRebateValue {
  day: CalendarDay;
  closesAt: Moment;
  timeZone: string;
  currency: CurrencyCode;
  automatic: boolean;
  minMicro: AmountMicro;
  /**
   * @maxItems 10
   */
  categories: RebateCategory[];
  claimableMicro: AmountMicro;
  cashBack: CashBackState | null;
}
/**
 * Today's valid bets in a category.
 */
export interface RebateCategory {
  gameCategory: GameCategory;
  validBetMicro: AmountMicro;
  rateBasisPoints: number;
  amountMicro: AmountMicro;
  claimedMicro: AmountMicro;
}
export interface GetReferralValue {
  code: string;
  url: string;
  currency: CurrencyCode;
  rewardMicro: AmountMicro;
  depositMicro: AmountMicro;
  playMicro: AmountMicro;
  earnedMicro: AmountMicro;
}
export interface GetRegionRulesParams {
  brand: BrandId;
}
export interface GetRegisterRulesParams {
  brand: BrandId;
}
export interface GetRegistryValue {
  registry: RegistryDocument;
  /**
   * `kind/id` of what is offered to no brand any more.
   *
   * @maxItems 5000
   */
  retired: string[];
}
/**
 * Every entry of the registry, by kind and id, as schemas/registry gives them.
 */
export interface RegistryDocument {
  [k: string]: unknown;
}
export interface GetResponsibleContactParams {
  brand: BrandId;
}
export interface GetRevisionParams {
  brand: BrandId;
  revision: number;
}
export interface GetRevisionValue {
  revision: number;
  manifest: ManifestDocument;
}
export interface GetRewardPolicyParams {
  brand: BrandId;
}
export interface GetRoundParams {
  roundId: RecordId;
}
export interface GetSandboxPaymentParams {
  reference: PaymentReference;
}
export interface GetSecondFactorPolicyParams {
  brand: BrandId;
}
export interface GetServiceChannelsParams {
  brand: BrandId;
}
export interface GetSessionLimitsParams {
  brand: BrandId;
}
export interface GetSiteResourcesParams {
  brand: BrandId;
}
export interface GetTeamOverviewQuery {
  /**
   * Inclusive.
   */
  from: CalendarDay;
  /**
   * Inclusive.
   */
  to: CalendarDay;
}
export interface GetTeamOverviewValue {
  currency: CurrencyCode;
  figures: TeamFigures;
  /**
   * Accounts with at least one settled bet.
   */
  activeMembers: number;
  online: number;
  /**
   * @maxItems 20
   */
  categories: TeamCategory[];
  /**
   * @maxItems 100
   */
  days: TeamDay[];
}
export interface TeamCategory {
  gameCategory: GameCategory;
  rounds: number;
  stakeMicro: AmountMicro;
  validBetMicro: AmountMicro;
  payoutMicro: AmountMicro;
}
export interface TeamDay {
  day: CalendarDay;
  figures: TeamFigures;
}
export interface GetTransactionParams {
  transactionId: RecordId;
}
export interface GetUplineValue {
  upline: string | null;
  terms: AgentTerms;
  currency: CurrencyCode;
  transferUp: boolean;
  transferFeeBasisPoints: number;
  availableMicro: AmountMicro;
  transferLeftMicro: AmountMicro;
  /**
   * Turnover still owed on received money.
   */
  turnoverLeftMicro: AmountMicro;
  paymentPasswordSet: boolean;
  proposal: TermProposal | null;
}
export interface GetVnGameMenusQuery {
  language?: LanguageCode;
}
export interface GetWhitelabelFlagsParams {
  brand: BrandId;
}
export interface GetWithdrawalParams {
  withdrawalId: RecordId;
}
export interface GetWithdrawalTermsParams {
  brand: BrandId;
}
export interface GrantedQuota {
  fromSeries: PrizeSeries;
  granted: number;
}
export interface HandleFeedbackBody {
  /**
   * The one that was read.
   */
  version: FactVersion;
  handled: boolean;
  /**
   * What was done, for colleagues; the player does not see it. Empty or left out: nothing is noted.
   */
  note?: string;
}
export interface HandleFeedbackParams {
  brand: BrandId;
  feedbackId: RecordId;
}
export interface HandleHarmCaseBody {
  action: HarmAction;
  reason: string;
}
export interface HandleHarmCaseParams {
  brand: BrandId;
  caseId: RecordId;
}
/**
 * A member whose play shows markers of harm, and what staff did about it.
 */
export interface HarmCase {
  caseId: RecordId;
  memberId: RecordId;
  account: string;
  /**
   * The sum of the markers' points, 100 at most.
   */
  score: number;
  /**
   * The weightiest first.
   *
   * @maxItems 8
   */
  markers: HarmMarker[];
  openedAt: Moment;
  /**
   * Null: the case waits.
   */
  action: HarmAction | null;
  /**
   * In the words of staff.
   */
  reason: string | null;
  handledBy: string | null;
  handledAt: Moment | null;
}
export interface HealthValue {
  status: 'ok' | 'degraded';
  /**
   * embedded survives a killed process, not a power loss.
   */
  durability?: 'embedded' | 'postgres';
  version?: string;
  startedAt?: Moment;
  /**
   * @maxItems 20
   */
  dependencies?: DependencyState[];
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
export interface HelpArticle {
  articleId: string;
  /**
   * Of title and content: the one asked for or the best there is.
   */
  language: LanguageCode;
  title: string;
  /**
   * HTML, cleaned on the server.
   */
  content: string;
}
export interface HelpCentreValue {
  /**
   * @maxItems 50
   */
  topics: HelpTopic[];
  /**
   * @maxItems 20
   */
  customerServices: CustomerService[];
}
/**
 * A chapter of the help centre.
 */
export interface HelpTopic {
  topicId: string;
  title: string;
  /**
   * @maxItems 100
   */
  articles: HelpArticle[];
}
/**
 * One help page of a brand in every language, as the office edits it.
 */
export interface HelpPageSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  pageId: HelpPageId;
  /**
   * The platform's words stand beside the brand's.
   *
   * @maxItems 200
   */
  texts: HelpPageWording[];
}
export interface HelpPageWording {
  language: LanguageCode;
  title: string;
  content: string;
  /**
   * The brand's words; otherwise the platform's.
   */
  own: boolean;
}
export interface HelpPageSummary {
  pageId: HelpPageId;
  section: HelpSection;
  published: boolean;
  /**
   * In the brand's own language; empty: nothing is written yet.
   */
  title: string;
  /**
   * It comes with the platform.
   */
  ships: boolean;
  /**
   * Those in which the brand has words of its own.
   *
   * @maxItems 100
   */
  ownLanguages: LanguageCode[];
}
/**
 * A help page in one language.
 */
export interface HelpPageText {
  language: LanguageCode;
  title: string;
  /**
   * HTML. {brand}, {holder}, {age}, {currency} and {termsVersion} stand for the brand's own.
   */
  content: string;
}
/**
 * The help pages of a brand as the office arranges them.
 */
export interface HelpSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * Those the brand offers.
   *
   * @maxItems 100
   */
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  /**
   * In their order.
   *
   * @maxItems 200
   */
  pages: HelpPageSummary[];
}
export interface HostMove {
  host: string;
  from: BrandId;
}
/**
 * What a jurisdiction or brand sets for a first-party game.
 */
export interface HouseFlags {
  /**
   * Least time from one round to the next.
   */
  minRoundMs: number;
  autoplay: boolean;
  turbo: boolean;
  /**
   * No celebration for a return at or below the stake.
   */
  celebrateAboveStakeOnly: boolean;
  /**
   * Net position and elapsed time are shown.
   */
  showNet: boolean;
  maxStakeMicro: PositiveAmountMicro | null;
}
/**
 * A round of a first-party game: decided on the server, played by the stage as a list of events.
 */
export interface HouseRound {
  roundId: RecordId;
  gameCode: GameCode;
  /**
   * Of the rules that decided it.
   */
  gameVersion: string;
  /**
   * open: paid for and decided, still being shown.
   */
  status: 'open' | 'finished';
  currency: CurrencyCode;
  stakeMicro: PositiveAmountMicro;
  /**
   * What actions have staked besides: a double, a split.
   */
  raisedMicro: AmountMicro;
  /**
   * What was bet on.
   */
  wager: RoundChoice;
  /**
   * What the player did since.
   *
   * @maxItems 500
   */
  actions: RoundChoice[];
  /**
   * false: it waits for the player's next action.
   */
  decided: boolean;
  /**
   * Gross; zero if lost, and until it is decided.
   */
  payoutMicro: AmountMicro;
  /**
   * Playable now: the stake is taken; the payout follows with `finishHouseRound`.
   */
  balanceMicro: AmountMicro;
  /**
   * Null: the round has no part in one.
   */
  jackpot: JackpotTicket | null;
  serverSeedHash: SeedHash;
  clientSeed: ClientSeed;
  nonce: Nonce;
  /**
   * @maxItems 2000
   */
  events: RoundEvent[];
  startedAt: Moment;
}
/**
 * The state in which a first-party game opens.
 */
export interface HouseSession {
  gameCode: GameCode;
  gameVersion: string;
  mode: PlayMode;
  currency: CurrencyCode;
  balanceMicro: AmountMicro;
  /**
   * Allowed total stakes, ascending.
   *
   * @minItems 1
   * @maxItems 64
   */
  stakesMicro: PositiveAmountMicro[];
  /**
   * To be shown to its end before the next.
   */
  openRound: HouseRound | null;
  /**
   * Null until the player has chosen a first client seed with rotateHouseSeed; no round can be played before.
   */
  seeds: SeedCommitment | null;
  /**
   * The commitment of the next pair, made before its client seed is chosen.
   */
  nextServerSeedHash: SeedHash;
  flags: HouseFlags;
  startedAt: Moment;
  /**
   * In this session.
   */
  stakedMicro: AmountMicro;
  /**
   * In this session.
   */
  paidMicro: AmountMicro;
  language: LanguageCode;
  /**
   * What the game's rounds feed and may take.
   */
  jackpot: Jackpot | null;
  /**
   * Where rounds are tickets of a finite series: the series of each stake, in the order of the stakes.
   *
   * @maxItems 64
   */
  series?: SeriesCommitment[];
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
export interface IgnoreStatementLineBody {
  reason: string;
}
export interface IgnoreStatementLineParams {
  brand: BrandId;
  lineId: RecordId;
}
export interface ImportStatementBody {
  route: ChannelCode;
  csv: string;
}
export interface ImportStatementParams {
  brand: BrandId;
}
export interface ImportStatementValue {
  imported: number;
  known: number;
  credited: number;
  open: number;
  /**
   * @maxItems 5000
   */
  unreadable: number[];
  /**
   * @maxItems 200
   */
  missing: OfficeDeposit[];
}
/**
 * A deposit as staff see it. version counts its movements: an act of staff names the one that it was decided on.
 */
export interface OfficeDeposit {
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
export interface InboxToMembers {
  kind: 'members';
  /**
   * @minItems 1
   * @maxItems 1000
   */
  usernames: string[];
}
export interface InboxToSegment {
  kind: 'segment';
  segment: InboxSegment;
}
/**
 * The players a message is for: those who fit everything that is given. Deposits and sign-ins count up to the moment it is shown.
 */
export interface InboxSegment {
  /**
   * Null: any.
   */
  languages: LanguageCode[] | null;
  registeredSince: Moment | null;
  /**
   * Signed in since.
   */
  seenSince: Moment | null;
  /**
   * Not signed in since.
   */
  notSeenSince: Moment | null;
  /**
   * Has ever deposited, has never, or null: either.
   */
  deposited: boolean | null;
  /**
   * Has any of these; null: whatever tags. Tags count as they are when a player reads.
   */
  tags: MemberTag[] | null;
}
export interface InboxToEverybody {
  kind: 'everybody';
}
/**
 * What staff write of a message.
 */
export interface InboxDraft {
  audience: InboxAudience;
  /**
   * One for each language; that of the brand's default language is needed.
   *
   * @minItems 1
   * @maxItems 60
   */
  texts: InboxText[];
  /**
   * Null: at once.
   */
  showsAt: Moment | null;
  /**
   * Players who want no offers do not get it; left out: false.
   */
  isOffer?: boolean;
}
/**
 * A message in one language.
 */
export interface InboxText {
  language: LanguageCode;
  title: string;
  /**
   * HTML with the tags that announcements may have.
   */
  content: string;
}
/**
 * A message in a player's inbox.
 */
export interface InboxMessage {
  messageId: RecordId;
  type: InboxMessageType;
  /**
   * Null: somebody wrote it.
   */
  event: NoticeEvent | null;
  language: LanguageCode;
  title: string;
  /**
   * HTML, cleaned on the server.
   */
  content: string;
  sentAt: Moment;
  read: boolean;
}
/**
 * A message that staff sent, as the office lists it.
 */
export interface InboxSending {
  id: RecordId;
  state: InboxSendingState;
  draft: InboxDraft;
  /**
   * Of a list; null for a segment, which is looked at when players read.
   */
  recipients: number | null;
  /**
   * Players who opened it, counted up to 100,000.
   */
  opened: number;
  /**
   * Null: it came with the demo.
   */
  writtenBy: string | null;
  /**
   * The caller wrote it, and cannot confirm it.
   */
  isOwn: boolean;
  confirmedBy: string | null;
  createdAt: Moment;
}
export interface InboxState {
  unread: number;
  /**
   * The newest unread one.
   */
  latest: {
    messageId: RecordId;
    title: string;
  } | null;
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
 * From one taking of the pool to the next; its terms stay as they were when it began.
 */
export interface JackpotCycle {
  terms: JackpotTerms;
  poolMicro: AmountMicro;
  since: Moment;
}
/**
 * What a brand's jackpot is played for.
 */
export interface JackpotTerms {
  /**
   * Of every stake, into the pool.
   */
  contributionPercent: Percent;
  startMicro: PositiveAmountMicro;
  /**
   * Stakes on which it is taken once, in the mean. With a limit it follows from that: null in answers, and not read in requests.
   */
  turnoverMicro: PositiveAmountMicro | null;
  /**
   * Limit at which the pool is taken at the latest. Null: there is none, and `turnoverMicro` says how often it is taken.
   */
  mustHitMicro: PositiveAmountMicro | null;
}
/**
 * A brand's jackpot as the office sets it. New terms hold from the next pool on.
 */
export interface JackpotSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  enabled: boolean;
  /**
   * The brand's.
   */
  currency: CurrencyCode;
  /**
   * Null: never set in this currency.
   */
  terms: JackpotTerms | null;
  /**
   * Null: no stake has opened a pool yet.
   */
  cycle: JackpotCycle | null;
  /**
   * What the titles that feed it can be played with, smallest first.
   *
   * @maxItems 64
   */
  stakes: PositiveAmountMicro[];
  /**
   * What the titles that feed it give back by themselves; of several, the most.
   */
  gamesReturnPercent: Percent;
}
export interface JoinPromotionBody {
  /**
   * Of the terms that were read.
   */
  version: number;
  termsAccepted: true;
}
export interface JoinPromotionParams {
  promotionId: RecordId;
}
export interface JoinSignUpPromotionBody {
  promotionId: RecordId;
  termsAccepted: true;
}
export interface JoinSignUpPromotionValue {
  promotionId: RecordId;
  status: ActivityStatus;
}
export interface LatestDeposits {
  /**
   * Newest first.
   *
   * @maxItems 5
   */
  items: Deposit[];
}
export interface LatestWithdrawals {
  /**
   * @maxItems 5
   */
  items: Withdrawal[];
}
/**
 * Money on its way out of a wallet. The fee is part of the amount; payoutMicro is what the bank receives. remainderMicro is what the player says is missing. reason is why it was rejected or settled, in words for the player.
 */
export interface Withdrawal {
  withdrawalId: RecordId;
  reference: string;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  feeMicro: AmountMicro;
  payoutMicro: PositiveAmountMicro;
  status: WithdrawalStatus;
  bank: BankId;
  bankName: string;
  maskedNumber: string;
  payeeName: string;
  requestedAt: Moment;
  checkedAt: Moment | null;
  sentAt: Moment | null;
  endedAt: Moment | null;
  confirmBy: Moment | null;
  receivedMicro: AmountMicro | null;
  remainderMicro: AmountMicro | null;
  claim: ReceiptOutcome | null;
  receipt: ReceiptSource | null;
  reason: string | null;
  payoutReference: string | null;
  promisedBy: Moment | null;
  compensatedMicro: AmountMicro | null;
  proofCount: number;
  mayCancel: boolean;
  mayConfirm: boolean;
}
export interface LaunchGameBody {
  vassalage: VendorCode;
  gameCode: GameCode;
  mode: PlayMode;
  language?: LanguageCode;
}
export interface LaunchGameValue {
  launchUrl: string;
  launchToken: ClientToken;
  vendor: VendorCode;
  gameCode: GameCode;
  expiresAt: Moment;
}
export interface LaunchLiveChatParams {
  modelId: RecordId;
}
export interface LaunchLiveChatValue {
  launchUrl: string;
  expiresAt: Moment;
}
export interface LaunchSportsQuery {
  vassalage: VendorCode;
  gameCategory?: 'SPORTS' | 'ESPORTS' | 'COCKFIGHT';
  eventId?: string;
  language?: LanguageCode;
}
export interface LaunchSportsValue {
  launchUrl: string;
  expiresAt: Moment;
}
/**
 * A periodic check of the ledger as it last ran.
 */
export interface LedgerCheck {
  /**
   * journal: entries and transfers, new ones and sealed ones again. seals: the chain of seals and its export. trialBalance: balances against entries.
   */
  name: 'journal' | 'seals' | 'trialBalance';
  finishedAt: Moment;
  /**
   * The last run that found nothing; null when there was none.
   */
  succeededAt: Moment | null;
  /**
   * Transfers checked in the last run.
   */
  transfers: number;
  /**
   * Seals compared with their rows in the last run.
   */
  seals: number;
  openFaults: number;
}
/**
 * One leg of a transfer on an account of a member.
 */
export interface LedgerEntry {
  /**
   * Order within the transfer.
   */
  seq: number;
  transferId: RecordId;
  kind: MoneyKind;
  fund: Fund;
  currency: CurrencyCode;
  /**
   * Signed.
   */
  amountMicro: AmountMicro;
  /**
   * Of that account.
   */
  balanceAfterMicro: AmountMicro;
  /**
   * Who asked for it: a vendor, a channel, the platform.
   */
  provider: string;
  reference: string;
  at: Moment;
}
/**
 * An open fault of the ledger.
 */
export interface LedgerFaultReport {
  id: RecordId;
  check: 'journal' | 'seals' | 'trialBalance';
  invariant: string;
  /**
   * Names the account, transfer or seal. Null for staff who do not act for all brands.
   */
  detail: string | null;
  foundAt: Moment;
  seenAt: Moment;
}
export interface LedgerHealthValue {
  /**
   * @maxItems 3
   */
  checks: LedgerCheck[];
  /**
   * @maxItems 100
   */
  faults: LedgerFaultReport[];
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
export interface LinkEmailBody {
  email: string;
  verificationCode: string;
  password?: string;
}
/**
 * The e-mail address of a member's account, and whether the member has proven to read it.
 */
export interface LinkedEmail {
  /**
   * false: the server sends no mail, so no address can be proven.
   */
  offered: boolean;
  /**
   * Null: the account has none.
   */
  address: string | null;
  /**
   * When the member proved it; null: never.
   */
  linkedAt: Moment | null;
  hasPassword: boolean;
}
export interface ListAdjustmentsParams {
  brand: BrandId;
}
export interface ListAdjustmentsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  view?: 'waiting' | 'all';
}
export interface ListAdjustmentsValue {
  /**
   * @maxItems 100
   */
  items: Adjustment[];
  nextCursor: Cursor | null;
}
export interface ListAffiliateApplicationsParams {
  brand: BrandId;
}
export interface ListAffiliateApplicationsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListAffiliateApplicationsValue {
  /**
   * @maxItems 100
   */
  items: AffiliateApplication[];
  nextCursor: Cursor | null;
}
export interface ListAgentMovesParams {
  brand: BrandId;
}
export interface ListAgentMovesQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListAgentMovesValue {
  /**
   * @maxItems 100
   */
  items: AgentMove[];
  nextCursor: Cursor | null;
}
export interface ListAgentsParams {
  brand: BrandId;
}
export interface ListAgentsQuery {
  uplineId?: RecordId;
  search?: string;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListAgentsValue {
  /**
   * @maxItems 50
   */
  path: TreePlace[];
  /**
   * @maxItems 100
   */
  items: AgentSummary[];
  nextCursor: Cursor | null;
}
export interface ListAnnouncementsQuery {
  /**
   * Comma-separated.
   */
  types?: string;
  /**
   * Only what opens by itself for these, and what is for everybody.
   */
  execution?: AnnouncementExecution;
  platform?: 'W';
  /**
   * Left out: the one of the request.
   */
  language?: LanguageCode;
}
export interface ListAnnouncementsValue {
  /**
   * @maxItems 100
   */
  banners: Banner[];
  /**
   * @maxItems 200
   */
  notices: Announcement[];
  /**
   * @maxItems 200
   */
  popups: Announcement[];
  /**
   * @maxItems 200
   */
  promotions: Announcement[];
  /**
   * @maxItems 200
   */
  help: Announcement[];
}
export interface ListAssetsParams {
  brand: BrandId;
}
export interface ListAssetsValue {
  /**
   * @maxItems 1000
   */
  items: BrandAssetFile[];
}
export interface ListAuditEntriesParams {
  brand: BrandId;
}
export interface ListAuditEntriesQuery {
  /**
   * Only changes by this operation.
   */
  action?: string;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListAuditEntriesValue {
  /**
   * @maxItems 100
   */
  items: AuditEntry[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListBankAccountsValue {
  /**
   * @maxItems 10
   */
  items: BankAccount[];
  /**
   * @maxItems 300
   */
  banks: {
    bank: BankId;
    name: string;
    country: string;
    format: 'cci' | 'clabe' | 'cbu' | 'iban' | 'plain';
  }[];
  mostAccounts: number;
  /**
   * A new payee can be paid after them.
   */
  coolDownHours: number;
  payeeName: string | null;
}
export interface ListBonusesQuery {
  view?: 'running' | 'ended';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListBonusesValue {
  /**
   * @maxItems 100
   */
  items: Bonus[];
  nextCursor: Cursor | null;
}
export interface ListBrandsValue {
  /**
   * @maxItems 1000
   */
  items: BrandSummary[];
  /**
   * What a new brand may extend.
   *
   * @maxItems 100
   */
  bases: string[];
}
export interface ListCampaignsParams {
  brand: BrandId;
}
export interface ListCampaignsQuery {
  state?: CampaignState;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListCampaignsValue {
  /**
   * @maxItems 100
   */
  items: CampaignRecord[];
  nextCursor: Cursor | null;
}
export interface ListCreditTransfersQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListCreditTransfersValue {
  /**
   * @maxItems 100
   */
  items: CreditTransfer[];
  nextCursor: Cursor | null;
}
export interface ListDailySalaryRequestsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  action?: 'new' | 'termination';
}
export interface ListDailySalaryRequestsValue {
  /**
   * @maxItems 100
   */
  items: ContractRequest[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListDeadEventsParams {
  brand: BrandId;
}
export interface ListDeadEventsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListDeadEventsValue {
  /**
   * @maxItems 100
   */
  items: DeadEvent[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListDepositChannelsValue {
  /**
   * @maxItems 50
   */
  items: DepositChannel[];
  takesVouchers: boolean;
}
export interface ListDepositsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  status?: DepositStatus;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListDepositsValue {
  /**
   * @maxItems 100
   */
  items: Deposit[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListDevicesValue {
  /**
   * @maxItems 20
   */
  devices: MemberDevice[];
}
export interface ListDividendRequestsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  action?: 'new' | 'termination';
}
export interface ListDividendRequestsValue {
  /**
   * @maxItems 100
   */
  items: ContractRequest[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListDownlineRoundsParams {
  memberId: RecordId;
}
export interface ListDownlineRoundsQuery {
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
  gameCategory?: GameCategory;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListDownlineRoundsValue {
  /**
   * @maxItems 100
   */
  items: Round[];
  nextCursor: Cursor | null;
}
/**
 * One outcome cycle of a game, as the wallet knows it.
 */
export interface Round {
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
  /**
   * In the player's own record.
   */
  turnover?: RoundTurnover;
}
/**
 * How much of a round counted as turnover, and why not more.
 */
export interface RoundTurnover {
  /**
   * weight: the terms count this game for nothing. tie: the stake came back. returned: the round was taken back. nothingOwed: no turnover was left to reach. pending: the round is not over or not counted yet.
   */
  reason:
    'counted' | 'partly' | 'weight' | 'tie' | 'freeRound' | 'returned' | 'nothingOwed' | 'pending';
  countedMicro: AmountMicro;
  percent: number;
  rewardId: RecordId | null;
  /**
   * Of the reward; null: money received.
   */
  title: string | null;
}
export interface ListDownlinesQuery {
  /**
   * An agent of the own team; omitted: oneself.
   */
  uplineId?: RecordId;
  /**
   * Beginning of an account's name.
   */
  search?: string;
  type?: 'member' | 'agent';
  online?: boolean;
  minBalanceMicro?: AmountMicro;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListDownlinesValue {
  /**
   * @maxItems 50
   */
  path: TreePlace[];
  currency: CurrencyCode;
  /**
   * @maxItems 100
   */
  items: Downline[];
  nextCursor: Cursor | null;
}
export interface ListExclusionMatchesParams {
  brand: BrandId;
}
export interface ListExclusionMatchesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListExclusionMatchesValue {
  /**
   * @maxItems 100
   */
  items: ExclusionMatch[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListFavouriteIdsValue {
  /**
   * @maxItems 1000
   */
  ids: string[];
}
export interface ListFavouritesQuery {
  pageNo?: number;
  pageSize?: number;
  gameType?: string;
}
export interface ListFavouritesValue {
  /**
   * @maxItems 100
   */
  content: GameItem[];
  pageNum: number;
  totalPages: number;
}
export interface ListFeedbackParams {
  brand: BrandId;
}
export interface ListFeedbackQuery {
  /**
   * Only what is handled, or only what is not.
   */
  handled?: boolean;
  questionType?: QuestionType;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListFeedbackValue {
  /**
   * @maxItems 100
   */
  items: OfficeFeedback[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
  /**
   * How many of the brand nobody has handled yet, whatever the list is narrowed to.
   */
  openCount: number;
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
export interface ListGameReturnsParams {
  brand: BrandId;
}
export interface ListGameReturnsValue {
  /**
   * @maxItems 5000
   */
  items: GameReturn[];
}
export interface ListGameTypesQuery {
  gameCategory?: GameCategory;
}
export interface ListGameTypesValue {
  /**
   * @maxItems 50
   */
  blocks: GameCategoryBlock[];
}
export interface ListGamesQuery {
  /**
   * 3: web.
   */
  clientType?: number;
  /**
   * As the vendors write it, for example flash,html5-desktop.
   */
  platform?: string;
  merchantCode?: BrandId;
  gameType?: string;
  gameCategory?: GameCategory;
  vassalage?: VendorCode;
  /**
   * Sub-category: SC, VP, JP, TG, AC or BG.
   */
  gameClassify?: string;
  /**
   * Part of the name.
   */
  gameName?: string;
  /**
   * Least stake of the game at most this.
   */
  minBet?: AmountMicro;
  minLineNum?: number;
  pageNo?: number;
  pageSize?: number;
  language?: LanguageCode;
  subCategory?: GameSubCategory;
  theme?: GameTheme;
  volatility?: 'low' | 'medium' | 'high';
  /**
   * Theoretical return of at least so many percent.
   */
  leastReturn?: '95' | '97' | '99';
  /**
   * Whether the answer says what the list can be narrowed by.
   */
  facets?: boolean;
}
export interface ListGamesValue {
  /**
   * @maxItems 100
   */
  content: GameItem[];
  pageNum: number;
  pageSize: number;
  totalPages: number;
  totalItems: number;
  /**
   * Only when asked for.
   */
  facets?: GameFacets;
}
export interface ListHarmCasesParams {
  brand: BrandId;
}
export interface ListHarmCasesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListHarmCasesValue {
  /**
   * @maxItems 100
   */
  items: HarmCase[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListHeldHostsParams {
  brand: BrandId;
}
export interface ListHeldHostsValue {
  /**
   * @maxItems 1000
   */
  items: HeldHost[];
}
export interface ListHeldRewardsParams {
  brand: BrandId;
}
export interface ListHeldRewardsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListHeldRewardsValue {
  /**
   * @maxItems 100
   */
  items: OfficeReward[];
  nextCursor: Cursor | null;
}
/**
 * A reward that is held for review, or was.
 */
export interface OfficeReward {
  rewardId: RecordId;
  memberId: RecordId;
  account: string;
  title: string;
  source: RewardSource;
  kind: RewardKind;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  /**
   * @maxItems 3
   */
  signals: ReferralSignal[];
  status: RewardStatus;
  createdAt: Moment;
}
export interface ListHotGamesQuery {
  merchantCode?: BrandId;
  isPlatform?: number;
  vassalage?: VendorCode;
  platform?: string;
  language?: LanguageCode;
  limit?: number;
}
export interface ListHotGamesValue {
  /**
   * @maxItems 100
   */
  items: GameItem[];
}
export interface ListHourlySalaryRequestsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  action?: 'new' | 'termination';
}
export interface ListHourlySalaryRequestsValue {
  /**
   * @maxItems 100
   */
  items: ContractRequest[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListInboxQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  type?: InboxMessageType;
}
export interface ListInboxSendingsParams {
  brand: BrandId;
}
export interface ListInboxSendingsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListInboxSendingsValue {
  /**
   * @maxItems 100
   */
  items: InboxSending[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
  /**
   * Of the brand, in its order.
   *
   * @maxItems 60
   */
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
}
export interface ListInboxValue {
  /**
   * @maxItems 100
   */
  items: InboxMessage[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListIncomeQuery {
  /**
   * Inclusive.
   */
  from: CalendarDay;
  /**
   * Inclusive.
   */
  to: CalendarDay;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListIncomeValue {
  currency: CurrencyCode;
  earnedMicro: AmountMicro;
  paidMicro: AmountMicro;
  today: CalendarDay;
  /**
   * @maxItems 100
   */
  items: IncomeLine[];
  nextCursor: Cursor | null;
}
export interface ListJackpotWinsParams {
  brand: BrandId;
}
export interface ListJackpotWinsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListJackpotWinsValue {
  /**
   * @maxItems 100
   */
  items: OfficeJackpotWin[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
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
export interface ListLanguageTextsParams {
  language: string;
}
export interface ListLanguageTextsQuery {
  namespace?: string;
}
export interface ListLanguageTextsValue {
  /**
   * @maxItems 20000
   */
  items: ProductText[];
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
export interface ListLikelyAccountsParams {
  memberId: RecordId;
}
export interface ListLikelyAccountsValue {
  /**
   * @maxItems 50
   */
  items: LikelyAccount[];
  /**
   * There are more.
   */
  isCut: boolean;
}
export interface ListLiveModelsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  online?: boolean;
}
export interface ListLiveModelsValue {
  /**
   * @maxItems 100
   */
  items: LiveModel[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * A person to chat with.
 */
export interface LiveModel {
  modelId: RecordId;
  nickname: string;
  iconUrl: string | null;
  online: boolean;
  /**
   * @maxItems 10
   */
  languages: LanguageCode[];
}
export interface ListLotteryChasesQuery {
  gameCode?: GameCode;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListLotteryChasesValue {
  /**
   * @maxItems 100
   */
  items: LotteryChase[];
  nextCursor: Cursor | null;
}
/**
 * One slip over several draws. stakeMicro: of all draws. heldMicro: of those to come. boughtMicro: stakes of its tickets, without those given back. payoutMicro: prizes of its tickets.
 */
export interface LotteryChase {
  chaseId: RecordId;
  gameCode: GameCode;
  gameName: string;
  status: LotteryChaseStatus;
  currency: CurrencyCode;
  firstNumero: LotteryNumero;
  count: number;
  placed: number;
  stopOnWin: boolean;
  stakeMicro: PositiveAmountMicro;
  heldMicro: AmountMicro;
  boughtMicro: AmountMicro;
  payoutMicro: AmountMicro;
  createdAt: Moment;
}
export interface ListLotteryDrawsParams {
  brand: BrandId;
}
export interface ListLotteryDrawsQuery {
  drawCode?: GameCode;
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListLotteryDrawsValue {
  /**
   * @maxItems 100
   */
  items: OfficeLotteryDraw[];
  nextCursor: Cursor | null;
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
export interface ListLotteryExposureParams {
  brand: BrandId;
}
export interface ListLotteryExposureValue {
  exposureMicro: PositiveAmountMicro;
  /**
   * @maxItems 100
   */
  items: LotteryExposure[];
}
/**
 * What one bet of an open draw can cost the brand.
 */
export interface LotteryExposure {
  gameCode: GameCode;
  numero: LotteryNumero;
  play: string;
  bet: string;
  liabilityMicro: AmountMicro;
  stakeMicro: AmountMicro;
  currency: CurrencyCode;
}
export interface ListLotteryGamesQuery {
  prizeMode: PrizeMode;
  language?: LanguageCode;
}
export interface ListLotteryGamesValue {
  /**
   * @maxItems 500
   */
  items: LotteryGame[];
}
/**
 * A lottery that can be played. Bets are taken until closesAt. settledNumero: the latest issue that is paid.
 */
export interface LotteryGame {
  gameCode: GameCode;
  gameName: string;
  prizeMode: PrizeMode;
  family: LotteryFamily;
  iconUrl: string | null;
  /**
   * Null: drawn on days.
   */
  drawEverySeconds: number | null;
  nextNumero: LotteryNumero;
  closesAt: Moment;
  drawsAt: Moment;
  lastDraw: LotteryDraw | null;
  settledNumero: LotteryNumero | null;
  maintenance: boolean;
}
/**
 * A drawn issue.
 */
export interface LotteryDraw {
  gameCode: GameCode;
  numero: LotteryNumero;
  /**
   * In the order drawn.
   *
   * @maxItems 80
   */
  numbers: string[];
  drawnAt: Moment;
}
export interface ListLotteryTicketsQuery {
  gameCode?: GameCode;
  view?: 'all' | 'open';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListLotteryTicketsValue {
  /**
   * @maxItems 100
   */
  items: LotteryTicket[];
  nextCursor: Cursor | null;
}
/**
 * A ticket for one draw.
 */
export interface LotteryTicket {
  ticketId: RecordId;
  gameCode: GameCode;
  gameName: string;
  numero: LotteryNumero;
  status: LotteryTicketStatus;
  currency: CurrencyCode;
  stakeMicro: PositiveAmountMicro;
  payoutMicro: AmountMicro | null;
  rebateMicro: AmountMicro | null;
  numbers: string[] | null;
  placedAt: Moment;
  closesAt: Moment;
  drawsAt: Moment;
  chaseId: RecordId | null;
  mayCancel: boolean;
  /**
   * @maxItems 50
   */
  lines: LotteryLine[];
}
/**
 * A line that was bought. payoutMicro: null until the draw is settled.
 */
export interface LotteryLine {
  lineId: RecordId;
  play: string;
  selection: string;
  units: number;
  mode: number;
  multiple: number;
  series: number;
  /**
   * Of the player when it was bought: the difference is the rebate.
   */
  ceiling: number;
  oddsVersion: number;
  stakeMicro: PositiveAmountMicro;
  unitStakeMicro: PositiveAmountMicro;
  payoutMicro: AmountMicro | null;
}
export interface ListMemberHarmCasesParams {
  memberId: RecordId;
}
export interface ListMemberHarmCasesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListMemberHarmCasesValue {
  /**
   * @maxItems 100
   */
  items: HarmCase[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListMemberLedgerParams {
  memberId: RecordId;
}
export interface ListMemberLedgerQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  kind?: MoneyKind;
  fund?: Fund;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListMemberLedgerValue {
  /**
   * @maxItems 100
   */
  items: LedgerEntry[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListMemberNotesParams {
  memberId: RecordId;
}
export interface ListMemberNotesValue {
  /**
   * @maxItems 100
   */
  items: {
    noteId: RecordId;
    text: string;
    by: string | null;
    at: Moment;
  }[];
}
export interface ListMembersQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  brand?: BrandId;
  search?: string;
  status?: MemberStatus;
}
export interface ListMembersValue {
  /**
   * @maxItems 100
   */
  items: MemberSummary[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * A member in a list of the office.
 */
export interface MemberSummary {
  id: RecordId;
  brand: BrandId;
  account: string;
  nickname: string;
  type: AccountType;
  status: MemberStatus;
  currency: CurrencyCode;
  /**
   * All funds together.
   */
  balanceMicro: AmountMicro;
  createdAt: Moment;
  lastLoginAt: Moment | null;
}
export interface ListMessagesParams {
  brand: BrandId;
}
export interface ListMessagesQuery {
  status?: MessageStatus;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListMessagesValue {
  /**
   * @maxItems 100
   */
  items: OfficeMessage[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * Mail or a text message to a player, as staff see it.
 */
export interface OfficeMessage {
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
export interface ListOfficeAnnouncementsParams {
  brand: BrandId;
}
export interface ListOfficeLotteryTicketsParams {
  brand: BrandId;
}
export interface ListOfficeLotteryTicketsQuery {
  gameCode?: GameCode;
  account?: string;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListOfficeLotteryTicketsValue {
  /**
   * @maxItems 100
   */
  items: OfficeLotteryTicket[];
  nextCursor: Cursor | null;
}
/**
 * A ticket with its player.
 */
export interface OfficeLotteryTicket {
  memberId: RecordId;
  account: string;
  ticket: LotteryTicket;
}
export interface ListOpenedNumeroQuery {
  gameCode: GameCode;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListOpenedNumeroValue {
  /**
   * @maxItems 100
   */
  items: LotteryDraw[];
  nextCursor: Cursor | null;
}
export interface ListPointRewardsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  type?: 'cash' | 'bonus' | 'freeSpins' | 'goods';
}
export interface ListPointRewardsValue {
  /**
   * @maxItems 100
   */
  items: PointReward[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * Goods of the points mall.
 */
export interface PointReward {
  rewardId: RecordId;
  name: string;
  description: string;
  iconUrl: string | null;
  type: 'cash' | 'bonus' | 'freeSpins' | 'goods';
  pointsRequired: number;
  /**
   * Deposit needed beside the points.
   */
  amountRequiredMicro: PositiveAmountMicro | null;
  /**
   * Null: no end.
   */
  remaining: number | null;
  /**
   * @maxItems 6
   */
  tags: ('newbie' | 'limited' | 'specialOffer' | 'daily' | 'highRebate' | 'vip')[];
}
export interface ListPointTransactionsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  type?: 'live' | 'lott' | 'pvp' | 'rng' | 'sports' | 'redeem' | 'deposit';
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListPointTransactionsValue {
  /**
   * @maxItems 100
   */
  items: PointTransaction[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * A change of points.
 */
export interface PointTransaction {
  transactionId: RecordId;
  type: 'live' | 'lott' | 'pvp' | 'rng' | 'sports' | 'redeem' | 'deposit';
  name: string;
  changedPoints: number;
  pointsBalance: number;
  remark: string;
  at: Moment;
}
export interface ListPopularGamesQuery {
  gameCategory?: GameCategory;
  language?: LanguageCode;
  limit?: number;
}
export interface ListPopularGamesValue {
  /**
   * @maxItems 100
   */
  items: GameItem[];
}
export interface ListPromoCodeBatchesParams {
  brand: BrandId;
}
export interface ListPromoCodeBatchesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListPromoCodeBatchesValue {
  /**
   * @maxItems 100
   */
  items: PromoCodeBatch[];
  nextCursor: Cursor | null;
}
export interface ListPromotionApplicationsParams {
  brand: BrandId;
}
export interface ListPromotionApplicationsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListPromotionApplicationsValue {
  /**
   * @maxItems 100
   */
  items: OfficeApplication[];
  nextCursor: Cursor | null;
}
/**
 * An application to a promotion.
 */
export interface OfficeApplication {
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
export interface ListPromotionsQuery {
  type?: PromotionType;
}
export interface ListPromotionsValue {
  /**
   * @maxItems 200
   */
  items: Promotion[];
}
/**
 * A promotion as a player sees it.
 */
export interface Promotion {
  promotionId: RecordId;
  type: PromotionType;
  /**
   * @maxItems 6
   */
  tags: CampaignTag[];
  language: LanguageCode;
  title: string;
  summary: string;
  /**
   * The figure that the brand's art draws.
   */
  hero: string;
  pictureUrl: string | null;
  startsAt: Moment;
  endsAt: Moment | null;
  status: ActivityStatus;
  obstacle: PromotionObstacle | null;
  currency: CurrencyCode;
  trigger: CampaignTrigger;
  reward: CampaignReward;
  /**
   * Null: no limit.
   */
  budgetLeftPercent: number | null;
  /**
   * What can be claimed now.
   */
  rewardId: RecordId | null;
}
export interface ListPvpRoomsQuery {
  vassalage?: VendorCode;
  gameCode?: GameCode;
}
export interface ListPvpRoomsValue {
  /**
   * @maxItems 500
   */
  items: PvpRoom[];
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
export interface ListRealTimeSalaryRequestsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  action?: 'new' | 'termination';
}
export interface ListRealTimeSalaryRequestsValue {
  /**
   * @maxItems 100
   */
  items: ContractRequest[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListRebatesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListRebatesValue {
  /**
   * @maxItems 100
   */
  items: RebateLine[];
  nextCursor: Cursor | null;
}
/**
 * A rebate or cash back, and what it was computed from.
 */
export interface RebateLine {
  lineId: RecordId;
  kind: 'rebate' | 'cashBack';
  from: CalendarDay;
  to: CalendarDay;
  gameCategory: GameCategory | null;
  currency: CurrencyCode;
  /**
   * Valid bets, or net loss.
   */
  baseMicro: AmountMicro;
  rateBasisPoints: number;
  amountMicro: AmountMicro;
  paidMicro: AmountMicro;
  paidAt: Moment | null;
}
export interface ListRecentGamesQuery {
  limit?: number;
}
export interface ListRecentGamesValue {
  /**
   * @maxItems 50
   */
  items: GameItem[];
}
export interface ListRecentLotteriesQuery {
  limit?: number;
}
export interface ListRecentLotteriesValue {
  /**
   * @maxItems 50
   */
  items: LotteryGame[];
}
export interface ListRedemptionsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  status?: 'inProcess' | 'approved' | 'rejected';
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListRedemptionsValue {
  /**
   * @maxItems 100
   */
  items: Redemption[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * Points that were exchanged.
 */
export interface Redemption {
  redemptionId: RecordId;
  type: 'live' | 'lott' | 'pvp' | 'rng' | 'sports' | 'redeem' | 'deposit';
  name: string;
  quantity: number;
  pointsRequired: number;
  amountRequiredMicro: AmountMicro | null;
  status: 'inProcess' | 'approved' | 'rejected';
  remark: string;
  at: Moment;
}
export interface ListReferralReviewsParams {
  brand: BrandId;
}
export interface ListReferralReviewsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListReferralReviewsValue {
  /**
   * @maxItems 100
   */
  items: OfficeReferral[];
  nextCursor: Cursor | null;
}
/**
 * A referral with signs of one person behind both accounts.
 */
export interface OfficeReferral {
  referralId: RecordId;
  referrerId: RecordId;
  referrer: string;
  friendId: RecordId;
  friend: string;
  status: ReferralStatus;
  /**
   * @maxItems 3
   */
  signals: ReferralSignal[];
  currency: CurrencyCode;
  rewardMicro: AmountMicro;
  joinedAt: Moment;
}
export interface ListReferralsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListReferralsValue {
  /**
   * @maxItems 100
   */
  items: Referral[];
  nextCursor: Cursor | null;
}
/**
 * A friend that a member invited.
 */
export interface Referral {
  referralId: RecordId;
  /**
   * Masked.
   */
  account: string;
  status: ReferralStatus;
  joinedAt: Moment;
  depositedMicro: AmountMicro;
  playedMicro: AmountMicro;
  rewardMicro: AmountMicro;
}
export interface ListRegistrationLinksQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListRegistrationLinksValue {
  /**
   * @maxItems 100
   */
  items: RegistrationLink[];
  nextCursor: Cursor | null;
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
export interface ListRegistryEntriesParams {
  kind: 'banks' | 'providers' | 'paymentNetworks' | 'licences' | 'languages';
}
export interface ListRegistryEntriesValue {
  /**
   * @maxItems 2000
   */
  items: RegistryDeskEntry[];
}
/**
 * An entry of the registry, as the desk shows it.
 */
export interface RegistryDeskEntry {
  kind: 'banks' | 'providers' | 'paymentNetworks' | 'licences' | 'languages';
  id: string;
  /**
   * 0: staff have not changed it.
   */
  version: number;
  entry: RegistryDocument;
  isRetired: boolean;
  /**
   * @maxItems 1000
   */
  usedBy: string[];
  editedBy: string | null;
  editedAt: Moment | null;
}
export interface ListReturnableDepositsParams {
  brand: BrandId;
}
export interface ListReturnableDepositsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListReturnableDepositsValue {
  /**
   * @maxItems 100
   */
  items: ReturnableDeposit[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * Money that came in above a limit of its player's.
 */
export interface ReturnableDeposit {
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
export interface ListRevisionsParams {
  brand: BrandId;
}
export interface ListRevisionsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListRevisionsValue {
  /**
   * @maxItems 100
   */
  items: Revision[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
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
export interface ListRewardGrantsParams {
  brand: BrandId;
}
export interface ListRewardGrantsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListRewardGrantsValue {
  /**
   * @maxItems 100
   */
  items: RewardGrant[];
  nextCursor: Cursor | null;
}
/**
 * A reward that one person asks for and another approves.
 */
export interface RewardGrant {
  grantId: RecordId;
  campaignId: RecordId;
  campaignTitle: string;
  memberId: RecordId;
  account: string;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  reason: ChangeReason;
  status: 'waiting' | 'approved' | 'rejected';
  requestedBy: string;
  isOwn: boolean;
  requestedAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
export interface ListRewardsQuery {
  view?: 'claimable' | 'history';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListRewardsValue {
  /**
   * @maxItems 100
   */
  items: Reward[];
  nextCursor: Cursor | null;
}
export interface ListRollupDaysParams {
  brand: BrandId;
}
export interface ListRollupDaysValue {
  timeZone: string;
  currency: CurrencyCode;
  /**
   * Events that the team figures have not taken in yet.
   */
  waitingEvents: number;
  /**
   * @maxItems 40
   */
  items: RollupDay[];
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
export interface ListRoundRefundsParams {
  brand: BrandId;
}
export interface ListRoundRefundsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListRoundRefundsValue {
  /**
   * @maxItems 100
   */
  items: RoundRefund[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * A refund that waits for a second person.
 */
export interface RoundRefund {
  refundId: RecordId;
  roundId: RecordId;
  memberId: RecordId;
  username: string;
  gameName: string;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  reason: string;
  requestedBy: string | null;
  /**
   * The caller asked for it, and cannot approve it.
   */
  isOwn: boolean;
  requestedAt: Moment;
}
export interface ListRoundsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  vendor?: VendorCode;
  gameCode?: GameCode;
  gameCategory?: GameCategory;
  status?: RoundStatus;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListRoundsValue {
  /**
   * @maxItems 100
   */
  items: Round[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListSignInsQuery {
  cursor?: Cursor;
  limit?: number;
}
export interface ListSignInsValue {
  /**
   * @maxItems 50
   */
  items: MemberSignIn[];
  nextCursor: Cursor | null;
}
/**
 * A sign-in of a member, and how it ended.
 */
export interface MemberSignIn {
  signInId: RecordId;
  at: Moment;
  browser: string | null;
  system: string | null;
  ip: string;
  /**
   * ISO 3166 code of that address; null: not known.
   */
  country: string | null;
  /**
   * Null: it goes on.
   */
  endedAt: Moment | null;
  endReason:
    ('signedOut' | 'passwordChanged' | 'replaced' | 'excluded' | 'closed' | 'expired') | null;
  current: boolean;
}
export interface ListStaffActsParams {
  brand: BrandId;
}
export interface ListStaffActsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  view?: 'waiting' | 'all';
}
export interface ListStaffActsValue {
  /**
   * @maxItems 100
   */
  items: StaffActRequest[];
  nextCursor: Cursor | null;
}
export interface ListStatementLinesParams {
  brand: BrandId;
}
export interface ListStatementLinesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  state?: StatementLineState;
}
export interface ListStatementLinesValue {
  /**
   * @maxItems 100
   */
  items: StatementLine[];
  nextCursor: Cursor | null;
}
/**
 * A line of a bank statement: money that came into one of our accounts.
 */
export interface StatementLine {
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
export interface ListTeamLinesQuery {
  /**
   * Inclusive.
   */
  from: CalendarDay;
  /**
   * Inclusive.
   */
  to: CalendarDay;
  /**
   * An agent of the own team; omitted: oneself.
   */
  agentId?: RecordId;
  gameCategory?: GameCategory;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListTeamLinesValue {
  /**
   * @maxItems 50
   */
  path: TreePlace[];
  currency: CurrencyCode;
  total: TeamFigures;
  /**
   * @maxItems 100
   */
  items: TeamLine[];
  nextCursor: Cursor | null;
}
/**
 * One direct downline with the whole team below, or the agent's own line.
 */
export interface TeamLine {
  memberId: RecordId;
  account: string;
  type: AccountType;
  /**
   * The agent's own bets and money, without the team.
   */
  isOwn: boolean;
  figures: TeamFigures;
}
export interface ListTeamMovementsQuery {
  /**
   * An agent of the own team; omitted: oneself.
   */
  uplineId?: RecordId;
  /**
   * One account of the own team.
   */
  memberId?: RecordId;
  kind?: MoneyKind;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListTeamMovementsValue {
  /**
   * @maxItems 50
   */
  path: TreePlace[];
  /**
   * @maxItems 100
   */
  items: TeamMovement[];
  nextCursor: Cursor | null;
}
/**
 * A movement of money of a downline.
 */
export interface TeamMovement {
  movementId: RecordId;
  memberId: RecordId;
  account: string;
  kind: MoneyKind;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  at: Moment;
}
export interface ListThirdPartiesValue {
  /**
   * @maxItems 4
   */
  items: BoundIdentity[];
}
export interface ListTransactionsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  kind?: MoneyKind;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListTransactionsValue {
  /**
   * @maxItems 100
   */
  items: MemberTransaction[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * A movement of a player's money.
 */
export interface MemberTransaction {
  transactionId: RecordId;
  kind: MoneyKind;
  /**
   * Null: the balance that can be played with. Otherwise money that is kept apart from it.
   */
  fund: Fund | null;
  currency: CurrencyCode;
  /**
   * Signed: above zero came in.
   */
  amountMicro: AmountMicro;
  /**
   * Of that fund, or of the balance that can be played with.
   */
  balanceAfterMicro: AmountMicro;
  /**
   * Ours, to quote in a question.
   */
  reference: string;
  /**
   * The round behind a bet, win or rollback.
   */
  roundId: RecordId | null;
  /**
   * Of the withdrawal that was requested with this movement; null for all others.
   */
  withdrawalStatus: WithdrawalStatus | null;
  at: Moment;
}
export interface ListVendorsQuery {
  gameCategory?: GameCategory;
}
export interface ListVendorsValue {
  /**
   * @maxItems 500
   */
  items: Vendor[];
}
/**
 * A supplier of games.
 */
export interface Vendor {
  vassalage: VendorCode;
  displayName: string;
  /**
   * @maxItems 10
   */
  gameCategories: GameCategory[];
  maintenance: boolean;
}
export interface ListVoucherBatchesParams {
  brand: BrandId;
}
export interface ListVoucherBatchesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListVoucherBatchesValue {
  /**
   * @maxItems 100
   */
  items: VoucherBatch[];
  nextCursor: Cursor | null;
}
export interface ListWinnersQuery {
  gameCategory?:
    'ALL' | 'LOTT' | 'ELOTT' | 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'PVP';
  language?: LanguageCode;
  limitNum?: number;
}
export interface ListWinnersValue {
  /**
   * @maxItems 100
   */
  latest: Winner[];
  /**
   * @maxItems 100
   */
  biggest: Winner[];
}
/**
 * A win to tell of.
 */
export interface Winner {
  /**
   * Masked.
   */
  player: string;
  winAmountMicro: PositiveAmountMicro;
  currency: CurrencyCode;
  game: GameItem;
  at: Moment;
}
export interface ListWithdrawalsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  status?: WithdrawalStatus;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListWithdrawalsValue {
  /**
   * @maxItems 100
   */
  items: Withdrawal[];
  nextCursor: Cursor | null;
}
export interface LocateAddressParams {
  brand: BrandId;
}
export interface LocateAddressQuery {
  /**
   * Left out: the caller's own.
   */
  ip?: string;
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
export interface LoginBody {
  /**
   * With type sms: the mobile number.
   */
  username: string;
  /**
   * With type sms: the code.
   */
  password: string;
  type: 'username' | 'sms';
  tokenKind?: 'cookie' | 'bearer';
  /**
   * With type sms; the brand's main country without it.
   */
  countryDialingCode?: DialingCode;
  /**
   * Needed after some wrong passwords: see CAPTCHA_REQUIRED.
   */
  humanCheck?: HumanCheck;
  /**
   * Where the sign-in is made; the site without it.
   */
  area?: SignInArea;
}
export interface LoginFreePlayBody {
  os: string;
  platform: 'W';
  gatewayVersion: 3;
  /**
   * Accepted for old clients and not used: the connection is encrypted.
   */
  encryptedHeader?: string;
  tokenKind?: 'cookie' | 'bearer';
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
export interface LotteryBeacon {
  source: string;
  round: string;
  value: SeedHash;
  commitment: SeedHash;
}
export interface LotteryBoardValue {
  game: LotteryGame;
  serverTime: Moment;
  currency: CurrencyCode;
  unitPriceMicro: PositiveAmountMicro;
  ceilingSeries: number;
  floorSeries: number;
  maxPayoutMicro: PositiveAmountMicro;
  exposureMicro: PositiveAmountMicro;
  mayCancel: boolean;
  chaseMost: number;
}
/**
 * What proves a draw. commitment: SHA-256 of the seed, published before bets. beacon: drawn after the close. Official draws have none of it.
 */
export interface LotteryDrawProof {
  gameCode: GameCode;
  drawCode: GameCode;
  numero: LotteryNumero;
  status: LotteryDrawStatus;
  numbers: string[] | null;
  source: 'own' | 'official';
  position: number;
  commitment: SeedHash | null;
  serverSeed: SeedHash | null;
  beacon: LotteryBeacon | null;
  chainEnd: SeedHash | null;
  drawnAt: Moment | null;
}
export interface LotteryDraws {
  /**
   * @maxItems 500
   */
  games: LotteryGame[];
  serverTime: Moment;
}
/**
 * One line of a ticket as the player wants it.
 */
export interface LotteryLineEntry {
  play: string;
  /**
   * Rows by |, symbols by comma.
   */
  selection: string;
  /**
   * As the player saw them; others are refused.
   */
  units: number;
  /**
   * Money of a unit in thousandths of the unit price.
   */
  mode: 1000 | 100 | 10 | 1;
  multiple: number;
  /**
   * Of plays at fixed odds: the ceiling.
   */
  series: number;
}
export interface LotteryLobbyValue {
  /**
   * @maxItems 50
   */
  closingSoon: LotteryGame[];
  /**
   * @maxItems 500
   */
  games: LotteryGame[];
  serverTime: Moment;
}
/**
 * The terms of lotteries as staff edit them.
 */
export interface LotterySettings {
  brand: BrandId;
  version: FactVersion;
  lastChange: FactChange | null;
  currency: CurrencyCode;
  terms: LotteryTerms;
}
/**
 * Terms of lotteries. maxPayoutMicro: what one line can win. exposureMicro: what one bet of a draw can cost the brand. mayCancel: players take tickets back until the close. chaseMost: draws of a chase; 0: none are offered.
 */
export interface LotteryTerms {
  /**
   * Of players: prize and rebate together return ceiling / 2000.
   */
  ceilingSeries: number;
  /**
   * Least series a player may take.
   */
  floorSeries: number;
  maxPayoutMicro: PositiveAmountMicro;
  exposureMicro: PositiveAmountMicro;
  mayCancel: boolean;
  chaseMost: number;
}
export interface LowerPlayerLimitBody {
  limit: LimitAmount;
  reason: string;
}
export interface LowerPlayerLimitParams {
  memberId: RecordId;
  kind: LimitKind;
  period: LimitPeriod;
}
export interface MatchStatementLineBody {
  reference: string;
}
export interface MatchStatementLineParams {
  brand: BrandId;
  lineId: RecordId;
}
/**
 * A member as the office sees one.
 */
export interface MemberDetail {
  member: MemberSummary;
  language: LanguageCode;
  heldMicro: AmountMicro;
  /**
   * @maxItems 10
   */
  funds: FundBalance[];
  /**
   * Fields of the registration by name.
   */
  profile: {
    [k: string]: string;
  };
  registeredIp: string;
  registerUrl: string;
  termsVersion: string;
  termsAcceptedAt: Moment;
  /**
   * Breaks and self-exclusions, newest first.
   *
   * @maxItems 50
   */
  exclusions: Exclusion[];
  /**
   * The player's own limits, by kind and then by period, the shortest first.
   *
   * @maxItems 12
   */
  limits: PlayerLimit[];
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
export interface MemberIconValue {
  /**
   * Null: the site draws one.
   */
  iconUrl: string | null;
}
/**
 * What the site shows about the signed-in player.
 */
export interface MemberInfo {
  id: RecordId;
  /**
   * The name used to sign in.
   */
  account: string;
  nickname: string;
  type: AccountType;
}
export interface MerchantWalletValue {
  /**
   * True: no transfers between vendors.
   */
  isSingle: boolean;
}
export interface MessageDownlineBody {
  text: string;
}
export interface MessageDownlineParams {
  memberId: RecordId;
}
export interface MessageDownlineValue {
  sent: boolean;
}
/**
 * Words of a brand for what happens to its players, in one language.
 */
export interface MessageTemplate {
  event: NoticeEvent;
  language: LanguageCode;
  /**
   * Text; {amount} and the like stand for what happened.
   */
  title: string;
  /**
   * HTML with the tags that announcements may have.
   */
  content: string;
}
/**
 * The message templates of a brand as staff edit them.
 */
export interface MessageTemplateSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  /**
   * Of the brand, its own first.
   *
   * @maxItems 60
   */
  languages: LanguageCode[];
  /**
   * Our own words for each event and language.
   *
   * @maxItems 3000
   */
  standard: MessageTemplate[];
  templates: MessageTemplates;
}
/**
 * What a brand writes to its players by itself.
 */
export interface MessageTemplates {
  /**
   * Events that no message is written about.
   *
   * @maxItems 50
   */
  off: NoticeEvent[];
  /**
   * In the place of our own words.
   *
   * @maxItems 3000
   */
  templates: MessageTemplate[];
}
/**
 * A task with a reward.
 */
export interface Mission {
  missionId: RecordId;
  title: string;
  description: string;
  status: ActivityStatus;
  goal: number;
  progress: number;
  rewardMicro: PositiveAmountMicro | null;
  rewardPoints: number | null;
  endsAt: Moment | null;
}
export interface MissionLeaderboardValue {
  /**
   * @maxItems 100
   */
  ranks: MissionRank[];
  own: MissionRank | null;
  endsAt: Moment | null;
}
/**
 * A place on the leaderboard.
 */
export interface MissionRank {
  rank: number;
  /**
   * Masked.
   */
  player: string;
  score: number;
  rewardMicro: PositiveAmountMicro | null;
  self: boolean;
}
export interface MissionSummaryValue {
  claimable: number;
  /**
   * @maxItems 200
   */
  missions: Mission[];
}
export interface MoveCreditBody {
  direction: 'toCredit' | 'toWallet';
  amountMicro: PositiveAmountMicro;
  paymentPassword: string;
}
export interface MoveCreditValue {
  cashMicro: AmountMicro;
  creditMicro: AmountMicro;
}
export interface NotePresenceBody {
  tab: string;
  section: string;
}
export interface NotePresenceParams {
  brand: BrandId;
}
export interface NoteWithdrawalBody {
  text: string;
}
export interface NoteWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface NotifyPaymentBody {
  [k: string]: unknown;
}
export interface NotifyPaymentParams {
  channel: ChannelCode;
}
export interface NotifyPaymentValue {
  depositId: RecordId;
  status: DepositStatus;
  duplicate: boolean;
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
export interface OfficeAnnouncements {
  /**
   * In the brand's order.
   *
   * @minItems 1
   * @maxItems 60
   */
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  /**
   * In the order players see them.
   *
   * @maxItems 200
   */
  announcements: OfficeAnnouncement[];
}
/**
 * A withdrawal as the queue shows it. waitingSince: when its present step began. reviewer: who has locked it. version counts its movements: an act of staff names the one that it was decided on.
 */
export interface OfficeWithdrawal {
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
}
export interface OfficeWithdrawalDetail {
  withdrawal: OfficeWithdrawal;
  accountNumber: string | null;
  payeeSince: Moment;
  /**
   * @maxItems 20
   */
  otherMembers: {
    memberId: RecordId;
    account: string;
  }[];
  depositedMicro: AmountMicro;
  stakedMicro: AmountMicro;
  withdrawnMicro: AmountMicro;
  confirmBy: Moment | null;
  receipt: ReceiptSource | null;
  reason: string | null;
  /**
   * @maxItems 200
   */
  events: WithdrawalEvent[];
  /**
   * @maxItems 50
   */
  payouts: PayoutAttempt[];
  /**
   * @maxItems 3
   */
  proofs: {
    url: string;
    addedAt: Moment;
  }[];
}
/**
 * A step in the life of a withdrawal. by: the member of staff; null for the player and for what the server does by itself.
 */
export interface WithdrawalEvent {
  at: Moment;
  kind: WithdrawalEventKind;
  by: string | null;
  byMember: boolean;
  text: string;
  amountMicro: AmountMicro | null;
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
 * A key on a member's device or in a password manager that signs in without a password.
 */
export interface Passkey {
  passkeyId: RecordId;
  /**
   * Browser and system that made it, as far as they are known.
   */
  name: string;
  addedAt: Moment;
  /**
   * Null: never.
   */
  usedAt: Moment | null;
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
export interface PayWithdrawalBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  channel: ChannelCode;
}
export interface PayWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface PayloadKey {
  kid: string;
  crv: 'P-256';
  x: string;
  y: string;
  /**
   * The server's time: `iat` is told by it, since a client's clock may be wrong.
   */
  at: Moment;
}
export interface PaymentPasswordState {
  set: boolean;
  lockedUntil: Moment | null;
  /**
   * The last digits of the number that a code is sent to; null: none is proven.
   */
  codeTo: string | null;
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
  resources: SiteResource[];
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
 * A link or text that operators set for the site.
 */
export interface SiteResource {
  resourceType: string;
  name: string;
  labelNameEn: string;
  url: string;
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
export interface PersonalLoss {
  currency: CurrencyCode;
  from: Moment;
  to: Moment;
  depositedMicro: AmountMicro;
  withdrawnMicro: AmountMicro;
  rounds: number;
  stakeMicro: AmountMicro;
  payoutMicro: AmountMicro;
  netWinMicro: AmountMicro;
  /**
   * @maxItems 20
   */
  categories: {
    gameCategory: GameCategory;
    rounds: number;
    stakeMicro: AmountMicro;
    payoutMicro: AmountMicro;
    netWinMicro: AmountMicro;
  }[];
}
export interface PlaceLotteryChaseBody {
  gameCode: GameCode;
  numero: LotteryNumero;
  /**
   * @minItems 1
   * @maxItems 50
   */
  lines: LotteryLineEntry[];
  count: number;
  stopOnWin: boolean;
}
export interface PlaceLotteryTicketBody {
  gameCode: GameCode;
  numero: LotteryNumero;
  /**
   * @minItems 1
   * @maxItems 50
   */
  lines: LotteryLineEntry[];
}
export interface PlanSessionBody {
  budgetMicro: PositiveAmountMicro;
  minutes: number;
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
export interface PlayHouseRoundBody {
  /**
   * One of the allowed stakes.
   */
  stakeMicro: PositiveAmountMicro;
  /**
   * What is bet on, judged by the game's own schema; left out where the stake says all.
   */
  wager?: RoundChoice;
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
export interface PointRewardDelivery {
  fullName: string;
  address: string;
  mobileNum: MobileNumber;
}
export interface PointsConfigValue {
  enabled: boolean;
  /**
   * So many points make one unit of the currency.
   */
  pointsPerUnit: number;
  minConvertPoints: number;
  maxConvertPointsPerDay: number | null;
  currency: CurrencyCode;
  passwordNeeded: boolean;
  /**
   * @maxItems 20
   */
  earning: PointsEarning[];
}
export interface PointsEarning {
  gameCategory: GameCategory;
  /**
   * So much valid bet gives one point.
   */
  stakePerPointMicro: PositiveAmountMicro;
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
 * A player's application.
 */
export interface PromotionApplication {
  applicationId: RecordId;
  comment: string;
  pictures: number;
  status: 'waiting' | 'approved' | 'rejected';
  /**
   * What staff wrote.
   */
  note: string | null;
  createdAt: Moment;
  decidedAt: Moment | null;
}
/**
 * A promotion with its terms and where the player is.
 */
export interface PromotionDetail {
  promotion: Promotion;
  terms: string;
  version: number;
  /**
   * @maxItems 6
   */
  conditions: ConditionState[];
  timesPerMember: number;
  timesPer: CampaignTimes;
  claimDays: number;
  audience: CampaignAudience;
  joinedAt: Moment | null;
  /**
   * Rewards the player got in the period.
   */
  received: number;
  /**
   * @maxItems 160
   */
  gameNames: GameNamed[];
  /**
   * @maxItems 20
   */
  prizes: RafflePrize[];
  application: PromotionApplication | null;
  raffle: RaffleState | null;
  budgetLeftMicro: AmountMicro | null;
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
}
export interface ProveHostBody {
  host: string;
}
export interface ProveHostParams {
  brand: BrandId;
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
export interface PublishAnnouncementBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  published: boolean;
  reason: ChangeReason;
}
export interface PublishAnnouncementParams {
  brand: BrandId;
  announcementId: RecordId;
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
export interface PublishCampaignBody {
  revision: number;
  reason: ChangeReason;
}
export interface PublishCampaignParams {
  brand: BrandId;
  campaignId: RecordId;
}
export interface PublishDraftBody {
  /**
   * The one that was checked.
   */
  version: DraftVersion;
  note: string;
  /**
   * The live revision that the caller has seen; null: none. Another one is refused with LIVE_CHANGED.
   */
  liveRevision: number | null;
  /**
   * Hosts of other brands that this publication takes over, each with the brand that holds it now. Staff of all brands only; a host that is not named stays where it is and blocks the publication.
   *
   * @maxItems 40
   */
  moveHosts?: HostMove[];
}
export interface PublishDraftParams {
  brand: BrandId;
}
/**
 * A list of the office has changed; who shows it reads it again.
 */
export interface QueueChange {
  brand: BrandId;
  changedAt: Moment;
}
export interface ReadInboxMessageParams {
  inboxMessageId: RecordId;
}
export interface ReadTopicsQuery {
  /**
   * Names, separated by commas.
   */
  topics: string;
}
export interface ReadTopicsValue {
  /**
   * @maxItems 20
   */
  items: TopicState[];
}
export interface TopicState {
  topic: string;
  /**
   * As schemas/topics has it.
   */
  state: {
    [k: string]: unknown;
  };
}
export interface ReadinessValue {
  ready: true;
  durability?: 'embedded' | 'postgres';
  /**
   * @maxItems 20
   */
  dependencies?: DependencyState[];
}
/**
 * Rebates by category in basis points of the valid bets.
 */
export interface RebateRates {
  LOTT: number;
  ELOTT: number;
  LIVE: number;
  RNG: number;
  FISH: number;
  SPORTS: number;
  ESPORTS: number;
  COCKFIGHT: number;
  PVP: number;
}
export interface RecallInboxMessageBody {
  reason: ChangeReason;
}
export interface RecallInboxMessageParams {
  brand: BrandId;
  sendingId: RecordId;
}
export interface RecheckRollupDayParams {
  brand: BrandId;
  day: CalendarDay;
}
export interface RecordPayoutBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  reference: string;
}
export interface RecordPayoutParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface RedeemPointRewardBody {
  rewardId: RecordId;
  quantity: number;
  /**
   * The payment password.
   */
  password: string;
  delivery?: PointRewardDelivery;
}
export interface RedeemPromoCodeBody {
  code: string;
}
export interface RedeemVoucherBody {
  code: string;
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
export interface RegisterByMobileBody {
  registerBy: 'mobile' | 'mobilePassword';
  /**
   * Becomes the username.
   */
  mobileNum: MobileNumber;
  countryDialingCode: DialingCode;
  verificationCode?: string;
  password?: string;
  confirmPassword?: string;
  payeeName?: string;
  fullName?: string;
  nickname?: string;
  email?: string;
  qqNum?: string;
  recommenderId?: string;
  affiliateCode?: string;
  referralCode?: string;
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
  domain?: string;
  registerUrl?: string;
  registerMethod?: 'WEB';
  firebaseChannel?: string;
  firebaseIdToken?: string;
  termsAccepted: boolean;
  termsVersion?: string;
  ageConfirmed?: boolean;
  login?: boolean;
  tokenKind?: 'cookie' | 'bearer';
  /**
   * Where the register rule captcha is on.
   */
  humanCheck?: HumanCheck;
}
export interface RegisterByMobileValue {
  memberId: RecordId;
  session: LoginValue | null;
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
export interface RegisterSettingsValue {
  /**
   * @maxItems 50
   */
  rules: RegisterRule[];
}
export interface RegisterValue {
  memberId: RecordId;
  /**
   * Null unless `login` was true and the brand signs new members in.
   */
  session: LoginValue | null;
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
export interface ReleaseHostBody {
  host: string;
}
export interface ReleaseHostParams {
  brand: BrandId;
}
export interface ReleaseWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface RemoveBankAccountBody {
  paymentPassword: string;
}
export interface RemoveBankAccountParams {
  bankAccountId: RecordId;
}
export interface RemoveBankAccountValue {
  removed: boolean;
}
export interface RemoveFavouriteParams {
  nodeId: string;
}
export interface RemovePasskeyParams {
  passkeyId: RecordId;
}
export interface RemoveStaffPasskeyParams {
  passkeyId: RecordId;
}
export interface RequestAdjustmentBody {
  amountMicro: AmountMicro;
  reason: string;
}
export interface RequestAdjustmentParams {
  memberId: RecordId;
}
export interface RequestAgentMoveBody {
  memberId: RecordId;
  uplineId: RecordId | null;
  reason: string;
}
export interface RequestAgentMoveParams {
  brand: BrandId;
}
export interface RequestCategoryUnblockParams {
  category: PlayKind;
}
export interface RequestPasswordByEmailBody {
  username: string;
  email: string;
}
export interface RequestRewardGrantBody {
  campaignId: RecordId;
  reason: ChangeReason;
}
export interface RequestRewardGrantParams {
  memberId: RecordId;
}
export interface RequestRoundRefundBody {
  reason: string;
}
export interface RequestRoundRefundParams {
  brand: BrandId;
  roundId: RecordId;
}
export interface RequestRoundRefundValue {
  refundId: RecordId;
}
export interface RequestWithdrawalBody {
  bankAccountId: RecordId;
  amountMicro: PositiveAmountMicro;
  paymentPassword: string;
}
export interface RequirePasswordChangeBody {
  reason: string;
}
export interface RequirePasswordChangeParams {
  memberId: RecordId;
}
export interface RequirePasswordChangeValue {
  required: boolean;
}
export interface ResetPaymentPasswordBody {
  reason: string;
}
export interface ResetPaymentPasswordParams {
  memberId: RecordId;
}
export interface ResetPaymentPasswordValue {
  reset: boolean;
}
export interface ResetSecondFactorBody {
  reason: string;
}
export interface ResetSecondFactorParams {
  memberId: RecordId;
}
export interface ResetSecondFactorValue {
  reset: boolean;
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
export interface RetireRegistryEntryBody {
  version: number;
  retired: boolean;
}
export interface RetireRegistryEntryParams {
  kind: 'banks' | 'providers' | 'paymentNetworks' | 'licences' | 'languages';
  id: string;
}
export interface RetryDeadEventBody {
  consumer: EventConsumer;
}
export interface RetryDeadEventParams {
  brand: BrandId;
  eventId: RecordId;
}
export interface RetryDeadEventValue {
  retried: true;
}
export interface RetryMessageParams {
  brand: BrandId;
  messageId: RecordId;
}
export interface RetryMessageValue {
  retried: true;
}
export interface ReturnDepositBody {
  /**
   * How it was paid back: the channel's number.
   */
  reason: string;
}
export interface ReturnDepositParams {
  brand: BrandId;
  returnableId: RecordId;
}
export interface ReturnDepositValue {
  returned: boolean;
}
export interface RevealedSeed {
  serverSeed: SeedHash;
  serverSeedHash: SeedHash;
  clientSeed: ClientSeed;
  /**
   * How many rounds were played on it.
   */
  nextNonce: Nonce;
}
export interface ReverseAdjustmentBody {
  reason: string;
}
export interface ReverseAdjustmentParams {
  brand: BrandId;
  adjustmentId: RecordId;
}
export interface ReverseDepositBody {
  reason: ChangeReason;
}
export interface ReverseDepositParams {
  brand: BrandId;
  depositId: RecordId;
}
export interface ReviewWithdrawalBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  decision: 'approve' | 'reject' | 'hold';
  /**
   * Needed to reject or hold.
   */
  reason?: string;
}
export interface ReviewWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface RevokePromoCodeBatchBody {
  reason: ChangeReason;
}
export interface RevokePromoCodeBatchParams {
  brand: BrandId;
  batchId: RecordId;
}
export interface RevokeVoucherBatchBody {
  reason: string;
}
export interface RevokeVoucherBatchParams {
  brand: BrandId;
  batchId: RecordId;
}
/**
 * Rebates, cash back, and who may publish promotions alone.
 */
export interface RewardPolicy {
  /**
   * A campaign that may give more needs a second person; so does one without a budget.
   */
  secondPersonAboveMicro: AmountMicro;
  /**
   * The most that staff grant one player a day.
   */
  grantDailyCapMicro: AmountMicro;
  rebate: boolean;
  /**
   * What was not claimed is paid when the day closes.
   */
  rebateAutomatic: boolean;
  /**
   * Less is not paid.
   */
  rebateMinMicro: AmountMicro;
  rebateRates: RebateRates;
  cashBack: boolean;
  cashBackPeriod: 'day' | 'week' | 'month';
  /**
   * @maxItems 10
   */
  cashBackSteps: CashBackStep[];
  /**
   * The most a player gets for a period; 0: no limit.
   */
  cashBackCapMicro: AmountMicro;
}
/**
 * The reward policy as staff edit it.
 */
export interface RewardPolicySettings {
  brand: BrandId;
  version: FactVersion;
  lastChange: FactChange | null;
  currency: CurrencyCode;
  policy: RewardPolicy;
}
/**
 * What waits in the reward centre, and the bonus that runs.
 */
export interface RewardSummary {
  claimable: number;
  nextExpiryAt: Moment | null;
  bonus: Bonus | null;
}
export interface RollBackRevisionBody {
  revision: number;
  note?: string;
  /**
   * The live revision that the caller has seen; null: none. Another one is refused with LIVE_CHANGED.
   */
  liveRevision: number | null;
}
export interface RollBackRevisionParams {
  brand: BrandId;
}
export interface RotateHouseSeedBody {
  /**
   * The commitment of the pair to reveal. Null for the player's first choice.
   */
  serverSeedHash: SeedHash | null;
  /**
   * The commitment of the next pair, as it was shown before the choice.
   */
  nextServerSeedHash: SeedHash;
  /**
   * The player's choice for the next pair.
   */
  clientSeed: ClientSeed;
}
export interface RotateHouseSeedValue {
  /**
   * Null after the player's first choice.
   */
  revealed: RevealedSeed | null;
  current: SeedCommitment;
  nextServerSeedHash: SeedHash;
}
export interface RoundDetail {
  round: Round;
  /**
   * @maxItems 500
   */
  transactions: RoundTransaction[];
  /**
   * Null for other vendors' games and while the round is being shown.
   */
  replay: RoundReplay | null;
  fairness: FairnessProof | null;
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
export interface SaveDraftBody {
  /**
   * The one the edit started from.
   */
  version: DraftVersion;
  manifest?: ManifestDocument;
  /**
   * JSON Patch of the draft at that version, or of what is live where there is none.
   *
   * @minItems 1
   * @maxItems 2000
   */
  edits?: JsonPatchStep[];
}
export interface SaveDraftParams {
  brand: BrandId;
}
export interface SaveDraftValue {
  draftVersion: DraftVersion;
  savedAt: Moment;
  /**
   * @maxItems 500
   */
  problems: CheckResult[];
}
export interface SaveLanguageTextsBody {
  /**
   * @minItems 1
   * @maxItems 5000
   */
  texts: WrittenText[];
}
export interface WrittenText {
  namespace: string;
  key: string;
  /**
   * Empty: back to what it falls back to.
   */
  message: string;
  unsure?: boolean;
}
export interface SaveLanguageTextsParams {
  language: string;
}
export interface SaveLanguageTextsValue {
  saved: number;
}
export interface SaveRegistryEntryBody {
  version: number;
  entry: RegistryDocument;
  /**
   * A new drawing as SVG; omitted: the one it has.
   */
  logoLight?: string;
  logoDark?: string;
}
export interface SaveRegistryEntryParams {
  kind: 'banks' | 'providers' | 'paymentNetworks' | 'licences' | 'languages';
  id: string;
}
export interface ScheduleDraftBody {
  version: DraftVersion;
  liveRevision: number | null;
  note: string;
  publishAt: Moment;
}
export interface ScheduleDraftParams {
  brand: BrandId;
}
export interface ScheduleDraftValue {
  publishAt: Moment;
}
export interface SearchDepositsParams {
  brand: BrandId;
}
export interface SearchDepositsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  view?: 'awaiting' | 'all';
  username?: string;
  reference?: string;
  amountMicro?: PositiveAmountMicro;
}
export interface SearchDepositsValue {
  /**
   * @maxItems 100
   */
  items: OfficeDeposit[];
  nextCursor: Cursor | null;
  counts: {
    awaiting: number;
    openLines: number;
  };
}
export interface SearchRoundsParams {
  brand: BrandId;
}
export interface SearchRoundsQuery {
  roundId?: RecordId;
  username?: string;
  gameCode?: GameCode;
  from?: Moment;
  to?: Moment;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface SearchRoundsValue {
  /**
   * @maxItems 100
   */
  items: OfficeRound[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface SearchWithdrawalsParams {
  brand: BrandId;
}
export interface SearchWithdrawalsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  view?: WithdrawalView;
  username?: string;
  risk?: RiskSignal;
  minMicro?: PositiveAmountMicro;
  maxMicro?: PositiveAmountMicro;
}
export interface SearchWithdrawalsValue {
  /**
   * @maxItems 100
   */
  items: OfficeWithdrawal[];
  nextCursor: Cursor | null;
  counts: {
    waiting: number;
    mine: number;
    onHold: number;
    secondPerson: number;
    toPay: number;
    sent: number;
    disputed: number;
  };
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
export interface SendCreditBody {
  memberId: RecordId;
  amountMicro: PositiveAmountMicro;
  paymentPassword: string;
  note: string;
}
export interface SendEmailCodeBody {
  email: string;
}
export interface SendFeedbackBody {
  questionType: QuestionType;
  /**
   * Plain text, counted in Unicode code points as sent; blanks around it are not kept, and blanks alone are refused.
   */
  content: string;
  /**
   * How to reach the sender, in their own words; empty or left out: not at all.
   */
  contact?: string;
}
export interface SendFeedbackValue {
  feedbackId: RecordId;
  receivedAt: Moment;
}
export interface SendInboxMessageBody {
  draft: InboxDraft;
  reason: ChangeReason;
}
export interface SendInboxMessageParams {
  brand: BrandId;
}
export interface SendLoginSmsBody {
  mobileNum: MobileNumber;
  countryDialingCode: DialingCode;
  humanCheck: HumanCheck;
}
export interface SendPasswordSmsBody {
  mobileNum: MobileNumber;
  countryDialingCode: DialingCode;
  humanCheck: HumanCheck;
}
export interface SendRegisterSmsBody {
  countryDialingCode: DialingCode;
  mobileNo: MobileNumber;
  registerBy: 'username' | 'mobile' | 'mobilePassword';
  humanCheck: HumanCheck;
}
export interface SendSecondFactorEmailBody {
  challenge: string;
}
export interface SendSecondFactorSmsBody {
  challenge: string;
}
export interface SendToUplineBody {
  amountMicro: PositiveAmountMicro;
  paymentPassword: string;
  note: string;
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
export interface SessionInfo {
  kind: CallerKind;
  member: MemberInfo | null;
  /**
   * Null for visitors and bearer tokens.
   */
  csrfToken: string | null;
  /**
   * The sign-in before this one.
   */
  lastLoginAt: Moment | null;
  expiresAt: Moment | null;
  passwordChangeRequired: boolean;
  /**
   * False for visitors, and for members who sign in with codes only.
   */
  hasPassword: boolean;
  brand: BrandId;
  language: LanguageCode;
  currency: CurrencyCode;
}
/**
 * The session limits of a brand as staff edit them.
 */
export interface SessionLimitSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  limits: SessionLimits;
}
/**
 * When the sign-in sessions of a brand's members end, and when a password expires.
 */
export interface SessionLimits {
  /**
   * A session ends this long after the sign-in.
   */
  lifetimeMinutes: number;
  /**
   * A session ends after this long without a call or a stake. GLI-19 2.5.4 allows 30 minutes at most.
   */
  idleMinutes: number;
  /**
   * A password has to be changed after this long, while PWDEXPFORCECHANGE3 is on.
   */
  passwordMaxAgeDays: number;
}
export interface SetAgentPolicyBody {
  version: FactVersion;
  policy: AgentPolicy;
  reason: ChangeReason;
}
export interface SetAgentPolicyParams {
  brand: BrandId;
}
export interface SetAgentTermsBody {
  terms: AgentTerms;
  /**
   * @maxItems 20
   */
  quotas: GrantedQuota[];
  reason: string;
}
export interface SetAgentTermsParams {
  brand: BrandId;
  agentId: RecordId;
}
export interface SetBannersBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  keepsOwn: boolean;
  /**
   * @maxItems 40
   */
  banners: OfficeBanner[];
  reason: ChangeReason;
}
export interface SetBannersParams {
  brand: BrandId;
}
export interface SetBrandDayBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  day: BrandDay;
  reason: ChangeReason;
}
export interface SetBrandDayParams {
  brand: BrandId;
}
export interface SetBrandStatusBody {
  status: SiteStatus;
  note: string;
}
export interface SetBrandStatusParams {
  brand: BrandId;
}
export interface SetCampaignStateBody {
  /**
   * The state that was read.
   */
  seen: CampaignState;
  state: 'live' | 'paused' | 'ended';
  reason: ChangeReason;
}
export interface SetCampaignStateParams {
  brand: BrandId;
  campaignId: RecordId;
}
export interface SetDefaultBankAccountParams {
  bankAccountId: RecordId;
}
export interface SetDepositRoutesBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  /**
   * @maxItems 30
   */
  routes: DepositRoute[];
  reason: ChangeReason;
}
export interface SetDepositRoutesParams {
  brand: BrandId;
}
export interface SetDownlineNoteBody {
  note: string;
}
export interface SetDownlineNoteParams {
  memberId: RecordId;
}
export interface SetDownlineNoteValue {
  note: string;
}
export interface SetDownlineTermsBody {
  terms: AgentTerms;
}
export interface SetDownlineTermsParams {
  memberId: RecordId;
}
export interface SetDownlineTermsValue {
  applied: boolean;
  proposalId: RecordId | null;
}
export interface SetGamePolicyBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  policy: GamePolicy;
  reason: ChangeReason;
}
export interface SetGamePolicyParams {
  brand: BrandId;
}
export interface SetGameSettingsBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @maxItems 200
   */
  vendors: VendorSetting[];
  /**
   * @maxItems 10
   */
  categories: GameCategory[];
  /**
   * Those that are not simply on.
   *
   * @maxItems 20000
   */
  games: GameSetting[];
  /**
   * @maxItems 100
   */
  hot: NodeId[];
  reason: ChangeReason;
}
/**
 * What the office says of a vendor on a brand.
 */
export interface VendorSetting {
  vassalage: VendorCode;
  state: GameState;
  /**
   * Names of the brand's own; in other languages the vendor's stands.
   *
   * @maxItems 60
   */
  names: VendorName[];
}
export interface SetGameSettingsParams {
  brand: BrandId;
}
export interface SetHelpPageBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @maxItems 50
   */
  texts: HelpPageText[];
  /**
   * Languages in which the platform’s words shall stand again.
   *
   * @maxItems 100
   */
  shipped: LanguageCode[];
  reason: ChangeReason;
}
export interface SetHelpPageParams {
  brand: BrandId;
  page: HelpPageId;
}
export interface SetJackpotSettingsBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  enabled: boolean;
  terms: JackpotTerms;
  reason: ChangeReason;
}
export interface SetJackpotSettingsParams {
  brand: BrandId;
}
export interface SetLotterySettingsBody {
  version: FactVersion;
  terms: LotteryTerms;
  reason: ChangeReason;
}
export interface SetLotterySettingsParams {
  brand: BrandId;
}
export interface SetMemberOffersBody {
  limited: boolean;
  reason: ChangeReason;
}
export interface SetMemberOffersParams {
  memberId: RecordId;
}
export interface SetMemberStatusBody {
  status: 'active' | 'blocked' | 'closed';
  reason: string;
}
export interface SetMemberStatusParams {
  memberId: RecordId;
}
export interface SetMemberStatusValue {
  status: MemberStatus;
}
export interface SetMemberTagsBody {
  /**
   * @maxItems 20
   */
  tags: MemberTag[];
  reason: ChangeReason;
}
export interface SetMemberTagsParams {
  memberId: RecordId;
}
export interface SetMemberTagsValue {
  /**
   * @maxItems 20
   */
  tags: MemberTag[];
}
export interface SetMessageTemplatesBody {
  version: FactVersion;
  templates: MessageTemplates;
  reason: ChangeReason;
}
export interface SetMessageTemplatesParams {
  brand: BrandId;
}
export interface SetOfferChoiceBody {
  optedOut: boolean;
}
export interface SetPasswordByEmailBody {
  token: string;
  newPassword: string;
  confirmNewPassword: string;
}
export interface SetPasswordByPhoneBody {
  newPassword: string;
  mobileNum: MobileNumber;
  countryDialingCode: DialingCode;
  verificationCode: string;
}
export interface SetPaymentPasswordBody {
  /**
   * To sign in.
   */
  password?: string;
  newPaymentPassword: string;
  confirmNewPaymentPassword: string;
  oldPaymentPassword?: string;
  verificationCode?: string;
}
export interface SetPlayerLimitBody {
  limit: LimitAmount | null;
}
export interface SetPlayerLimitParams {
  kind: LimitKind;
  period: LimitPeriod;
}
export interface SetPublishRuleBody {
  twoPerson: boolean;
}
export interface SetPublishRuleParams {
  brand: BrandId;
}
export interface SetPublishRuleValue {
  twoPerson: boolean;
}
export interface SetRealityCheckBody {
  /**
   * Null: off.
   */
  everyMinutes: (15 | 30 | 60 | 120) | null;
}
export interface SetRegionRulesBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  defaultEffect: RegionEffect;
  /**
   * @maxItems 500
   */
  rules: RegionRule[];
  reason: ChangeReason;
}
export interface SetRegionRulesParams {
  brand: BrandId;
}
export interface SetRegisterRulesBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @minItems 1
   * @maxItems 50
   */
  rules: RegisterRule[];
  reason: ChangeReason;
}
export interface SetRegisterRulesParams {
  brand: BrandId;
}
export interface SetResponsibleContactBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  contact: ResponsibleContact;
  reason: ChangeReason;
}
export interface SetResponsibleContactParams {
  brand: BrandId;
}
export interface SetRewardPolicyBody {
  version: FactVersion;
  policy: RewardPolicy;
  reason: ChangeReason;
}
export interface SetRewardPolicyParams {
  brand: BrandId;
}
export interface SetSecondFactorPolicyBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  policy: SecondFactorPolicy;
  reason: ChangeReason;
}
export interface SetSecondFactorPolicyParams {
  brand: BrandId;
}
export interface SetServiceChannelsBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @maxItems 30
   */
  channels: ServiceChannel[];
  reason: ChangeReason;
}
export interface SetServiceChannelsParams {
  brand: BrandId;
}
export interface SetSessionLimitsBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  limits: SessionLimits;
  reason: ChangeReason;
}
export interface SetSessionLimitsParams {
  brand: BrandId;
}
export interface SetSiteResourcesBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @maxItems 200
   */
  resources: SiteResource[];
  reason: ChangeReason;
}
export interface SetSiteResourcesParams {
  brand: BrandId;
}
export interface SetWhitelabelFlagsBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @minItems 1
   * @maxItems 10
   */
  flags: WhitelabelFlag[];
  reason: ChangeReason;
}
export interface SetWhitelabelFlagsParams {
  brand: BrandId;
}
export interface SetWithdrawalTermsBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  terms: WithdrawalTerms;
  reason: ChangeReason;
}
/**
 * How a brand pays out. Fee: a fixed amount and a share in hundredths of a percent. Payments above secondPersonAboveMicro need two people. playedPercent: stakes below this share of the deposits are a risk signal. payoutChannel pays approved requests by itself; null: staff do. A payment later than promiseMinutes is compensated with promiseMicro; null: nothing is promised.
 */
export interface WithdrawalTerms {
  minMicro: PositiveAmountMicro;
  maxMicro: PositiveAmountMicro;
  feeMicro: AmountMicro;
  feeBasisPoints: number;
  payeeCoolDownHours: number;
  receiptTimeoutMinutes: number;
  secondPersonAboveMicro: PositiveAmountMicro | null;
  playedPercent: number;
  payoutChannel: ChannelCode | null;
  promiseMinutes: number | null;
  promiseMicro: AmountMicro;
}
export interface SetWithdrawalTermsParams {
  brand: BrandId;
}
export interface SettleSandboxPaymentBody {
  outcome: 'paid' | 'declined';
}
export interface SettleSandboxPaymentParams {
  reference: PaymentReference;
}
export interface SettleWithdrawalBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  outcome: 'arrived' | 'returned' | 'payAgain';
  reason: string;
}
export interface SettleWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface SignInStaffWithPasskeyBody {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers give it.
   */
  response: string;
}
export interface SignInWithPasskeyBody {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers give it.
   */
  response: string;
  tokenKind?: 'cookie' | 'bearer';
  area?: SignInArea;
}
export interface SimulateCampaignBody {
  campaign: Campaign;
}
export interface SimulateCampaignParams {
  brand: BrandId;
}
export interface SiteOpening {
  /**
   * 0 normal, 1 maintenance, 2 not for this region.
   */
  status: number;
}
export interface SitePlanValue {
  /**
   * Of the resolved manifest.
   */
  hash: string;
  /**
   * The SitePlan as `assemble` of the brand layer returns it.
   */
  plan: {
    [k: string]: unknown;
  };
}
/**
 * The links that operators set for a brand's site.
 */
export interface SiteResourceSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * Types that the brand's live manifest asks for, in its order.
   *
   * @maxItems 200
   */
  places: string[];
  /**
   * @maxItems 200
   */
  resources: SiteResource[];
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
/**
 * A member of staff.
 */
export interface StaffAccount {
  id: RecordId;
  username: string;
  displayName: string;
  /**
   * @maxItems 100
   */
  permissions: string[];
  /**
   * Those this person may act on.
   *
   * @maxItems 1000
   */
  brands: StaffBrand[];
}
/**
 * A brand a staff member may act on.
 */
export interface StaffBrand {
  brand: BrandId;
  name: string;
}
export interface StaffLoginBody {
  username: string;
  password: string;
  /**
   * Of the authenticator app, or a recovery code: needed after SECOND_FACTOR_REQUIRED.
   */
  code?: string;
}
/**
 * The passkeys of a person of staff, the oldest first.
 */
export interface StaffPasskeys {
  /**
   * @maxItems 10
   */
  items: Passkey[];
}
/**
 * The authenticator app of a person of staff.
 */
export interface StaffSecondFactor {
  /**
   * Null: it is off.
   */
  since: Moment | null;
  recoveryCodesLeft: number;
}
/**
 * Who works in the office or builder; staff is null when nobody is signed in.
 */
export interface StaffSession {
  staff: StaffAccount | null;
  /**
   * Send it as X-CSRF-Token.
   */
  csrfToken: string | null;
  /**
   * The sign-in before this one.
   */
  lastLoginAt: Moment | null;
  expiresAt: Moment | null;
}
export interface StartExclusionBody {
  period: ExclusionPeriod;
}
export interface StartHumanCheckQuery {
  /**
   * Another check than the one that was given, for a person who cannot use it; it takes more work.
   */
  instead?: HumanCheckKind;
  /**
   * What CAPTCHA_REQUIRED asked for.
   */
  effort?: number;
}
export interface StopLotteryChaseBody {}
export interface StopLotteryChaseParams {
  chaseId: RecordId;
}
export interface SystemStatusValue {
  status: SiteStatus;
  /**
   * What operators tell the players.
   */
  note: string;
  location: Location;
  serverTime: Moment;
}
export interface TakeTableSeatBody {
  /**
   * One of the allowed stakes.
   */
  stakeMicro: PositiveAmountMicro;
  /**
   * Leaves by itself at this multiplier, in hundredths.
   */
  autoCashOut: number | null;
}
export interface TakeTableSeatReply {
  /**
   * Null: its first round is about to open.
   */
  table: GameTable | null;
  seat: OwnTableSeat | null;
  balanceMicro: AmountMicro;
}
export interface TakeWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
/**
 * Outcome of a sign-in at a third party: a session, or a ticket where the account is bound to nobody.
 */
export interface ThirdPartyOutcome {
  provider: ThirdParty;
  /**
   * Path of the page on which it began.
   */
  returnTo: string;
  session: LoginValue | null;
  unbound: ThirdPartyTicket | null;
}
/**
 * A proven account of a third party that signs nobody in yet. It can be bound within 15 minutes.
 */
export interface ThirdPartyTicket {
  ticket: string;
  /**
   * As the third party says; null: it says none.
   */
  email: string | null;
  name: string | null;
}
export interface TransactionDetail {
  transactionId: RecordId;
  kind: MoneyKind;
  currency: CurrencyCode;
  at: Moment;
  /**
   * @maxItems 20
   */
  entries: {
    fund: Fund;
    amountMicro: AmountMicro;
    balanceBeforeMicro: AmountMicro;
    balanceAfterMicro: AmountMicro;
  }[];
  roundId: RecordId | null;
  depositId: RecordId | null;
  withdrawalId: RecordId | null;
  reason: string | null;
}
export interface TransferWalletBody {
  vassalage: VendorCode;
  direction: 'toVendor' | 'fromVendor';
  amountMicro: PositiveAmountMicro;
}
export interface TransferWalletValue {
  transferId: RecordId;
  status: 'done' | 'inTransit';
  currency: CurrencyCode;
  /**
   * Of the main wallet.
   */
  balanceMicro: AmountMicro;
  vendorBalanceMicro: AmountMicro | null;
}
export interface TrialBalance {
  currency: CurrencyCode;
  balanceMicro: AmountMicro;
  /**
   * What the trial began with.
   */
  startMicro: AmountMicro;
  /**
   * The trial and its play money end.
   */
  endsAt: Moment;
}
export interface UnreadCountValue {
  unread: number;
}
export interface UploadAssetBody {
  /**
   * What the file is called on the uploader's machine.
   */
  name: string;
  /**
   * The file as base64, at most 5 MB.
   */
  file: string;
}
export interface UploadAssetParams {
  brand: BrandId;
}
export interface VnGameMenusValue {
  /**
   * @maxItems 4
   */
  regions: VnLotteryRegion[];
}
export interface VnLotteryRegion {
  region: 'north' | 'central' | 'south' | 'quick';
  /**
   * @maxItems 100
   */
  games: LotteryGame[];
}
export interface VoidLotteryDrawBody {
  reason: ChangeReason;
}
export interface VoidLotteryDrawParams {
  brand: BrandId;
  drawId: RecordId;
}
/**
 * What a vendor is told about a movement of money.
 */
export interface WalletAnswer {
  /**
   * remembered: the rollback of a bet that never came; the bet will be refused. late: credited after the round was closed, and marked for review.
   */
  status: 'accepted' | 'remembered' | 'late';
  /**
   * The same transaction was answered before; nothing moved now.
   */
  duplicate: boolean;
  transactionId: VendorReference;
  /**
   * Ours; null when no money moved.
   */
  transferId: RecordId | null;
  currency: CurrencyCode;
  /**
   * Playable, after the movement.
   */
  balanceMicro: AmountMicro;
}
export interface WalletBalance {
  currency: CurrencyCode;
  /**
   * Playable now.
   */
  availableMicro: AmountMicro;
  /**
   * Reserved, for example by a withdrawal.
   */
  heldMicro: AmountMicro;
  /**
   * Adds up to the playable money. What is held is no fund of its own.
   *
   * @maxItems 10
   */
  funds: FundBalance[];
  asOf: Moment;
}
export interface WalletBalanceBody {
  token: ClientToken;
  /**
   * Must own the token.
   */
  memberId: RecordId;
  gameCode: GameCode;
  currency?: CurrencyCode;
  [k: string]: unknown;
}
export interface WalletBalanceValue {
  currency: CurrencyCode;
  /**
   * Playable.
   */
  balanceMicro: AmountMicro;
  /**
   * @maxItems 10
   */
  funds: FundBalance[];
}
export interface WalletBetBody {
  transactionId: VendorReference;
  roundId: VendorReference;
  token: ClientToken;
  /**
   * Must own the token.
   */
  memberId: RecordId;
  gameCode: GameCode;
  currency: CurrencyCode;
  /**
   * Below zero is refused with NEGATIVE_STAKE.
   */
  amountMicro: AmountMicro;
  /**
   * A stake of zero that the vendor gives.
   */
  freeRound?: boolean;
  [k: string]: unknown;
}
export interface WalletCloseRoundBody {
  roundId: VendorReference;
  token: ClientToken;
  /**
   * Must own the token.
   */
  memberId: RecordId;
  gameCode: GameCode;
  [k: string]: unknown;
}
export interface WalletCloseRoundValue {
  roundId: VendorReference;
  /**
   * It was closed before.
   */
  duplicate: boolean;
  stakeMicro: AmountMicro;
  payoutMicro: AmountMicro;
  currency: CurrencyCode;
  balanceMicro: AmountMicro;
}
export interface WalletRollbackBody {
  transactionId: VendorReference;
  /**
   * The bet.
   */
  referenceTransactionId: VendorReference;
  roundId: VendorReference;
  token: ClientToken;
  /**
   * Must own the token.
   */
  memberId: RecordId;
  gameCode: GameCode;
  currency?: CurrencyCode;
  /**
   * Ignored.
   */
  amountMicro?: AmountMicro;
  [k: string]: unknown;
}
export interface WalletSessionCheckBody {
  token: ClientToken;
  gameCode: GameCode;
  [k: string]: unknown;
}
export interface WalletSessionValue {
  memberId: RecordId;
  nickname: string;
  currency: CurrencyCode;
  language: LanguageCode;
  gameCode: GameCode;
  balanceMicro: AmountMicro;
  expiresAt: Moment;
}
export interface WalletWinBody {
  transactionId: VendorReference;
  /**
   * The bet.
   */
  referenceTransactionId: VendorReference;
  roundId: VendorReference;
  token: ClientToken;
  /**
   * Must own the token.
   */
  memberId: RecordId;
  gameCode: GameCode;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  /**
   * The round ends with this win.
   */
  roundClosed?: boolean;
  [k: string]: unknown;
}
export interface WhitelabelValue {
  /**
   * @maxItems 50
   */
  flags: WhitelabelFlag[];
}
export interface WithdrawalOffer {
  currency: CurrencyCode;
  availableMicro: AmountMicro;
  /**
   * @maxItems 60
   */
  locks: FundsLock[];
  minMicro: PositiveAmountMicro;
  maxMicro: PositiveAmountMicro;
  feeMicro: AmountMicro;
  feeBasisPoints: number;
  arrival: MeasuredArrival | null;
  promiseMinutes: number | null;
  promiseMicro: AmountMicro;
  receiptTimeoutMinutes: number;
  paymentPasswordSet: boolean;
}
/**
 * The terms of withdrawals as staff edit them. payoutChannels can pay by themselves.
 */
export interface WithdrawalTermSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  currency: CurrencyCode;
  /**
   * @maxItems 20
   */
  payoutChannels: ChannelCode[];
  terms: WithdrawalTerms;
}
