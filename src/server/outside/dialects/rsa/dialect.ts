import { createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto';
import { Problem } from '../../../platform/problem.ts';
import { codec } from '../codec.ts';
import type { Dialect } from '../dialect.ts';
import { exactJson, parseExactJson } from '../exact-json.ts';
import { WireFields } from '../wire-fields.ts';
import { errors } from './errors.ts';

const HEADER = 'x-vendor-signature';
const OK = 'RS_OK';

/** Five decimals: 1 is 100,000. */
const UNIT_MICRO = 10n;

const wire = codec(
  {
    token: 'token',
    member: 'user',
    game: 'game_code',
    currency: 'currency',
    transaction: 'transaction_uuid',
    reference: 'reference_transaction_uuid',
    round: 'round',
    amount: 'amount',
    stake: 'bet_amount',
    payout: 'win_amount',
    free: 'is_free',
    closes: 'round_closed',
    nickname: 'nickname',
    language: 'lang',
    expires: 'expires',
    balance: 'balance',
    cash: 'balance_cash',
    bonus: 'balance_bonus',
    promo: 'balance_promo',
    transfer: 'operator_transaction_id',
    state: 'state',
    repeated: 'repeated',
    totalStake: 'total_bet',
    totalPayout: 'total_win',
  },
  {
    read: (fields, name) => fields.units(name, UNIT_MICRO),
    write: (amountMicro) => amountMicro / UNIT_MICRO,
  },
);

/**
 * RSA-SHA256 over the bytes of the body (the shape of Hub88 and Caleta): amounts are integers of 1/100,000, every
 * answer is a 200 whose status says what came of the call, and an id belongs to the vendor as a whole.
 */
export const dialect: Dialect = {
  code: 'rsa',
  unitMicro: () => UNIT_MICRO,
  scope: 'provider',
  duplicates: 'answered',
  unknownRollback: 'accepted',
  carriesTime: false,
  keyKind: 'public',
  calls: {
    check: 'user/info',
    refresh: 'user/refresh',
    balance: 'user/balance',
    bet: 'transaction/bet',
    win: 'transaction/win',
    betWin: 'transaction/betwin',
    rollback: 'transaction/rollback',
    close: 'round/close',
  },

  verify({ headers, rawBody }, keys) {
    const given = headers[HEADER];
    const isSigned =
      typeof given === 'string' &&
      keys.some(({ key }) =>
        createVerify('RSA-SHA256').update(rawBody).verify(publicKey(key), given, 'base64'),
      );
    if (!isSigned) throw new Problem('INVALID_SIGNATURE');
    return null;
  },

  readCall: (kind, rawBody) => wire.readCall(kind, new WireFields(parseExactJson(rawBody))),

  writeReply(_call, reply) {
    if (reply.kind !== 'refused') {
      return { status: 200, body: exactJson({ status: OK, ...wire.bodyOfReply(reply) }) };
    }
    const { code, balanceMicro, fields } = reply;
    const balance = balanceMicro === null ? {} : { balance: balanceMicro / UNIT_MICRO };
    return { status: 200, body: exactJson({ status: errors.write(code), ...balance, fields }) };
  },

  writeCall(call, { key }) {
    const body = exactJson(wire.bodyOfCall(call));
    const signature = createSign('RSA-SHA256').update(body).sign(key, 'base64');
    return { contentType: 'application/json', body, headers: { [HEADER]: signature } };
  },

  readReply(call, { body }) {
    const values = parseExactJson(Buffer.from(body)) as Record<string, unknown>;
    const fields = new WireFields(values);
    if (values['status'] === OK) return wire.readReply(call, values, fields);
    return {
      kind: 'refused',
      code: errors.read(String(values['status'])),
      balanceMicro: fields.has('balance') ? fields.units('balance', UNIT_MICRO) : null,
      fields: (values['fields'] ?? []) as string[],
    };
  },
};

const prepared = new Map<string, KeyObject>();
const MAX_PREPARED = 1_000;

/** A public key in PEM; preparing one costs more than a signature. */
function publicKey(pem: string): KeyObject {
  const known = prepared.get(pem);
  if (known !== undefined) return known;
  if (prepared.size >= MAX_PREPARED) prepared.clear();
  const made = createPublicKey(pem);
  prepared.set(pem, made);
  return made;
}
