/**
 * Every place of the player's site by id: where it is and who may be there. A release says which of
 * them it has built (`PermissionInfo.built`); the others appear nowhere and answer nowhere.
 */
export interface Screen {
  /** As the router writes it. */
  readonly path: string;
  /** Other addresses of the same place. */
  readonly aliases?: readonly string[];
  /**
   * account: anyone signed in, trial too. member: a real account, agents included.
   * agent: agents only.
   */
  readonly needs: 'anyone' | 'account' | 'member' | 'agent';
  /** Text key of the page's title, in `shell` or `plan`: both are loaded with every page. */
  readonly title: `${'shell' | 'plan'}:${string}`;
}

const declared = {
  home: {
    path: '/',
    needs: 'anyone',
    aliases: ['/index', '/index.html', '/home'],
    title: 'shell:screen.home',
  },
  hot: { path: '/hot', needs: 'anyone', title: 'shell:screen.hot' },
  // Every game; the lobbies of categories are in specified-routes.ts.
  lobby: { path: '/lobby', needs: 'anyone', title: 'shell:screen.lobby' },
  game: { path: '/seamless', needs: 'anyone', title: 'shell:screen.game' },
  fairness: {
    path: '/fairness',
    needs: 'anyone',
    title: 'shell:screen.fairness',
  },
  search: { path: '/search', needs: 'anyone', title: 'shell:screen.search' },
  favourites: {
    path: '/favourites',
    needs: 'member',
    title: 'shell:screen.favourites',
  },
  promotions: {
    path: '/promotions',
    needs: 'anyone',
    title: 'shell:screen.promotions',
  },
  pointMall: {
    path: '/pointMall',
    needs: 'anyone',
    title: 'shell:screen.pointMall',
  },
  help: {
    path: '/help',
    needs: 'anyone',
    aliases: ['/helpmc'],
    title: 'shell:screen.help',
  },
  download: { path: '/down', needs: 'anyone', title: 'shell:screen.download' },
  join: { path: '/join', needs: 'anyone', title: 'shell:screen.join' },
  login: { path: '/login', needs: 'anyone', title: 'shell:screen.login' },
  // Third parties send the browser back there.
  thirdPartyReturn: {
    path: '/sign-in/return',
    needs: 'anyone',
    title: 'shell:screen.thirdPartyReturn',
  },
  freePlay: {
    path: '/free-play',
    needs: 'anyone',
    title: 'plan:header.freePlay',
  },
  register: {
    path: '/register',
    needs: 'anyone',
    title: 'shell:screen.register',
  },
  forgotPassword: {
    path: '/forgot-password',
    needs: 'anyone',
    title: 'shell:screen.forgotPassword',
  },
  // Links that were sent lead here.
  resetPassword: {
    path: '/reset-password',
    needs: 'anyone',
    title: 'shell:screen.resetPassword',
  },
  changePassword: {
    path: '/change-password',
    needs: 'member',
    title: 'plan:menu.changePassword',
  },
  feedback: {
    path: '/feedback',
    needs: 'anyone',
    title: 'plan:footer.feedback',
  },
  notices: { path: '/notices', needs: 'anyone', title: 'shell:screen.notices' },
  about: { path: '/about', needs: 'anyone', title: 'shell:screen.about' },
  licences: {
    path: '/licences',
    needs: 'anyone',
    title: 'shell:screen.licences',
  },
  responsibleGaming: {
    path: '/responsible-gaming',
    needs: 'anyone',
    title: 'shell:screen.responsibleGaming',
  },
  terms: { path: '/terms', needs: 'anyone', title: 'shell:screen.terms' },
  privacy: { path: '/privacy', needs: 'anyone', title: 'shell:screen.privacy' },
  depositTutorial: {
    path: '/deposit-tutorial',
    needs: 'anyone',
    title: 'shell:screen.depositTutorial',
  },
  lottery: {
    path: '/lottery',
    needs: 'anyone',
    aliases: ['/seaLottery', '/vnLottery'],
    title: 'shell:screen.lottery',
  },
  liveTable: { path: '/live/table', needs: 'anyone', title: 'shell:screen.liveTable' },
  sports: { path: '/sports', needs: 'anyone', title: 'shell:screen.sports' },
  esports: { path: '/esports', needs: 'anyone', title: 'shell:screen.esports' },
  footballSports: {
    path: '/fbSports',
    needs: 'anyone',
    title: 'shell:screen.footballSports',
  },
  memberCentre: {
    path: '/me',
    needs: 'member',
    title: 'shell:screen.memberCentre',
  },
  securityCentre: {
    path: '/me/security',
    needs: 'member',
    title: 'plan:menu.securityCentre',
  },
  wallet: { path: '/wallet', needs: 'member', title: 'plan:menu.wallet' },
  deposit: { path: '/deposit', needs: 'member', title: 'plan:menu.deposit' },
  withdrawal: {
    path: '/withdrawal',
    needs: 'member',
    title: 'plan:menu.withdrawal',
  },
  transferUpline: {
    path: '/me/transfer-upline',
    needs: 'member',
    title: 'plan:menu.transferUpline',
  },
  bettingRecord: {
    path: '/records/betting',
    needs: 'member',
    title: 'plan:menu.bettingRecord',
  },
  accountRecord: {
    path: '/records/account',
    needs: 'member',
    title: 'plan:menu.accountRecord',
  },
  personalLoss: {
    path: '/me/personal-loss',
    needs: 'member',
    title: 'plan:menu.personalLoss',
  },
  activityStatement: {
    path: '/me/statement',
    needs: 'member',
    title: 'shell:screen.activityStatement',
  },
  bonusDetails: {
    path: '/me/bonuses',
    needs: 'member',
    title: 'plan:menu.bonusDetails',
  },
  rewardCentre: {
    path: '/me/rewards',
    needs: 'member',
    title: 'plan:menu.rewardCentre',
  },
  inviteFriends: {
    path: '/me/invite',
    needs: 'member',
    title: 'plan:menu.inviteFriends',
  },
  missions: {
    path: '/me/missions',
    needs: 'member',
    title: 'plan:menu.missions',
  },
  vip: {
    path: '/me/vip',
    needs: 'member',
    title: 'plan:menu.vip',
  },
  messages: {
    path: '/me/messages',
    needs: 'member',
    title: 'plan:menu.messages',
  },
  manualRebate: {
    path: '/me/rebate',
    needs: 'member',
    title: 'plan:menu.manualRebate',
  },
  saferPlay: {
    path: '/safer-play',
    needs: 'anyone',
    title: 'plan:menu.saferPlay',
  },
  agentHome: {
    path: '/agentHome',
    needs: 'agent',
    title: 'plan:header.agentCentre',
  },
  agentAnnouncements: {
    path: '/agentHome/announcements',
    needs: 'agent',
    title: 'plan:menu.agentAnnouncements',
  },
  agentTeamOverview: {
    path: '/agentHome/team',
    needs: 'agent',
    title: 'plan:menu.agentTeamOverview',
  },
  agentRegisterCentre: {
    path: '/agentHome/register-centre',
    needs: 'agent',
    title: 'plan:menu.agentRegisterCentre',
  },
  agentDownlines: {
    path: '/agentHome/downlines',
    needs: 'agent',
    title: 'plan:menu.agentDownlines',
  },
  agentTeamBetting: {
    path: '/agentHome/team-betting',
    needs: 'agent',
    title: 'plan:menu.agentTeamBetting',
  },
  agentLossStatements: {
    path: '/agentHome/loss-statements',
    needs: 'agent',
    title: 'plan:menu.agentLossStatements',
  },
  agentIncome: {
    path: '/agentHome/income',
    needs: 'agent',
    title: 'plan:menu.agentIncome',
  },
  agentDownlineTransactions: {
    path: '/agentHome/downline-transactions',
    needs: 'agent',
    title: 'plan:menu.agentDownlineTransactions',
  },
  agentDividends: {
    path: '/agentHome/dividends',
    needs: 'agent',
    title: 'plan:menu.agentDividends',
  },
  agentDailyWages: {
    path: '/agentHome/daily-wages',
    needs: 'agent',
    title: 'plan:menu.agentDailyWages',
  },
  agentHourlySalary: {
    path: '/agentHome/hourly-salary',
    needs: 'agent',
    title: 'plan:menu.agentHourlySalary',
  },
  agentRealtimeSalary: {
    path: '/agentHome/realtime-salary',
    needs: 'agent',
    title: 'plan:menu.agentRealtimeSalary',
  },
} satisfies Readonly<Record<string, Screen>>;

export type ScreenId = keyof typeof declared;

export const SCREENS: Readonly<Record<ScreenId, Screen>> = declared;

/** Parts of the home page that need a feature behind them; also named in `PermissionInfo.built`. */
export const PANELS = [
  'announcements',
  'jackpots',
  'winners',
  'recentGames',
  'lotteryDraws',
  'liveMatches',
  'arrivalTimes',
] as const;

export type PanelId = (typeof PANELS)[number];
export type BuiltId = ScreenId | PanelId;
