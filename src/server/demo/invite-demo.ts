import { setTimeout as pause } from 'node:timers/promises';
import type { ReplyOf } from '#contract/operation.ts';
import type { Server } from '../compose.ts';
import { DEMO_AGENT } from '../tree/demo-agent.ts';
import { callDemo, seedMember } from './demo-member.ts';

/** Nobody signs in as this player. */
const FRIEND = { username: 'sofiademo', password: 'nobody signs in as sofia' } as const;
const GAME = 'ssc-1';
const LEAST_LEFT_MS = 3_000;
const PAUSE_MS = 2_000;
const MOST_TRIES = 10;
/** Units of two at a tenth, on every odd number of the first place. */
const LINE = { play: 'fixed.fixed', selection: '1,3,5,7,9||||', units: 5, mode: 100, multiple: 5 };

/**
 * Lets somebody register by the demo agent's link, pay in and buy lottery tickets, so that the agent
 * centre shows an income by series once the draw is over. A brand without the lottery has none.
 */
export async function inviteDemo(server: Server, host: string): Promise<void> {
  const signIn = { ...DEMO_AGENT, type: 'username', tokenKind: 'bearer', area: 'agent' };
  const session = await callDemo(server, host, 'POST', '/wps/session/login', signIn);
  const { token: agent } = session.value as { token: string };
  const home = await callDemo(server, host, 'GET', '/wps/relay/agent/home', undefined, {
    token: agent,
  });
  const { affiliateCode } = home.value as ReplyOf<'getAgentHome'>;
  const token = await seedMember(server, host, FRIEND, {
    registerUrl: `http://${host}/register?code=${affiliateCode}`,
  });
  if (token === null) return;
  const { game, ceilingSeries } = await openBoard(server, host, token);
  const ticket = {
    gameCode: GAME,
    numero: game.nextNumero,
    lines: [{ ...LINE, series: ceilingSeries }],
  };
  await callDemo(server, host, 'POST', '/wps/relay/lottery/tickets', ticket, {
    token,
    key: 'demo-lottery-ticket',
  });
}

/** The board of a draw that takes bets for some seconds more: between two draws none does. */
async function openBoard(
  server: Server,
  host: string,
  token: string,
): Promise<ReplyOf<'getLotteryBoard'>> {
  for (let tries = 1; ; tries += 1) {
    const url = `/wps/relay/lottery/board?gameCode=${GAME}`;
    const { value } = await callDemo(server, host, 'GET', url, undefined, { token });
    const board = value as ReplyOf<'getLotteryBoard'>;
    const leftMs = Date.parse(board.game.closesAt) - Date.parse(board.serverTime);
    if (leftMs > LEAST_LEFT_MS || tries === MOST_TRIES) return board;
    await pause(PAUSE_MS, undefined, { ref: false });
  }
}
