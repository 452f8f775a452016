import type { ReplyOf } from '#contract/operation.ts';
import { DIALECTS } from '#server/outside/dialects/generated/dialects.ts';
import type { BetCall, WalletCall, WalletReply } from '#server/outside/dialects/wallet-call.ts';
import { OperatorCalls } from '#server/outside/sandbox/operator-calls.ts';
import type { WalletPlayer } from '../../scripts/vendor-conformance/target.ts';
import { addVendorKey, importVendor, vendorRecord, vendorTitle } from './outside-vendor.ts';
import type { TestStaff } from './staff.ts';
import { HOST, type TestApp } from './test-app.ts';
import type { TestMember } from './members.ts';

export type Entry = NonNullable<ReplyOf<'importVendor'>['vendor']>;

/** Sends a vendor's calls in its dialect, with one key. @returns the wallet's answer, or its refusal */
export function callsAs(
  app: TestApp,
  { record: { code, dialect } }: Pick<Entry, 'record'>,
  key: string,
): (call: WalletCall) => Promise<WalletReply> {
  const operator = new OperatorCalls({
    vendor: code,
    dialect: DIALECTS[dialect],
    key,
    async send(url, { contentType, body, headers }) {
      const answer = await app.server.app.inject({
        method: 'POST',
        url,
        payload: body,
        headers: { host: HOST, 'content-type': contentType, ...headers },
      });
      // A refusal with a status of 5xx, as of maintenance, is read like any other.
      return { status: Math.min(answer.statusCode, 499), body: answer.body };
    },
  });
  return (call) => operator.call(call);
}

/** `moved`, or the code of the refusal. */
export const outcomeOf = (reply: WalletReply): string =>
  reply.kind === 'refused' ? reply.code : reply.kind;

/** A vendor of the dialect rsa with one title and one key. */
export async function openOutsideVendor(
  app: TestApp,
  staff: TestStaff,
  code: string,
  { game = 'far-reels', more = {} }: { game?: string; more?: object } = {},
) {
  // Below the site itself, so that a launch asks no host.
  const launchUrl = '/far/{game}?token={token}';
  const vendor = { ...vendorRecord(code, 'rsa'), launchUrl, ...more };
  const added = await importVendor(app, staff, { vendor, games: [vendorTitle(game)] });
  const made = added.body.value?.vendor ?? null;
  if (made === null) throw new Error(JSON.stringify(added.body));
  const { key, entry } = await addVendorKey(app, staff, made);
  return { entry, call: callsAs(app, entry, key) };
}

/** Writes a vendor's record again with changes, as the office does. */
export const setVendor = (
  app: TestApp,
  { headers }: TestStaff,
  { record, version }: Pick<Entry, 'record' | 'version'>,
  more: object,
) =>
  app.call<Entry>('PUT', `/office/api/vendors/${record.code}`, {
    headers,
    body: { record: { ...record, ...more }, version, reason: 'agreed with the supplier' },
  });

let made = 0;

/** A bet of 1.00. */
export function betOf(player: WalletPlayer): BetCall {
  made += 1;
  const { token, memberId, gameCode, currency } = player;
  return {
    kind: 'bet',
    token,
    memberId,
    gameCode,
    currency,
    transactionId: `outside-bet-${made}`,
    roundId: `outside-round-${made}`,
    amountMicro: 1_000_000n,
    freeRound: false,
  };
}

export const winOf = ({ freeRound: _free, ...bet }: BetCall): WalletCall => ({
  ...bet,
  kind: 'win',
  transactionId: `${bet.transactionId}-win`,
  betTransactionId: bet.transactionId,
  closesRound: true,
});

export const rollbackOf = ({ freeRound: _free, amountMicro: _amount, ...bet }: BetCall) =>
  ({
    ...bet,
    kind: 'rollback',
    transactionId: `${bet.transactionId}-back`,
    betTransactionId: bet.transactionId,
  }) as const;

export const launch = (app: TestApp, { token }: TestMember, vassalage: string, gameCode: string) =>
  app.call<ReplyOf<'launchGame'> & { recommended?: readonly { vassalage: string }[] }>(
    'POST',
    '/wps/game/launchGame',
    { token, body: { vassalage, gameCode, mode: 'real' } },
  );
