import { decimalText } from '../decimal-text.ts';
import type { AccountSpeech } from '../dialect.ts';
import { WireFields } from '../wire-fields.ts';
import { signedHeaders, verifySigned } from './signed-bytes.ts';

/** Digits of an amount after the point. */
export const DECIMALS = 4;

const OK = 'ok';
const MISSING = 'unknown_reference';
const SHORT = 'balance_too_low';
const REFUSED = 'refused';

/** The calls to wallets that the vendor keeps, in JSON, signed as those of the vendor are. */
export const account: AccountSpeech = {
  unitMicro: 100n,
  paths: { held: 'balance', put: 'deposit', take: 'withdraw', outcome: 'status' },

  writeCall(call, { key, now }) {
    const body = JSON.stringify(
      call.kind === 'outcome'
        ? { reference: call.reference }
        : {
            player: call.memberId,
            currency: call.currency,
            ...(call.kind === 'held'
              ? {}
              : { reference: call.reference, amount: decimalText(call.amountMicro, DECIMALS) }),
          },
    );
    return { contentType: 'application/json', body, headers: signedHeaders(body, key, now) };
  },

  readReply(call, { body }) {
    const values = JSON.parse(body) as Record<string, unknown>;
    switch (values['result']) {
      case OK: {
        const balanceMicro = new WireFields(values).decimal('balance', DECIMALS);
        return { kind: call.kind === 'held' ? 'held' : 'moved', balanceMicro };
      }
      case MISSING:
        return { kind: 'neverCame' };
      case SHORT:
        return { kind: 'refused', code: 'INSUFFICIENT_FUNDS' };
      case REFUSED:
        return { kind: 'refused', code: 'VENDOR_REFUSED' };
      default:
        throw new Error('the vendor answered with a result that its dialect does not have');
    }
  },

  verify(call, keys) {
    verifySigned(call, keys);
  },

  readCall(kind, rawBody) {
    const fields = new WireFields(JSON.parse(rawBody.toString('utf8')));
    if (kind === 'outcome') return { kind, reference: fields.reference('reference') };
    const player = { memberId: fields.member('player'), currency: fields.currency('currency') };
    if (kind === 'held') return { kind, ...player };
    const reference = fields.reference('reference');
    return { kind, ...player, reference, amountMicro: fields.decimal('amount', DECIMALS) };
  },

  writeReply(reply) {
    const written =
      reply.kind === 'refused'
        ? { result: reply.code === 'INSUFFICIENT_FUNDS' ? SHORT : REFUSED }
        : reply.kind === 'neverCame'
          ? { result: MISSING }
          : { result: OK, balance: decimalText(reply.balanceMicro, DECIMALS) };
    return { status: 200, body: JSON.stringify(written) };
  },
};
