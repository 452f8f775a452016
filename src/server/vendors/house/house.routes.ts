import type { HouseRound } from '#contract/generated/types.ts';
import { feedsJackpot } from '#games/game-title.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, type Route, route, siteOf } from '../../platform/route.ts';
import type { WalletSession } from '../wallet-port.ts';
import { actHouseRound } from './act-house-round.ts';
import { finishHouseRound } from './finish-house-round.ts';
import type { House } from './house.ts';
import type { HouseGame } from './house-games.ts';
import { ticketView } from './house-jackpot.ts';
import { findUnfinished, type HouseRoundRow, sessionTotals } from './house-rounds.ts';
import { playerSeeds, type SeedPair } from './house-seeds.ts';
import { HOUSE } from './house-transactions.ts';
import { gameOf, playHouseRound } from './play-house-round.ts';
import { seriesCommitments } from './series-commitments.read.ts';
import { tableRoutes } from './table/table.routes.ts';
import { rotateHouseSeed } from './rotate-house-seed.ts';

/** Operations that the stage of a first-party game calls, with its launch token as bearer. */
export function houseRoutes(deps: House): Route[] {
  const sessionOf = async (call: CallFacts): Promise<WalletSession> => {
    const session = await deps.launches.checkSession(HOUSE, launchToken(call));
    // The page that plays and the token belong to the same brand.
    if (session.brand !== siteOf(call).brand) throw new Problem('INVALID_TOKEN');
    return session;
  };

  return [
    ...tableRoutes(deps, { sessionOf, tokenOf: launchToken }),

    route('getHouseSession', async (call) => {
      const session = await sessionOf(call);
      const game = gameOf(deps, session);
      const { current, nextServerSeedHash } = await playerSeeds(deps.db, session, deps.clock);
      const unfinished = await findUnfinished(deps.db, session);
      const balanceMicro = await deps.wallets[session.mode].balance(session);
      const series = await seriesCommitments(deps, session, game);
      const totals = await sessionTotals(deps.db, session, session.startedAt);
      return {
        gameCode: game.code,
        gameVersion: game.version,
        mode: session.mode,
        currency: session.currency,
        balanceMicro: String(balanceMicro),
        stakesMicro: (game.stakesMicro[session.currency] ?? []).map(String),
        openRound: unfinished?.status === 'open' ? viewOf(unfinished, balanceMicro) : null,
        seeds: current === null ? null : commitmentOf(current),
        nextServerSeedHash,
        flags: {
          ...game.flags,
          minRoundMs: game.minRoundMs,
          maxStakeMicro: mostMicro(game, session),
        },
        startedAt: session.startedAt.toISOString(),
        stakedMicro: String(totals.stakedMicro),
        paidMicro: String(totals.paidMicro),
        language: session.language,
        jackpot:
          session.mode === 'real' && feedsJackpot(game)
            ? await deps.jackpots.read(session.brand)
            : null,
        ...(series !== null && { series }),
      };
    }),

    route('playHouseRound', async (call) => {
      const session = await sessionOf(call);
      const { round, balanceMicro } = await playHouseRound(deps, session, {
        token: launchToken(call),
        stakeMicro: BigInt(call.body.stakeMicro),
        wager: call.body.wager ?? {},
        clientRef: call.idempotencyKey ?? '',
      });
      return viewOf(round, balanceMicro);
    }),

    route('actHouseRound', async (call) => {
      const session = await sessionOf(call);
      const { number, action } = call.body;
      const request = {
        roundId: BigInt(call.params.roundId),
        number,
        action,
        token: launchToken(call),
      };
      const round = await actHouseRound(deps, gameOf(deps, session), session, request);
      return viewOf(round, await deps.wallets[session.mode].balance(session));
    }),

    route('finishHouseRound', async (call) => {
      const session = await sessionOf(call);
      const roundId = BigInt(call.params.roundId);
      const balanceMicro = await finishHouseRound(deps, session, roundId);
      return {
        roundId: call.params.roundId,
        status: 'finished',
        balanceMicro: String(balanceMicro),
      };
    }),

    route('rotateHouseSeed', async (call) => {
      const session = await sessionOf(call);
      const rotated = await rotateHouseSeed(deps.db, session, call.body, deps.clock);
      const { revealed, current, nextServerSeedHash } = rotated;
      return {
        revealed: revealed && { ...commitmentOf(revealed), serverSeed: revealed.serverSeed },
        current: commitmentOf(current),
        nextServerSeedHash,
      };
    }),
  ];
}

/** The most that all chips of a round may be worth; null: the listed stakes say it. */
function mostMicro({ stakeRule, stakesMicro }: HouseGame, { currency }: WalletSession) {
  const chipMicro = stakesMicro[currency]?.[0];
  if (stakeRule.kind === 'listed' || chipMicro === undefined) return null;
  return String(chipMicro * BigInt(stakeRule.mostChips));
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

function viewOf(round: HouseRoundRow, balanceMicro: bigint): HouseRound {
  return {
    roundId: String(round.id),
    gameCode: round.gameCode,
    gameVersion: round.gameVersion,
    status: round.status === 'finished' ? 'finished' : 'open',
    currency: round.currency,
    stakeMicro: String(round.stakeMicro),
    raisedMicro: String(round.raisedMicro),
    wager: round.wager,
    actions: [...round.actions],
    decided: round.decided,
    // Told once it is decided.
    payoutMicro: round.decided ? String(round.payoutMicro) : '0',
    balanceMicro: String(balanceMicro),
    jackpot: ticketView(round),
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: Number(round.nonce),
    events: round.events as HouseRound['events'],
    startedAt: round.startedAt.toISOString(),
  };
}
