import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from '../compose.ts';
import { callDemo, type DemoMember, seedMember } from './demo-member.ts';
import type { Log } from '../platform/log.ts';

/** Names nobody signs in with. */
const PLAYERS: readonly DemoMember[] = ['bruno', 'carla', 'diego'].map((name) => ({
  username: `${name}demo`,
  password: `nobody signs in as ${name}`,
}));
const ROUNDS = 12;
/** A slot of ours takes 2.5 s a round at least. */
const ROUND_MS = 2_600;
const STAKE_MICRO = '1000000';

/**
 * Lets a few players of a new demo play for half a minute, so that boards and ledgers have something
 * to tell. Goes on beside everything else; ends with the server.
 */
export async function playDemo(server: Server, log: Log): Promise<void> {
  const hosts = server.brands.all().flatMap((brand) => brand.hosts.slice(0, 1));
  try {
    for (const host of hosts) {
      for (const player of PLAYERS) {
        const token = await seedMember(server, host, player);
        // They have played before.
        if (token === null) return;
        void playRounds(server, host, token).catch((error: unknown) => ended(error, log));
      }
    }
  } catch (error) {
    ended(error, log);
  }
}

async function playRounds(server: Server, host: string, token: string): Promise<void> {
  const game = { vassalage: 'house', gameCode: 'jade-orchard', mode: 'real' };
  const launch = await callDemo(server, host, 'POST', '/wps/game/launchGame', game, { token });
  const { launchToken } = launch.value as { launchToken: string };
  const session = await callDemo(server, host, 'GET', '/house/session', undefined, {
    token: launchToken,
  });
  const { nextServerSeedHash } = session.value as { nextServerSeedHash: string };
  const seed = {
    serverSeedHash: null,
    nextServerSeedHash,
    clientSeed: randomBytes(8).toString('hex'),
  };
  await callDemo(server, host, 'POST', '/house/seed/rotate', seed, { token: launchToken });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const by = { token: launchToken, key: `demo-round-${round}` };
    const stake = { stakeMicro: STAKE_MICRO };
    const played = await callDemo(server, host, 'POST', '/house/rounds', stake, by);
    // The timer alone must not keep a stopping server alive.
    await pause(ROUND_MS, undefined, { ref: false });
    const { roundId } = played.value as { roundId: string };
    await callDemo(server, host, 'POST', `/house/rounds/${roundId}/finish`, {}, by);
  }
}

/** A demo that is stopped meanwhile is played no further. */
function ended(error: unknown, log: Log): void {
  log.debug({ err: error }, 'the demo players left');
}
