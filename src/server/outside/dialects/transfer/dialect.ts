import type { ErrorCode } from '#contract/error-code.ts';
import { codec } from '../codec.ts';
import { decimalText } from '../decimal-text.ts';
import type { Dialect } from '../dialect.ts';
import { WireFields } from '../wire-fields.ts';
import { account, DECIMALS } from './account.ts';
import { signedHeaders, verifySigned } from './signed-bytes.ts';

const OK = 'ok';

const wire = codec(
  {
    token: 'token',
    member: 'player',
    game: 'game',
    currency: 'currency',
    transaction: 'transaction',
    reference: 'reference',
    round: 'round',
    amount: 'amount',
    stake: 'stake',
    payout: 'payout',
    free: 'free',
    closes: 'closes',
    nickname: 'nickname',
    language: 'language',
    expires: 'expires',
    balance: 'wallet',
    cash: 'cash',
    bonus: 'bonus',
    promo: 'promo',
    transfer: 'transfer',
    state: 'state',
    repeated: 'repeated',
    totalStake: 'stakes',
    totalPayout: 'payouts',
  },
  {
    read: (fields, name) => fields.decimal(name, DECIMALS),
    write: (amountMicro) => decimalText(amountMicro, DECIMALS),
  },
);

/**
 * A transfer wallet (the shape of card rooms and older suppliers): players move money to the vendor and play there.
 * The vendor asks only who a token belongs to; everything else is asked of the vendor, see `account.ts`.
 */
export const dialect: Dialect = {
  code: 'transfer',
  unitMicro: () => account.unitMicro,
  scope: 'member',
  duplicates: 'answered',
  unknownRollback: 'accepted',
  carriesTime: true,
  keyKind: 'secret',
  calls: { check: 'session' },
  account,

  verify: verifySigned,

  readCall: (kind, rawBody) =>
    wire.readCall(kind, new WireFields(JSON.parse(rawBody.toString('utf8')))),

  writeReply(_call, reply) {
    if (reply.kind !== 'refused') {
      return { status: 200, body: JSON.stringify({ result: OK, ...wire.bodyOfReply(reply) }) };
    }
    const { code, balanceMicro, fields } = reply;
    const known = balanceMicro === null ? {} : { wallet: decimalText(balanceMicro, DECIMALS) };
    return { status: 200, body: JSON.stringify({ result: code, ...known, fields }) };
  },

  writeCall(call, { key, now }) {
    const body = JSON.stringify(wire.bodyOfCall(call));
    return { contentType: 'application/json', body, headers: signedHeaders(body, key, now) };
  },

  readReply(call, { body }) {
    const values = JSON.parse(body) as Record<string, unknown>;
    const fields = new WireFields(values);
    if (values['result'] === OK) return wire.readReply(call, values, fields);
    return {
      kind: 'refused',
      code: String(values['result']) as ErrorCode,
      balanceMicro: fields.has('wallet') ? fields.decimal('wallet', DECIMALS) : null,
      fields: (values['fields'] ?? []) as string[],
    };
  },
};
