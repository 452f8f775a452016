import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';

/** Every path that the specification names, and the method where it names one. */
const NAMED: readonly (readonly [path: string, method: string])[] = [
  ['/wps/session/login', 'POST'],
  ['/wps/verification/sms/noLogin', 'POST'],
  ['/wps/session/login/freeplay', 'POST'],
  ['/wps/session/logout', 'DELETE'],
  ['/wps/system/whitelabel', 'GET'],
  ['/wps/system/status', 'GET'],
  ['/wps/system/setting/register', 'GET'],
  ['/wps/system/domainRoute', 'GET'],
  ['/wps/system/helpCenter', 'GET'],
  ['/lgw/games/game_menus', 'GET'],
  ['/lgw/vn/games/game_menu', 'GET'],
  ['/wps/member/info', 'GET'],
  ['/wps/member/info/icon', 'GET'],
  ['/wps/member/register', 'PUT'],
  ['/wps/member/register/mobile', 'PUT'],
  ['/wps/member/password', 'POST'],
  ['/wps/member/password/email', 'POST'],
  ['/wps/member/password/verification', 'POST'],
  ['/wps/agent/affiliate', 'GET'],
  ['/wps/captcha', 'GET'],
  ['/wps/verification/sms/register', 'POST'],
  ['/wps/feedback', 'PUT'],
  ['/wps/v2/wallets/balance', 'GET'],
  ['/wps/relay/GCS_walletTransfer', 'POST'],
  ['/wps/member/info/funds/consolidated', 'GET'],
  ['/wps/game/launchGame', 'POST'],
];

/** The further calls, whose paths the specification leaves open, and the methods it gives. */
const FURTHER: readonly (readonly [call: string, operation: string, method: string])[] = [
  ['game launch', 'launchGame', 'POST'],
  ['game list', 'listGames', 'GET'],
  ['hot games', 'listHotGames', 'GET'],
  ['announcements', 'listAnnouncements', 'GET'],
  ['vendor lookup', 'listVendors', 'GET'],
  ['game type lookup', 'listGameTypes', 'GET'],
  ['favourites: list', 'listFavourites', 'GET'],
  ['favourites: ids', 'listFavouriteIds', 'GET'],
  ['favourites: add', 'addFavourite', 'POST'],
  ['favourites: remove', 'removeFavourite', 'DELETE'],
  ['recent games', 'listRecentGames', 'GET'],
  ['PVP rooms', 'listPvpRooms', 'GET'],
  ['sports game launch', 'launchSports', 'GET'],
  ['lottery games by prize mode', 'listLotteryGames', 'GET'],
  ['lottery lobby', 'getLotteryLobby', 'GET'],
  ['recent lottery', 'listRecentLotteries', 'GET'],
  ['opened numero', 'listOpenedNumero', 'GET'],
  ['popular games', 'listPopularGames', 'GET'],
  ['mission summary', 'getMissionSummary', 'GET'],
  ['mission leaderboard', 'getMissionLeaderboard', 'GET'],
  ['sign-up promotion: join', 'joinSignUpPromotion', 'POST'],
  ['sign-up promotion: reward', 'claimSignUpReward', 'POST'],
  ['dividend requests', 'listDividendRequests', 'GET'],
  ['daily salary requests', 'listDailySalaryRequests', 'GET'],
  ['hourly salary requests', 'listHourlySalaryRequests', 'GET'],
  ['real-time salary requests', 'listRealTimeSalaryRequests', 'GET'],
  ['merchant wallet', 'getMerchantWallet', 'GET'],
  ['winner board rank', 'listWinners', 'GET'],
  ['raffle promotion claim', 'claimRafflePromotion', 'POST'],
  ['unread message count', 'getUnreadCount', 'GET'],
  ['points: balance', 'getPointsBalance', 'GET'],
  ['points: reward list', 'listPointRewards', 'GET'],
  ['points: redeem', 'redeemPointReward', 'POST'],
  ['points: redeem list', 'listRedemptions', 'GET'],
  ['points: config', 'getPointsConfig', 'GET'],
  ['points: member transaction details', 'listPointTransactions', 'GET'],
  ['points: convert', 'convertPoints', 'POST'],
  ['live models', 'listLiveModels', 'GET'],
  ['chat launch', 'launchLiveChat', 'GET'],
  ['language change', 'changeLanguage', 'POST'],
  ['permission config', 'getPermission', 'GET'],
];

const declared = Object.values(operations);

test.each(NAMED)('%s', (path, method) => {
  expect(declared.filter((entry) => entry.path === path).map((entry) => entry.method)).toEqual([
    method,
  ]);
});

test.each(FURTHER)('%s is %s', (_call, operation, method) => {
  const found = declared.find((entry) => entry.operation === operation);
  expect(found?.method).toBe(method);
  expect(found?.path).toMatch(/^\/(wps|lgw)\//);
});

test('what needs a token in the specification is closed to visitors', () => {
  const withToken = [
    '/wps/session/logout',
    '/wps/member/info',
    '/wps/member/info/icon',
    '/wps/member/password',
    '/wps/v2/wallets/balance',
    '/wps/relay/GCS_walletTransfer',
    '/wps/member/info/funds/consolidated',
    '/wps/game/launchGame',
  ];
  const open = declared
    .filter((entry) => withToken.includes(entry.path))
    .filter((entry) => (entry.callers as readonly string[]).includes('visitor'));
  // Ending a session that has ended already must not be an error.
  expect(open.map((entry) => entry.operation)).toEqual(['logout']);
});
