import type { ErrorCode } from '#contract/error-code.ts';
import { checkedCurrency } from '#domain/money/currency.ts';
import { smallestMicro } from '#domain/money/micro.ts';
import { Problem } from '../../../platform/problem.ts';
import { isSignedBy, sign } from '../../../platform/signature.ts';
import { codec } from '../codec.ts';
import type { Dialect } from '../dialect.ts';
import { WireFields } from '../wire-fields.ts';

export const VENDOR_HEADER = 'x-vendor';
export const VENDOR_SIGNATURE_HEADER = 'x-signature';

const wire = codec(
  {
    token: 'token',
    member: 'memberId',
    game: 'gameCode',
    currency: 'currency',
    transaction: 'transactionId',
    reference: 'referenceTransactionId',
    round: 'roundId',
    amount: 'amountMicro',
    stake: 'stakeMicro',
    payout: 'payoutMicro',
    free: 'freeRound',
    closes: 'roundClosed',
    nickname: 'nickname',
    language: 'language',
    expires: 'expiresAt',
    balance: 'balanceMicro',
    cash: 'cash',
    bonus: 'bonus',
    promo: 'promo',
    transfer: 'transferId',
    state: 'status',
    repeated: 'duplicate',
    totalStake: 'stakeMicro',
    totalPayout: 'payoutMicro',
  },
  { read: (fields, name) => fields.micro(name), write: String },
);

/**
 * Our own contract under /wallet/v1, which the API document describes and whose operations answer it: HMAC-SHA256
 * over the body in a header, amounts as text in micro-units, the envelope of every other operation.
 */
export const dialect: Dialect = {
  code: 'hmac',
  unitMicro: (currency) => smallestMicro(checkedCurrency(currency)),
  scope: 'member',
  duplicates: 'answered',
  unknownRollback: 'accepted',
  carriesTime: false,
  keyKind: 'secret',
  calls: {
    check: 'session/check',
    balance: 'balance',
    bet: 'bet',
    win: 'win',
    rollback: 'rollback',
    close: 'round/close',
  },

  verify({ headers, rawBody }, keys) {
    const given = headers[VENDOR_SIGNATURE_HEADER];
    const isSigned =
      typeof given === 'string' && keys.some(({ key }) => isSignedBy(key, rawBody, given));
    if (!isSigned) throw new Problem('INVALID_SIGNATURE');
    return null;
  },

  readCall: (kind, rawBody) =>
    wire.readCall(kind, new WireFields(JSON.parse(rawBody.toString('utf8')))),

  writeReply(_call, reply) {
    if (reply.kind === 'refused') {
      const { code, balanceMicro, fields } = reply;
      const value = balanceMicro === null ? null : { balanceMicro: String(balanceMicro) };
      const named = Object.fromEntries(fields.map((pointer) => [pointer, { code: 'pattern' }]));
      const refusal = { success: false, message: code, code, fields: named, value };
      return { status: 400, body: JSON.stringify(refusal) };
    }
    const value = wire.bodyOfReply(reply);
    return { status: 200, body: JSON.stringify({ success: true, message: '', value }) };
  },

  writeCall(call, { vendor, key }) {
    const body = JSON.stringify(wire.bodyOfCall(call));
    return {
      contentType: 'application/json',
      body,
      headers: { [VENDOR_HEADER]: vendor, [VENDOR_SIGNATURE_HEADER]: sign(key, body) },
    };
  },

  readReply(call, { body }) {
    const { success, code = 'INTERNAL', fields = {}, value } = JSON.parse(body) as Envelope;
    if (!success) {
      const known = value?.['balanceMicro'];
      const balanceMicro = typeof known === 'string' ? BigInt(known) : null;
      return { kind: 'refused', code, balanceMicro, fields: Object.keys(fields) };
    }
    const values = { ...value, ...fundsOf(value?.['funds']) };
    const reply = wire.readReply(call, values, new WireFields(values));
    // Who checks a session keeps its token.
    return reply.kind === 'session' && reply.token === '' ? { ...reply, token: call.token } : reply;
  },
};

interface Envelope {
  readonly success: boolean;
  readonly code?: ErrorCode;
  readonly fields?: object;
  readonly value: Readonly<Record<string, unknown>> | null;
}

/** The contract lists funds; the codec names a field for each. */
function fundsOf(listed: unknown): Record<string, string> {
  const funds = Array.isArray(listed) ? (listed as { fund: string; amountMicro: string }[]) : [];
  return Object.fromEntries(funds.map(({ fund, amountMicro }) => [fund, amountMicro]));
}
