import { randomInt } from 'node:crypto';
import {
  CODE_DIGITS,
  CODE_MINUTES,
  type QuotaKind,
} from '#domain/verification-code/code-limits.ts';
import { addressGroup, networkGroup } from '../../platform/address-group.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newToken } from '../../platform/id.ts';
import type { Messages } from '../../platform/messages/messages.ts';
import { Problem } from '../../platform/problem.ts';
import type { CallFacts } from '../../platform/route.ts';
import { isDeviceOfNumber } from '../../platform/session/known-device.ts';
import { sha256Hex, sign } from '../../platform/signature.ts';
import type { ServerText } from '../../platform/text.ts';
import { type QuotaSource, takeQuota } from './message-quota.store.ts';
import {
  checkCode,
  type CodeFault,
  type CodeOwner,
  type CodePlace,
  type CodePurpose,
  putCode,
  useCode,
} from './verification-code.store.ts';

/** Codes that prove a mobile number or an e-mail address: sent there, kept hashed, used once. */
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

export interface GivenCode extends CodePlace {
  code: string;
  /** The field of the body that holds it. */
  pointer: '/verificationCode' | '/password' | '/code';
}

export interface CodeRequest extends CodePlace {
  brandName: string;
  text: 'code' | 'hasAccount' | null;
  /** mail: the recipient is an e-mail address. Left out: SMS. */
  channel?: 'sms' | 'mail';
}

export interface VerificationCodesParts {
  db: Db;
  clock: Clock;
  messages: Messages;
  text: ServerText;
  /** Keys the hashes. */
  secret: string;
  count: (purpose: CodePurpose, outcome: 'sent' | 'right' | 'wrong') => void;
  /** Is told of each message that a quota refused. */
  refused: (brand: string, kind: QuotaKind) => void;
}

export function verificationCodes(parts: VerificationCodesParts): VerificationCodes {
  const { db, clock, secret, messages, text, count, refused } = parts;

  /** The key of the server is in it: seven digits alone would be found by trying all of them. */
  function hashOf({ brand, purpose, recipient }: CodeOwner, code: string): string {
    const content = JSON.stringify(['verification code', brand, purpose, recipient, code]);
    return sign(secret, content);
  }

  return {
    async send(call, { brandName, text: wanted, channel = 'sms', ...place }) {
      const { brand, recipient } = place;
      const { language } = call;
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      await inTransaction(db, async (tx) => {
        const sources = await sourcesOf(tx, call, { ...place, channel }, clock);
        await takeQuota(tx, brand, sources, clock, (kind) => refused(brand, kind));
        const expiresAt = await putCode(tx, place, hashOf(place, code), clock);
        if (wanted === null) return;
        const params = { brand: brandName, code, minutes: CODE_MINUTES };
        await messages.queue(tx, {
          brand,
          channel,
          to: recipient,
          language,
          subject:
            channel === 'mail' ? text.say(language, 'verification:mail.subject', params) : '',
          text: text.say(language, `verification:${channel}.${wanted}`, params),
          expiresAt,
        });
      });
      if (wanted !== null) count(place.purpose, 'sent');
      messages.sendSoon();
    },

    async check({ code, pointer, ...place }) {
      const fault = await checkCode(db, place, hashOf(place, code.trim()), clock);
      count(place.purpose, fault === null ? 'right' : 'wrong');
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

/** Who asks for a code or enters one: the device, or the address group of a client without cookies. */
export function askerOf(call: Pick<CallFacts, 'deviceToken' | 'ip'>): string {
  const device = call.deviceToken();
  return device === null ? `address:${addressGroup(call.ip)}` : `device:${sha256Hex(device)}`;
}

/** Whoever asks for a code is the one whose wrong entries count against it: a new device is named first. */
export function namedAsker(
  call: Pick<CallFacts, 'deviceToken' | 'setDeviceCookie' | 'ip'>,
): string {
  const token = call.deviceToken() ?? newToken();
  call.setDeviceCookie(token);
  return askerOf({ ip: call.ip, deviceToken: () => token });
}

/** A number's last digits name one of a block of ten thousand. */
const BLOCK_DIGITS = 4;

/**
 * Sources that a request counts for. Strangers do not use up what the owner's device may ask for: it
 * has a quota for itself, and no shared one refuses it.
 */
async function sourcesOf(
  tx: Tx,
  call: CallFacts,
  { brand, recipient, purpose, asker, channel }: CodePlace & Required<Pick<CodeRequest, 'channel'>>,
  clock: Clock,
): Promise<QuotaSource[]> {
  const token = call.deviceToken();
  const device = token === null ? null : sha256Hex(token);
  const isOwn =
    channel === 'sms' && (await isDeviceOfNumber(tx, { brand, mobile: recipient, token }, clock));
  const own: QuotaSource[] = [
    { kind: 'asker', value: `${recipient} ${purpose} ${asker}` },
    ...(device === null ? [] : [{ kind: 'device' as const, value: device }]),
  ];
  if (isOwn) return own;
  return [
    ...own,
    { kind: 'number', value: recipient },
    ...(channel === 'sms'
      ? [{ kind: 'block' as const, value: recipient.slice(0, -BLOCK_DIGITS) }]
      : []),
    { kind: 'address', value: addressGroup(call.ip) },
    { kind: 'network', value: networkGroup(call.ip) },
    { kind: 'burst', value: 'all' },
    { kind: 'brand', value: 'all' },
  ];
}
