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
}

export type ScreenId =
  | 'home'
  | 'hot'
  | 'lobby'
  | 'game'
  | 'fairness'
  | 'search'
  | 'favourites'
  | 'promotions'
  | 'pointMall'
  | 'help'
  | 'download'
  | 'join'
  | 'login'
  | 'thirdPartyReturn'
  | 'freePlay'
  | 'register'
  | 'forgotPassword'
  | 'resetPassword'
  | 'changePassword'
  | 'feedback'
  | 'notices'
  | 'about'
  | 'licences'
  | 'responsibleGaming'
  | 'terms'
  | 'privacy'
  | 'depositTutorial'
  | 'lottery'
  | 'footballSports'
  | 'memberCentre'
  | 'securityCentre'
  | 'wallet'
  | 'deposit'
  | 'withdrawal'
  | 'transferUpline'
  | 'bettingRecord'
  | 'accountRecord'
  | 'personalLoss'
  | 'activityStatement'
  | 'bonusDetails'
  | 'rewardCentre'
  | 'inviteFriends'
  | 'missions'
  | 'messages'
  | 'manualRebate'
  | 'saferPlay'
  | 'agentHome'
  | 'agentAnnouncements'
  | 'agentTeamOverview'
  | 'agentRegisterCentre'
  | 'agentDownlines'
  | 'agentTeamBetting'
  | 'agentLossStatements'
  | 'agentIncome'
  | 'agentDownlineTransactions'
  | 'agentDividends'
  | 'agentDailyWages'
  | 'agentHourlySalary'
  | 'agentRealtimeSalary';

export const SCREENS: Readonly<Record<ScreenId, Screen>> = {
  home: { path: '/', needs: 'anyone', aliases: ['/index', '/index.html', '/home'] },
  hot: { path: '/hot', needs: 'anyone' },
  // Every game; one category's have an address each in category-paths.ts.
  lobby: { path: '/lobby', needs: 'anyone' },
  game: { path: '/seamless', needs: 'anyone' },
  fairness: { path: '/fairness', needs: 'anyone' },
  search: { path: '/search', needs: 'anyone' },
  favourites: { path: '/favourites', needs: 'member' },
  promotions: { path: '/promotions', needs: 'anyone' },
  pointMall: { path: '/pointMall', needs: 'anyone' },
  help: { path: '/help', needs: 'anyone', aliases: ['/helpmc'] },
  download: { path: '/down', needs: 'anyone' },
  join: { path: '/join', needs: 'anyone' },
  login: { path: '/login', needs: 'anyone' },
  // Third parties send the browser back there.
  thirdPartyReturn: { path: '/sign-in/return', needs: 'anyone' },
  freePlay: { path: '/free-play', needs: 'anyone' },
  register: { path: '/register', needs: 'anyone' },
  forgotPassword: { path: '/forgot-password', needs: 'anyone' },
  // Links that were sent lead here.
  resetPassword: { path: '/reset-password', needs: 'anyone' },
  changePassword: { path: '/change-password', needs: 'member' },
  feedback: { path: '/feedback', needs: 'anyone' },
  notices: { path: '/notices', needs: 'anyone' },
  about: { path: '/about', needs: 'anyone' },
  licences: { path: '/licences', needs: 'anyone' },
  responsibleGaming: { path: '/responsible-gaming', needs: 'anyone' },
  terms: { path: '/terms', needs: 'anyone' },
  privacy: { path: '/privacy', needs: 'anyone' },
  depositTutorial: { path: '/deposit-tutorial', needs: 'anyone' },
  lottery: { path: '/lottery', needs: 'account', aliases: ['/seaLottery', '/vnLottery'] },
  footballSports: { path: '/fbSports', needs: 'anyone' },
  memberCentre: { path: '/me', needs: 'member' },
  securityCentre: { path: '/me/security', needs: 'member' },
  wallet: { path: '/wallet', needs: 'member' },
  deposit: { path: '/deposit', needs: 'member' },
  withdrawal: { path: '/withdrawal', needs: 'member' },
  transferUpline: { path: '/me/transfer-upline', needs: 'member' },
  bettingRecord: { path: '/records/betting', needs: 'member' },
  accountRecord: { path: '/records/account', needs: 'member' },
  personalLoss: { path: '/me/personal-loss', needs: 'member' },
  activityStatement: { path: '/me/statement', needs: 'member' },
  bonusDetails: { path: '/me/bonuses', needs: 'member' },
  rewardCentre: { path: '/me/rewards', needs: 'member' },
  inviteFriends: { path: '/me/invite', needs: 'member' },
  missions: { path: '/me/missions', needs: 'member' },
  messages: { path: '/me/messages', needs: 'member' },
  manualRebate: { path: '/me/rebate', needs: 'member' },
  saferPlay: { path: '/safer-play', needs: 'member' },
  agentHome: { path: '/agentHome', needs: 'agent' },
  agentAnnouncements: { path: '/agentHome/announcements', needs: 'agent' },
  agentTeamOverview: { path: '/agentHome/team', needs: 'agent' },
  agentRegisterCentre: { path: '/agentHome/register-centre', needs: 'agent' },
  agentDownlines: { path: '/agentHome/downlines', needs: 'agent' },
  agentTeamBetting: { path: '/agentHome/team-betting', needs: 'agent' },
  agentLossStatements: { path: '/agentHome/loss-statements', needs: 'agent' },
  agentIncome: { path: '/agentHome/income', needs: 'agent' },
  agentDownlineTransactions: { path: '/agentHome/downline-transactions', needs: 'agent' },
  agentDividends: { path: '/agentHome/dividends', needs: 'agent' },
  agentDailyWages: { path: '/agentHome/daily-wages', needs: 'agent' },
  agentHourlySalary: { path: '/agentHome/hourly-salary', needs: 'agent' },
  agentRealtimeSalary: { path: '/agentHome/realtime-salary', needs: 'agent' },
};

/** Parts of the home page that need a feature behind them; also named in `PermissionInfo.built`. */
export const PANELS = [
  'announcements',
  'jackpots',
  'winners',
  'recentGames',
  'lotteryDraws',
  'arrivalTimes',
] as const;

export type PanelId = (typeof PANELS)[number];
export type BuiltId = ScreenId | PanelId;
