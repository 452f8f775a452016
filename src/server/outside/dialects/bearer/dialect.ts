import { checkedCurrency } from '#domain/money/currency.ts';
import { smallestMicro } from '#domain/money/micro.ts';
import { Problem } from '../../../platform/problem.ts';
import { codec } from '../codec.ts';
import type { Dialect } from '../dialect.ts';
import { exactJson, parseExactJson } from '../exact-json.ts';
import { WireFields } from '../wire-fields.ts';
import { keyOfToken } from './access-token.ts';
import { errors } from './errors.ts';
import { issueToken } from './issue-token.ts';

const OK = 'OK';

/** @throws Problem WRONG_CURRENCY for an unknown one */
const unitMicro = (currency: string): bigint => {
  try {
    return smallestMicro(checkedCurrency(currency));
  } catch (cause) {
    throw new Problem('WRONG_CURRENCY', { cause });
  }
};

const wire = codec(
  {
    token: 'sid',
    member: 'userId',
    game: 'tableId',
    currency: 'currency',
    transaction: 'transactionId',
    reference: 'refId',
    round: 'gameRoundId',
    amount: 'amount',
    stake: 'betAmount',
    payout: 'winAmount',
    free: 'freeRound',
    closes: 'finished',
    nickname: 'nickname',
    language: 'language',
    expires: 'expiresAt',
    balance: 'balance',
    cash: 'cash',
    bonus: 'bonus',
    promo: 'promo',
    transfer: 'operatorId',
    state: 'state',
    repeated: 'repeated',
    totalStake: 'totalBet',
    totalPayout: 'totalWin',
  },
  {
    read: (fields, name, currency) => fields.units(name, unitMicro(currency)),
    write: (amountMicro, currency) => amountMicro / unitMicro(currency),
  },
);

/**
 * A bearer token with refresh (the shape of Evolution and Red Tiger): amounts are whole minor units, a call that was
 * made before is refused by a separate code, and so is the rollback of an unknown bet.
 */
export const dialect: Dialect = {
  code: 'bearer',
  unitMicro,
  scope: 'member',
  duplicates: 'refused',
  unknownRollback: 'refused',
  carriesTime: false,
  keyKind: 'secret',
  calls: {
    check: 'check',
    refresh: 'sid',
    balance: 'balance',
    bet: 'debit',
    win: 'credit',
    betWin: 'debitcredit',
    rollback: 'cancel',
    close: 'close',
  },

  token: { path: 'token', issue: issueToken },

  verify({ headers, now }, keys) {
    const given = headers['authorization'];
    const token = typeof given === 'string' ? /^Bearer (\S+)$/.exec(given)?.[1] : undefined;
    if (token === undefined || keyOfToken(token, 'access', keys, now) === null) {
      throw new Problem('INVALID_SIGNATURE');
    }
    return null;
  },

  readCall: (kind, rawBody) => wire.readCall(kind, new WireFields(parseExactJson(rawBody))),

  writeReply(_call, reply) {
    if (reply.kind !== 'refused') {
      return { status: 200, body: exactJson({ status: OK, ...wire.bodyOfReply(reply) }) };
    }
    const { code, balanceMicro, fields } = reply;
    const known = balanceMicro === null ? {} : { balanceMicro: String(balanceMicro) };
    const status = code === 'INVALID_SIGNATURE' ? 401 : 200;
    return { status, body: exactJson({ status: errors.write(code), ...known, fields }) };
  },

  writeCall(call, { accessToken = '' }) {
    return {
      contentType: 'application/json',
      body: exactJson(wire.bodyOfCall(call)),
      headers: { authorization: `Bearer ${accessToken}` },
    };
  },

  readReply(call, { body }) {
    const values = parseExactJson(Buffer.from(body)) as Record<string, unknown>;
    if (values['status'] === OK) return wire.readReply(call, values, new WireFields(values));
    const known = values['balanceMicro'];
    return {
      kind: 'refused',
      code: errors.read(String(values['status'])),
      balanceMicro: typeof known === 'string' ? BigInt(known) : null,
      fields: (values['fields'] ?? []) as string[],
    };
  },
};
