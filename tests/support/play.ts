import type { TestMember } from './members.ts';
import type { TestApp } from './test-app.ts';
import { injectedWallet, vendorSignatureHeaders } from './vendor.ts';

export const JADE = { vassalage: 'house', gameCode: 'jade-orchard', mode: 'real' } as const;

let made = 0;

/** Opens our own slot. @returns the launch token */
export async function launchJade(app: TestApp, { token }: TestMember): Promise<string> {
  const launch = await app.call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
    token,
    body: JADE,
  });
  if (launch.status !== 200) throw new Error(`not launched: ${JSON.stringify(launch.body)}`);
  return launch.body.value.launchToken;
}

/** A round of one bet of 1.00 and one win, as a vendor sends them. */
export async function playRound(
  app: TestApp,
  member: TestMember,
  payoutMicro: bigint,
  closes = true,
): Promise<void> {
  made += 1;
  const round = {
    roundId: `round-${made}`,
    token: await launchJade(app, member),
    memberId: member.memberId,
    gameCode: JADE.gameCode,
    currency: 'PEN',
  };
  const bet = { ...round, transactionId: `bet-${made}`, amountMicro: '1000000' };
  const win = {
    ...round,
    transactionId: `win-${made}`,
    referenceTransactionId: bet.transactionId,
    amountMicro: String(payoutMicro),
    roundClosed: closes,
  };
  const wallet = injectedWallet(app);
  for (const [path, message] of [
    ['bet', bet],
    ['win', win],
  ] as const) {
    const body = JSON.stringify(message);
    const answer = await wallet.send(path, body, vendorSignatureHeaders(body));
    if (answer.status !== 200) throw new Error(`not taken: ${JSON.stringify(answer.body)}`);
  }
}
