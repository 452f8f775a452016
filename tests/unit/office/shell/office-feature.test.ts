import { expect, it } from 'vitest';
import { staffRoles } from '#contract/generated/enum-values.ts';
import { permissionsOf } from '#contract/permission.ts';
import { FEATURES } from '#office/generated/features.ts';
import { openScreens } from '#office/shell/office-feature.ts';

const openTo = (role: string): string[] =>
  openScreens(FEATURES, { may: (permission) => permissionsOf(role).includes(permission) }).map(
    ({ id }) => id,
  );

const PLAYERS = ['support', 'operator', 'admin'];
const EVERY_BRAND = ['editor', 'publisher', 'operator', 'admin'];
const OPERATORS = ['operator', 'admin'];

it('shows each role what it may open, and nothing else, in the order of the navigation', () => {
  const shown = Object.fromEntries(
    openTo('admin').map((id) => [id, staffRoles.filter((role) => openTo(role).includes(id))]),
  );
  const expected = {
    members: PLAYERS,
    feedback: PLAYERS,
    inbox: PLAYERS,
    messages: PLAYERS,
    withdrawals: PLAYERS,
    deposits: OPERATORS,
    returnableDeposits: OPERATORS,
    vouchers: OPERATORS,
    adjustments: OPERATORS,
    staffActs: EVERY_BRAND,
    rounds: PLAYERS,
    campaigns: PLAYERS,
    promotionApplications: PLAYERS,
    heldRewards: PLAYERS,
    rewardGrants: PLAYERS,
    promoCodes: PLAYERS,
    roundRefunds: OPERATORS,
    agents: PLAYERS,
    agentMoves: PLAYERS,
    affiliateApplications: PLAYERS,
    referralReviews: PLAYERS,
    rollupHealth: PLAYERS,
    lotteryDraws: PLAYERS,
    lotteryTickets: PLAYERS,
    lotteryExposure: PLAYERS,
    lotteryOdds: PLAYERS,
    exclusionMatches: OPERATORS,
    harmCases: OPERATORS,
    siteStatus: EVERY_BRAND,
    responsibleContact: EVERY_BRAND,
    flags: EVERY_BRAND,
    rules: EVERY_BRAND,
    regions: EVERY_BRAND,
    sessionLimits: EVERY_BRAND,
    brandDay: EVERY_BRAND,
    secondFactor: EVERY_BRAND,
    depositRoutes: EVERY_BRAND,
    withdrawalTerms: EVERY_BRAND,
    lotteryTerms: EVERY_BRAND,
    agentPolicy: EVERY_BRAND,
    rewardPolicy: EVERY_BRAND,
    games: EVERY_BRAND,
    gamePolicy: EVERY_BRAND,
    gameReturns: EVERY_BRAND,
    jackpot: EVERY_BRAND,
    announcements: staffRoles,
    messageTemplates: PLAYERS,
    banners: staffRoles,
    help: EVERY_BRAND,
    customerService: staffRoles,
    resources: staffRoles,
    ledger: OPERATORS,
    audit: OPERATORS,
    deadEvents: OPERATORS,
  };
  expect(shown).toEqual(expected);
  expect(Object.keys(shown)).toEqual(Object.keys(expected));
});
