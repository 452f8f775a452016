import type { ReplyOf } from '#contract/operation.ts';
import type { Server } from '../compose.ts';
import { DEMO_AGENT } from '../features/agent/seed-agent.ts';
import { callDemo, seedMember } from './demo-member.ts';

/** Nobody signs in as this player. */
const FRIEND = { username: 'sofiademo', password: 'nobody signs in as sofia' } as const;
const GAME = 'ssc-1';
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
  const board = await callDemo(
    server,
    host,
    'GET',
    `/wps/relay/lottery/board?gameCode=${GAME}`,
    undefined,
    { token },
  );
  const { game, ceilingSeries } = board.value as ReplyOf<'getLotteryBoard'>;
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
