import { randomInt } from 'node:crypto';
import { CODE_DIGITS, CODE_MINUTES } from '#domain/verification-code/code-limits.ts';
import { addressGroup } from '../address-group.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Messages } from '../messages/messages.ts';
import { Problem } from '../problem.ts';
import type { CallFacts } from '../route.ts';
import { sha256Hex, sign } from '../signature.ts';
import type { ServerText } from '../text.ts';
import { type QuotaSource, takeQuota } from './message-quota.store.ts';
import {
  checkCode,
  type CodeFault,
  type CodeOwner,
  type CodePurpose,
  putCode,
  useCode,
} from './verification-code.store.ts';

/** Codes that prove a mobile number: sent by SMS, kept hashed, used once. */
export interface VerificationCodes {
  /**
   * Sends a code, or for a number that has no use for one only stores it: a caller cannot tell.
   * @param text 'code' sends the code; 'hasAccount' says that the number has an account; null sends nothing
   * @throws Problem SMS_QUOTA_EXCEEDED
   */
  send(call: CallFacts, request: CodeRequest): Promise<void>;
  /** @throws Problem VERIFICATION_CODE_INVALID, VERIFICATION_CODE_EXPIRED */
  check(given: GivenCode): Promise<void>;
  /** Uses a checked code. @throws Problem VERIFICATION_CODE_INVALID when another request used it */
  use(tx: Tx, given: GivenCode): Promise<void>;
  /** The answer to a wrong code. */
  refusal(given: Pick<GivenCode, 'pointer'>): Problem;
}

export interface GivenCode extends CodeOwner {
  code: string;
  /** The field of the body that holds it. */
  pointer: '/verificationCode' | '/password';
}

export interface CodeRequest extends CodeOwner {
  brandName: string;
  text: 'code' | 'hasAccount' | null;
}

export interface VerificationCodesParts {
  db: Db;
  clock: Clock;
  messages: Messages;
  text: ServerText;
  /** Keys the hashes. */
  secret: string;
  count: (purpose: CodePurpose, outcome: 'sent' | 'right' | 'wrong') => void;
}

export function verificationCodes(parts: VerificationCodesParts): VerificationCodes {
  const { db, clock, secret, messages, text, count } = parts;

  /** The key of the server is in it: seven digits alone would be found by trying all of them. */
  function hashOf({ brand, purpose, recipient }: CodeOwner, code: string): string {
    const content = JSON.stringify(['verification code', brand, purpose, recipient, code]);
    return sign(secret, content);
  }

  return {
    async send(call, { brandName, text: wanted, ...owner }) {
      const { brand, recipient } = owner;
      const { language } = call;
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      await inTransaction(db, async (tx) => {
        await takeQuota(tx, brand, sourcesOf(call, recipient), clock);
        const expiresAt = await putCode(tx, owner, hashOf(owner, code), clock);
        if (wanted === null) return;
        const params = { brand: brandName, code, minutes: CODE_MINUTES };
        await messages.queue(tx, {
          brand,
          channel: 'sms',
          to: recipient,
          language,
          subject: '',
          text: text.say(language, `verification:sms.${wanted}`, params),
          expiresAt,
        });
      });
      if (wanted !== null) count(owner.purpose, 'sent');
      messages.sendSoon();
    },

    async check({ code, pointer, ...owner }) {
      const fault = await checkCode(db, owner, hashOf(owner, code.trim()), clock);
      count(owner.purpose, fault === null ? 'right' : 'wrong');
      if (fault !== null) throw refusal(fault, pointer);
    },

    async use(tx, { code, pointer, ...owner }) {
      const isUsed = await useCode(tx, owner, hashOf(owner, code.trim()), clock);
      if (!isUsed) throw refusal('VERIFICATION_CODE_INVALID', pointer);
    },

    refusal: ({ pointer }) => refusal('VERIFICATION_CODE_INVALID', pointer),
  };
}

function refusal(code: CodeFault, pointer: GivenCode['pointer']): Problem {
  const fields = { [pointer]: { code: 'WRONG', messageKey: `error:${code}` } };
  return new Problem(code, { fields });
}

function sourcesOf(call: CallFacts, recipient: string): QuotaSource[] {
  const device = call.deviceToken();
  return [
    { kind: 'number', value: recipient },
    { kind: 'address', value: addressGroup(call.ip) },
    ...(device === null ? [] : [{ kind: 'device' as const, value: sha256Hex(device) }]),
    { kind: 'brand', value: 'all' },
  ];
}
