import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { LotteryTicket } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { ownAddress } from './e2e-address.ts';
import { origin } from './e2e.ts';
import { PLAYER_PASSWORD } from './e2e-visitor.ts';
import { accountNumber, PIN } from './withdrawals.ts';

/** A player by calls alone: money and bets whose screens other specs prove. */
export async function playerByCalls(request: APIRequestContext, brand: string, username: string) {
  const address = ownAddress();
  const call = async <Value>(
    method: 'GET' | 'POST',
    path: string,
    data?: object,
    token?: string,
  ): Promise<Value> => {
    const { host, port } = new URL(origin(brand));
    // Node resolves no names below localhost.
    const answer = await request.fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        host,
        ...address,
        'idempotency-key': `e2e-${Date.now()}-${randomInt(1e9)}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(data !== undefined && { data }),
    });
    const body = (await answer.json()) as { value: Value };
    if (!answer.ok()) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.value;
  };
  const { token } = await call<{ token: string }>('POST', '/wps/session/login', {
    username,
    password: PLAYER_PASSWORD,
    type: 'username',
    tokenKind: 'bearer',
  });
  return {
    deposit: async (units: number): Promise<void> => {
      const order = { channel: 'sandbox', amountMicro: `${units}000000` };
      const made = await call<{ reference: string }>('POST', '/wps/relay/deposits', order, token);
      await call('POST', `/payments/sandbox/${made.reference}/settle`, { outcome: 'paid' });
    },
    /** Sets the payment password and adds a bank account, which is new for a while. */
    addPayee: async (): Promise<void> => {
      const password = { newPaymentPassword: PIN, confirmNewPaymentPassword: PIN };
      await call(
        'POST',
        '/wps/relay/member/password/payment',
        { password: PLAYER_PASSWORD, ...password },
        token,
      );
      const account = {
        bank: 'altamar',
        payeeName: 'María Quispe',
        accountNumber: accountNumber(randomInt(1e9)),
        paymentPassword: PIN,
      };
      await call('POST', '/wps/relay/bank-accounts', account, token);
    },
    /**
     * A round of a slot. @param units its stake; omitted: the smallest @param gameCode our own by default
     * @returns its stake and payout in micro-units
     */
    spin: async (
      units?: number,
      gameCode = 'jade-orchard',
    ): Promise<{ stake: bigint; payout: bigint }> => {
      const game = { vassalage: 'house', gameCode, mode: 'real' };
      const { launchToken } = await call<{ launchToken: string }>(
        'POST',
        '/wps/game/launchGame',
        game,
        token,
      );
      const { seeds, nextServerSeedHash, stakesMicro } = await call<ReplyOf<'getHouseSession'>>(
        'GET',
        '/house/session',
        undefined,
        launchToken,
      );
      if (seeds === null) {
        const chosen = { serverSeedHash: null, nextServerSeedHash, clientSeed: 'e2e-seed' };
        await call('POST', '/house/seed/rotate', chosen, launchToken);
      }
      const stake = { stakeMicro: units === undefined ? stakesMicro[0] : `${units}000000` };
      const begin = () =>
        call<{ roundId: string; payoutMicro: string; stakeMicro: string }>(
          'POST',
          '/house/rounds',
          stake,
          launchToken,
        );
      const round = await begin().catch(async (error: unknown) => {
        // Rounds follow each other no faster than the law allows.
        if (!String(error).includes('ROUND_TOO_SOON')) throw error;
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        return begin();
      });
      await call('POST', `/house/rounds/${round.roundId}/finish`, {}, launchToken);
      return { stake: BigInt(round.stakeMicro), payout: BigInt(round.payoutMicro) };
    },
    /**
     * A ticket of the five-digit lottery of a minute, at the player's own series, in the next draw that
     * takes bets. @returns its stake in micro-units, and what waits until it is judged
     */
    buyTicket: async (): Promise<{ stake: bigint; judged: () => Promise<void> }> => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await buyOnce();
        } catch (error) {
          // A draw closed while the purchase was under way: the next one takes it, once the server's next look
          // has opened it.
          if (tries === 5 || !String(error).includes('LOTTERY_CLOSED')) throw error;
          await new Promise((resolve) => setTimeout(resolve, 1_000));
        }
      }
    },
  };

  async function buyOnce() {
    const gameCode = 'ssc-1';
    const at = `/wps/relay/lottery/board?gameCode=${gameCode}`;
    const read = () => call<ReplyOf<'getLotteryBoard'>>('GET', at, undefined, token);
    let board = await read();
    // Between two draws none is open; a slow machine needs some seconds for the purchase.
    while (Date.parse(board.game.closesAt) < Date.parse(board.serverTime) + 15_000) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      board = await read();
    }
    const line = { play: 'fixed.fixed', selection: '1,3,5,7,9||||', units: 5, mode: 1000 };
    const { stakeMicro, ticketId } = await call<LotteryTicket>(
      'POST',
      '/wps/relay/lottery/tickets',
      {
        gameCode,
        numero: board.game.nextNumero,
        lines: [{ ...line, multiple: 1, series: board.ceilingSeries }],
      },
      token,
    );
    const judged = async (): Promise<void> => {
      const path = `/wps/relay/lottery/tickets/${ticketId}`;
      for (;;) {
        const { status } = await call<LotteryTicket>('GET', path, undefined, token);
        if (status !== 'open' && status !== 'waiting') return;
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    };
    return { stake: BigInt(stakeMicro), judged };
  }
}
