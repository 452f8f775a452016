import type { AccountSpeech, DialectKey, RawAnswer, SentCall } from '../dialects/dialect.ts';
import type { AccountCall, AccountReply } from '../dialects/account-call.ts';
import type { VendorMoved, VendorOwnWallet } from '../../vendors/game-vendor.ts';

/** Carries a call to a vendor. Rejects when no answer came. */
export type PostToVendor = (url: string, sent: SentCall) => Promise<RawAnswer>;

/** A vendor that takes longer has not answered. */
const PATIENCE_MS = 4_000;
/** More than a page of a report. */
const MAX_ANSWER_BYTES = 1_048_576;

export interface OwnWalletAddress {
  readonly vendor: string;
  readonly url: string;
  readonly account: AccountSpeech;
  /** The keys that hold now. The newest one signs. */
  readonly keys: () => readonly DialectKey[];
  readonly now: () => Date;
  readonly post: PostToVendor;
}

/** The wallets that a vendor keeps, asked in its dialect. */
export function ownWallet(address: OwnWalletAddress): VendorOwnWallet {
  const { vendor, url, account, keys, now, post } = address;

  const ask = async (call: AccountCall): Promise<AccountReply> => {
    const key = keys()[0]?.key;
    if (key === undefined) throw new Error(`${vendor} has no key`);
    const sent = account.writeCall(call, { vendor, key, now: now() });
    const answer = await post(`${url.replace(/\/$/, '')}/${account.paths[call.kind]}`, sent);
    if (answer.status !== 200) throw new Error(`${vendor} answered ${answer.status}`);
    return account.readReply(call, answer);
  };

  return {
    unitMicro: account.unitMicro,
    async balanceOf({ memberId, currency }) {
      const reply = await ask({ kind: 'held', memberId: String(memberId), currency });
      if (reply.kind !== 'held') throw new Error(`${vendor} does not know its player`);
      return reply.balanceMicro;
    },
    async move({ direction, reference, memberId, currency, amountMicro }) {
      const kind = direction === 'toVendor' ? 'put' : 'take';
      const player = { memberId: String(memberId), currency };
      const moved = movedOf(await ask({ kind, reference, amountMicro, ...player }));
      if (moved === null) throw new Error(`${vendor} lost ${reference}`);
      return moved;
    },
    outcomeOf: async (reference) => movedOf(await ask({ kind: 'outcome', reference })),
  };
}

function movedOf(reply: AccountReply): VendorMoved | null {
  switch (reply.kind) {
    case 'held':
    case 'moved':
      return { status: 'done', balanceMicro: reply.balanceMicro };
    case 'refused':
      return { status: 'refused', refusal: reply.code };
    case 'neverCame':
      return null;
  }
}

/** By HTTP, without following anywhere else. */
export const postToVendor: PostToVendor = async (url, { contentType, body, headers }) => {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': contentType },
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
  const text = await answer.text();
  if (text.length > MAX_ANSWER_BYTES) throw new Error('the answer of a vendor is too long');
  return { status: answer.status, body: text };
};
