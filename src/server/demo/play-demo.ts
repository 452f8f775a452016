import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameTable, HouseRound, HouseSession } from '#contract/generated/types.ts';
import type { GameTitle } from '#games/game-title.ts';
import { TITLES } from '#games/generated/titles.ts';
import { OTHER_SLOTS } from '#games/slot/slot-titles.ts';
import { chipCount } from '#games/kit/chips.ts';
import type { Server } from '../compose.ts';
import { callDemo, type DemoMember, seedMember } from './demo-member.ts';
import { inviteDemo } from './invite-demo.ts';
import { withdrawDemo } from './withdraw-demo.ts';
import type { Log } from '../platform/log.ts';

/** Names nobody signs in with. */
const PLAYERS: readonly DemoMember[] = ['bruno', 'carla', 'diego'].map((name) => ({
  username: `${name}demo`,
  password: `nobody signs in as ${name}`,
}));
/** Rounds of the slot, which takes 2.5 s a round at least. */
const ROUNDS = 12;
const ROUND_MS = 2_600;
/** More actions than any round of a demo player takes. */
const MOST_ACTIONS = 30;
/** A shared round opens within a second once somebody looks, and is open for eight. */
const SEAT_TRIES = 6;
const SEAT_PAUSE_MS = 2_000;

/**
 * Lets a few players of a new demo play every title, so that boards and ledgers have something to tell. Goes on beside everything else; ends with the server.
 */
export async function playDemo(server: Server, log: Log): Promise<void> {
  const hosts = server.brands.all().flatMap((brand) => brand.hosts.slice(0, 1));
  try {
    for (const host of hosts) {
      void inviteDemo(server, host).catch((error: unknown) => ended(error, log));
      for (const [place, player] of PLAYERS.entries()) {
        const token = await seedMember(server, host, player);
        // They have played before.
        if (token === null) return;
        await withdrawDemo(server, host, token, { password: player.password, place });
        void playTitles(server, host, token, place).catch((error: unknown) => ended(error, log));
      }
    }
  } catch (error) {
    ended(error, log);
  }
}

/** Those that feed the jackpot first. Of the many other slots none is played: a start is to be short. */
const PLAYED = TITLES.filter((title) => !OTHER_SLOTS.includes(title));

/** A slot for half a minute, and a round of some of the other titles: together they play all of these. */
async function playTitles(
  server: Server,
  host: string,
  token: string,
  place: number,
): Promise<void> {
  const [slot, ...others] = PLAYED;
  const playOthers = async (): Promise<void> => {
    for (const [index, title] of others.entries()) {
      if (index % PLAYERS.length === place) await playTitle(server, host, token, title, 1);
    }
  };
  await Promise.all([
    playOthers(),
    // The first stake opens the jackpot's pool.
    slot === undefined ? null : playTitle(server, host, token, slot, ROUNDS),
  ]);
}

async function playTitle(
  server: Server,
  host: string,
  token: string,
  title: GameTitle,
  rounds: number,
): Promise<void> {
  const game = { vassalage: 'house', gameCode: title.code, mode: 'real' };
  const launch = await callDemo(server, host, 'POST', '/wps/game/launchGame', game, { token });
  const { launchToken } = launch.value as { launchToken: string };
  const call = async (method: 'GET' | 'POST', path: string, body?: object, key?: string) =>
    (await callDemo(server, host, method, path, body, { token: launchToken, ...(key && { key }) }))
      .value;
  const session = (await call('GET', '/house/session')) as HouseSession;
  const stakeMicro = stakeOf(title, session);
  const { nextServerSeedHash } = session;
  const clientSeed = randomBytes(8).toString('hex');
  await call('POST', '/house/seed/rotate', {
    serverSeedHash: null,
    nextServerSeedHash,
    clientSeed,
  });
  if (title.kind === 'shared') return takeSeat(call, stakeMicro, title);
  const { whenLeft } = await title.loadRules();
  for (let number = 1; number <= rounds; number += 1) {
    const stake = { stakeMicro, wager: title.exampleWager };
    let round = (await call('POST', '/house/rounds', stake, `demo-round-${number}`)) as HouseRound;
    for (let acted = 0; !round.decided && acted < MOST_ACTIONS; acted += 1) {
      const step = { number: acted + 1, action: whenLeft };
      const path = `/house/rounds/${round.roundId}/actions`;
      round = (await call('POST', path, step)) as HouseRound;
    }
    // The timer alone must not keep a stopping server alive.
    if (rounds > 1) await pause(ROUND_MS, undefined, { ref: false });
    await call('POST', `/house/rounds/${round.roundId}/finish`, {});
  }
}

type Call = (method: 'GET' | 'POST', path: string, body?: object, key?: string) => Promise<unknown>;

async function takeSeat(
  call: Call,
  stakeMicro: string,
  { exampleWager }: GameTitle,
): Promise<void> {
  for (let attempt = 1; attempt <= SEAT_TRIES; attempt += 1) {
    const { table } = (await call('GET', '/house/table')) as { table: GameTable | null };
    if (table?.status === 'betting') {
      await call(
        'POST',
        '/house/table/seats',
        { stakeMicro, ...exampleWager },
        `demo-seat-${attempt}`,
      );
      return;
    }
    await pause(SEAT_PAUSE_MS, undefined, { ref: false });
  }
}

/** The second of the listed stakes, or the chips of the example. */
function stakeOf({ stakeRule, exampleWager }: GameTitle, { stakesMicro }: HouseSession): string {
  const [least = '1000000', second = least] = stakesMicro;
  if (stakeRule.kind === 'listed') return second;
  return String(BigInt(least) * BigInt(chipCount(exampleWager)));
}

/** A demo that is stopped meanwhile is played no further. */
function ended(error: unknown, log: Log): void {
  log.debug({ err: error }, 'the demo players left');
}
