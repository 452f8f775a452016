import type { HouseRound as HouseRoundView } from '#contract/generated/types.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, type Route, route, siteOf } from '../../platform/route.ts';
import type { WalletSession } from '../wallet-port.ts';
import { finishHouseRound } from './finish-house-round.ts';
import type { HouseDependencies } from './house-dependencies.ts';
import { ticketView } from './house-jackpot.ts';
import { findUnfinished, type HouseRound, sessionTotals } from './house-rounds.ts';
import { currentSeeds, findSeeds, rotateSeeds, type SeedPair } from './house-seeds.ts';
import { HOUSE } from './house-transactions.ts';
import { gameOf, playHouseRound } from './play-house-round.ts';

/** What the stage of a game of ours calls. It shows its launch token, as it would to any vendor. */
export function houseRoutes(deps: HouseDependencies): Route[] {
  const sessionOf = async (call: CallFacts): Promise<WalletSession> => {
    const session = await deps.wallet.checkSession(HOUSE, launchToken(call));
    // The page that plays and the token belong to the same brand.
    if (session.brand !== siteOf(call).brand) throw new Problem('INVALID_TOKEN');
    return session;
  };

  return [
    route('getHouseSession', async (call) => {
      const session = await sessionOf(call);
      const game = gameOf(session);
      const seeds = await inTransaction(deps.db, (tx) => currentSeeds(tx, session, deps.clock));
      const unfinished = await findUnfinished(deps.db, session);
      const balanceMicro = await deps.wallet.balance(session);
      const totals = await sessionTotals(deps.db, session, session.startedAt);
      return {
        gameCode: game.code,
        gameVersion: game.version,
        mode: 'real',
        currency: session.currency,
        balanceMicro: String(balanceMicro),
        stakesMicro: (game.stakesMicro[session.currency] ?? []).map(String),
        openRound:
          unfinished?.status === 'open' ? await viewOf(deps, unfinished, balanceMicro) : null,
        seeds: commitmentOf(seeds),
        flags: { ...game.flags, minRoundMs: game.minRoundMs, maxStakeMicro: null },
        startedAt: session.startedAt.toISOString(),
        stakedMicro: String(totals.stakedMicro),
        paidMicro: String(totals.paidMicro),
        language: session.language,
        jackpot: await deps.jackpots.read(session.brand),
      };
    }),

    route('playHouseRound', async (call) => {
      await sessionOf(call);
      const { round, balanceMicro } = await playHouseRound(deps, {
        token: launchToken(call),
        stakeMicro: BigInt(call.body.stakeMicro),
        clientRef: call.idempotencyKey ?? '',
      });
      return viewOf(deps, round, balanceMicro);
    }),

    route('finishHouseRound', async (call) => {
      const session = await sessionOf(call);
      const roundId = BigInt(call.params.roundId);
      const { balanceMicro } = await finishHouseRound(deps, session, roundId);
      return {
        roundId: call.params.roundId,
        status: 'finished',
        balanceMicro: String(balanceMicro),
      };
    }),

    route('rotateHouseSeed', async (call) => {
      const session = await sessionOf(call);
      // A seed is not told while a round of it is being shown.
      if ((await findUnfinished(deps.db, session)) !== null) throw new Problem('ROUND_OPEN');
      const rotated = await inTransaction(deps.db, (tx) =>
        rotateSeeds(tx, session, call.body, deps.clock),
      );
      if (rotated === null) throw new Problem('SEED_NOT_FOUND');
      return {
        revealed: { ...commitmentOf(rotated.revealed), serverSeed: rotated.revealed.serverSeed },
        current: commitmentOf(rotated.current),
      };
    }),
  ];
}

/** @throws Problem INVALID_TOKEN */
function launchToken(call: CallFacts): string {
  const { authorization } = call.headers;
  const token = /^Bearer ([\w-]{20,128})$/.exec(
    typeof authorization === 'string' ? authorization : '',
  )?.[1];
  if (token === undefined) throw new Problem('INVALID_TOKEN');
  return token;
}

function commitmentOf(seeds: SeedPair) {
  return {
    serverSeedHash: seeds.serverSeedHash,
    clientSeed: seeds.clientSeed,
    nextNonce: Number(seeds.nextNonce),
  };
}

async function viewOf(
  deps: HouseDependencies,
  round: HouseRound,
  balanceMicro: bigint,
): Promise<HouseRoundView> {
  const seeds = await findSeeds(deps.db, round.seedId);
  return {
    roundId: String(round.id),
    gameCode: round.gameCode,
    gameVersion: round.gameVersion,
    status: round.status === 'finished' ? 'finished' : 'open',
    currency: round.currency,
    stakeMicro: String(round.stakeMicro),
    payoutMicro: String(round.payoutMicro),
    balanceMicro: String(balanceMicro),
    jackpot: ticketView(round),
    serverSeedHash: seeds.serverSeedHash,
    clientSeed: seeds.clientSeed,
    nonce: Number(round.nonce),
    events: round.events as HouseRoundView['events'],
    startedAt: round.startedAt.toISOString(),
  };
}
