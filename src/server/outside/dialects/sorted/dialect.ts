import { createHash, randomUUID } from 'node:crypto';
import { decimalText } from '../decimal-text.ts';
import { Problem } from '../../../platform/problem.ts';
import { sameText } from '../../../platform/signature.ts';
import { codec } from '../codec.ts';
import type { Dialect } from '../dialect.ts';
import { WireFields } from '../wire-fields.ts';
import { errors } from './errors.ts';

const DECIMALS = 4;

/** A call is of now within this time, either way. */
const SKEW_MS = 5 * 60_000;

const CALLS = {
  check: 'authenticate',
  refresh: 'renew',
  balance: 'getbalance',
  bet: 'debit',
  win: 'credit',
  betWin: 'play',
  rollback: 'cancel',
  close: 'endround',
} as const;

const wire = codec(
  {
    token: 'sid',
    member: 'player',
    game: 'game',
    currency: 'ccy',
    transaction: 'tid',
    reference: 'ref',
    round: 'round',
    amount: 'amount',
    stake: 'bet',
    payout: 'win',
    free: 'free',
    closes: 'final',
    nickname: 'nick',
    language: 'lang',
    expires: 'until',
    balance: 'balance',
    cash: 'cash',
    bonus: 'bonus',
    promo: 'promo',
    transfer: 'opid',
    state: 'state',
    repeated: 'repeat',
    totalStake: 'bets',
    totalPayout: 'wins',
  },
  {
    read: (fields, name) => fields.decimal(name, DECIMALS),
    write: (amountMicro) => decimalText(amountMicro, DECIMALS),
  },
);

/**
 * SHA-256 over the sorted fields of a form and the key (the shape of older suppliers): amounts are decimals with up
 * to four digits after the point, and each call carries its name, a time and a number that is used once.
 */
export const dialect: Dialect = {
  code: 'sorted',
  unitMicro: () => 100n,
  scope: 'member',
  duplicates: 'answered',
  unknownRollback: 'refused',
  carriesTime: true,
  keyKind: 'secret',
  calls: CALLS,

  verify({ kind, rawBody, now }, keys) {
    const form = formOf(rawBody);
    const { sign = '', ...signed } = form;
    const isMeant = signed['act'] === CALLS[kind];
    if (!isMeant || !keys.some(({ key }) => sameText(sign, hashOf(signed, key)))) {
      throw new Problem('INVALID_SIGNATURE');
    }
    const fields = new WireFields(form);
    const at = fields.moment('ts');
    const nonce = fields.reference('nonce');
    if (Math.abs(now.getTime() - at.getTime()) > SKEW_MS) throw new Problem('STALE_CALL');
    return { at, nonce };
  },

  readCall: (kind, rawBody) => wire.readCall(kind, new WireFields(formOf(rawBody))),

  writeReply(_call, reply) {
    if (reply.kind !== 'refused') {
      return { status: 200, body: JSON.stringify({ error: '0', ...wire.bodyOfReply(reply) }) };
    }
    const { code, balanceMicro, fields } = reply;
    const balance = balanceMicro === null ? {} : { balance: decimalText(balanceMicro, DECIMALS) };
    return { status: 200, body: JSON.stringify({ error: errors.write(code), ...balance, fields }) };
  },

  writeCall(call, { key, now }) {
    const fields: Record<string, string> = {
      act: CALLS[call.kind],
      ts: String(now.getTime()),
      nonce: randomUUID(),
    };
    for (const [name, value] of Object.entries(wire.bodyOfCall(call))) {
      fields[name] = typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
    }
    const body = new URLSearchParams({ ...fields, sign: hashOf(fields, key) }).toString();
    return { contentType: 'application/x-www-form-urlencoded', body, headers: {} };
  },

  readReply(call, { body }) {
    const values = JSON.parse(body) as Record<string, unknown>;
    const fields = new WireFields(values);
    if (values['error'] === '0') return wire.readReply(call, values, fields);
    return {
      kind: 'refused',
      code: errors.read(String(values['error'])),
      balanceMicro: fields.has('balance') ? fields.decimal('balance', DECIMALS) : null,
      fields: (values['fields'] ?? []) as string[],
    };
  },
};

/** @throws Problem INVALID_BODY where a field comes twice: one of them would not be what was signed */
function formOf(rawBody: Buffer): Record<string, string> {
  const form = new URLSearchParams(rawBody.toString('utf8'));
  const names = [...form.keys()];
  if (new Set(names).size < names.length) throw new Problem('INVALID_BODY');
  return Object.fromEntries(form);
}

/** `name=value` of every field in the order of names, each escaped as in an address, joined by `&`, and the key. */
export function hashOf(fields: Readonly<Record<string, string>>, key: string): string {
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&');
  return createHash('sha256').update(`${text}&key=${key}`).digest('hex');
}
