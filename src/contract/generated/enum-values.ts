// Generated from schemas/ by `npm run codegen`. Do not edit.

export const accountTypes = [0, 1, 2, 4, 41, 42] as const;
export const activityStatuses = [
  'join',
  'joined',
  'claim',
  'applying',
  'process',
  'issued',
  'claimed',
  'rejected',
  'close',
  'comingSoon',
] as const;
export const agentTypes = [1, 2, 41, 42] as const;
export const announcementExecutions = ['A', 'B', 'F'] as const;
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export const bannerGroups = ['w_home', 'w_forget'] as const;
export const callerKinds = ['visitor', 'member', 'agent', 'trial'] as const;
export const contractKinds = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
export const contractPeriods = [
  'realTime',
  'hourly',
  'daily',
  'weekly',
  'semimonthly',
  'monthly',
] as const;
export const contractRequestTypes = ['none', 'new', 'termination'] as const;
export const depositStatuses = [
  'pending',
  'credited',
  'declined',
  'expired',
  'returnable',
  'returned',
] as const;
export const exclusionPeriods = [
  'day',
  'week',
  'month',
  'sixWeeks',
  'sixMonths',
  'year',
  'fiveYears',
  'indefinite',
] as const;
export const funds = ['cash', 'bonus', 'locked', 'promo', 'agentCredit', 'receivable'] as const;
export const gameCategorys = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'RNG',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'PVP',
  'HOT',
] as const;
export const gameStates = ['on', 'maintenance', 'off'] as const;
export const gameSubCategorys = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;
export const gameThemes = ['garden', 'sea', 'cards', 'night', 'fiesta', 'casino', 'space'] as const;
export const helpSections = ['account', 'money', 'games', 'saferPlay', 'legal'] as const;
export const humanCheckKinds = ['slider', 'captcha', 'proofOfWork'] as const;
export const identityFactKinds = ['mobile', 'email', 'document', 'person', 'device'] as const;
export const inboxMessageTypes = ['personal', 'platform'] as const;
export const inboxSendingStates = ['waiting', 'scheduled', 'sent', 'recalled'] as const;
export const jackpotStates = ['on', 'paused'] as const;
export const limitPeriods = ['day', 'week', 'month'] as const;
export const manifestScreenIds = [
  'home',
  'hot',
  'lobby',
  'game',
  'fairness',
  'search',
  'favourites',
  'promotions',
  'pointMall',
  'help',
  'download',
  'join',
  'login',
  'freePlay',
  'register',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'feedback',
  'notices',
  'about',
  'licences',
  'responsibleGaming',
  'terms',
  'privacy',
  'depositTutorial',
  'lottery',
  'footballSports',
  'memberCentre',
  'securityCentre',
  'wallet',
  'deposit',
  'withdrawal',
  'transferUpline',
  'bettingRecord',
  'accountRecord',
  'personalLoss',
  'bonusDetails',
  'rewardCentre',
  'inviteFriends',
  'missions',
  'messages',
  'manualRebate',
  'saferPlay',
  'agentHome',
  'agentAnnouncements',
  'agentTeamOverview',
  'agentRegisterCentre',
  'agentDownlines',
  'agentTeamBetting',
  'agentLossStatements',
  'agentIncome',
  'agentDownlineTransactions',
  'agentDividends',
  'agentDailyWages',
  'agentHourlySalary',
  'agentRealtimeSalary',
] as const;
export const memberStatuses = ['active', 'blocked', 'excluded', 'closed'] as const;
export const messageStatuses = ['queued', 'sent', 'failed', 'expired'] as const;
export const noticeEvents = [
  'depositCredited',
  'depositFailed',
  'depositHeld',
  'passwordChanged',
  'newDevice',
  'limitChanged',
  'breakStarted',
  'breakEnded',
] as const;
export const playModes = ['real', 'demo'] as const;
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export const promotionTypes = [
  'other',
  'sport',
  'liveCasino',
  'rngSlots',
  'pvpPoker',
  'fish',
  'lotto',
  'rebate',
  'pointMall',
  'rank',
  'deposit',
  'appDownload',
  'newPlayer',
  'gaming',
] as const;
export const questionTypes = [
  'deposit',
  'withdrawal',
  'game',
  'customerService',
  'application',
  'other',
] as const;
export const regionEffects = ['allow', 'block'] as const;
export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'countryDialingCode',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'skype',
  'idNumber',
  'referralCode',
  'fullName',
  'nickname',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'bankAccountNumber',
] as const;
export const roundStatuses = ['open', 'closed', 'rolledBack'] as const;
export const serviceChannelTypes = [
  'liveChat',
  'phone',
  'email',
  'whatsapp',
  'telegram',
  'line',
  'facebook',
  'zalo',
] as const;
export const signInAreas = ['site', 'agent'] as const;
export const siteStatuses = [0, 1, 2] as const;
export const staffRoles = ['support', 'editor', 'publisher', 'operator', 'admin'] as const;
export const transferKinds = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'betWin',
  'jackpotWin',
  'promoPayout',
  'adjustment',
  'rollback',
  'hold',
  'holdPosted',
  'holdVoided',
  'holdExpired',
] as const;
export const whitelabelModules = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILEVERCODELOGIN3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'DIRECTREG3',
  'AGENTPOLICY3',
  'CHNGPASSVERIF3',
] as const;
