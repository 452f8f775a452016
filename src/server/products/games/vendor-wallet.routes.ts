import type { WalletAnswer } from '#contract/generated/types.ts';
import { type CallFacts, type Route, route } from '../../platform/route.ts';
import type { CallKind, WalletCall, WalletReply } from '../../outside/dialects/wallet-call.ts';
import type { KeptCalls } from './kept-calls.ts';
import type { WalletCalls } from './wallet-calls.ts';

/**
 * Our own contract of the seamless wallet: signed by HMAC, as the API document has it. Other dialects come in by
 * `dialect-calls.ts`; both are answered by the same rules.
 */
export function vendorWalletRoutes(answer: WalletCalls, kept: KeptCalls): Route[] {
  /** Answers a call, and keeps it as it came. */
  const tell = async <Kind extends WalletReply['kind']>(
    call: CallFacts,
    asked: WalletCall,
    kind: Kind,
  ): Promise<Extract<WalletReply, { kind: Kind }>> => {
    const vendor = vendorOf(call);
    const side = { vendor, site: call.site, scope: 'member' } as const;
    const reply = await kept.around(
      { vendor, path: asked.kind, rawBody: call.rawBody, call: asked },
      () => answer(side, asked),
    );
    if (reply.kind !== kind)
      throw new Error(`a call of ${asked.kind} was answered as ${reply.kind}`);
    return reply as Extract<WalletReply, { kind: Kind }>;
  };

  return [
    route('walletSessionCheck', async (call) => {
      const { token, gameCode } = call.body;
      const session = await tell(call, { kind: 'check', token, gameCode }, 'session');
      const { kind: _kind, token: _token, balanceMicro, ...rest } = session;
      return { ...rest, balanceMicro: String(balanceMicro) };
    }),

    route('walletBalance', async (call) => {
      const { token, memberId, gameCode, currency } = call.body;
      const asked = { kind: 'balance', token, memberId, gameCode, currency } as const;
      const balance = await tell(call, asked, 'balance');
      return {
        currency: balance.currency,
        balanceMicro: String(balance.balanceMicro),
        funds: balance.funds.map(({ fund, amountMicro }) => ({
          fund,
          amountMicro: String(amountMicro),
        })),
      };
    }),

    route('walletBet', async (call) => {
      const { body } = call;
      return view(
        await tell(
          call,
          {
            ...movementOf('bet', body),
            amountMicro: BigInt(body.amountMicro),
            freeRound: body.freeRound === true,
          },
          'moved',
        ),
      );
    }),

    route('walletWin', async (call) => {
      const { body } = call;
      return view(
        await tell(
          call,
          {
            ...movementOf('win', body),
            betTransactionId: body.referenceTransactionId,
            amountMicro: BigInt(body.amountMicro),
            closesRound: body.roundClosed === true,
          },
          'moved',
        ),
      );
    }),

    route('walletRollback', async (call) => {
      const { body } = call;
      const betTransactionId = body.referenceTransactionId;
      return view(
        await tell(
          call,
          { ...movementOf('rollback', { ...body, currency: body.currency }), betTransactionId },
          'moved',
        ),
      );
    }),

    route('walletCloseRound', async (call) => {
      const { token, memberId, gameCode, roundId } = call.body;
      const asked = { kind: 'close', token, memberId, gameCode, roundId } as const;
      const closed = await tell(call, asked, 'closed');
      return {
        roundId: closed.roundId,
        duplicate: closed.duplicate,
        stakeMicro: String(closed.stakeMicro),
        payoutMicro: String(closed.payoutMicro),
        currency: closed.currency,
        balanceMicro: String(closed.balanceMicro),
      };
    }),
  ];
}

interface MovementBody<Currency> {
  readonly token: string;
  readonly memberId: string;
  readonly gameCode: string;
  readonly currency: Currency;
  readonly transactionId: string;
  readonly roundId: string;
}

const movementOf = <Kind extends CallKind, Currency>(kind: Kind, body: MovementBody<Currency>) => {
  const { token, memberId, gameCode, currency, transactionId, roundId } = body;
  return { kind, token, memberId, gameCode, currency, transactionId, roundId };
};

function vendorOf(call: CallFacts): string {
  if (call.caller.kind !== 'vendor') throw new Error('a vendor route was opened to others');
  return call.caller.code;
}

const view = ({
  kind: _kind,
  balanceMicro,
  ...moved
}: Extract<WalletReply, { kind: 'moved' }>): WalletAnswer => ({
  ...moved,
  balanceMicro: String(balanceMicro),
});
