import { sign } from '../signature.ts';
import { type MessageChannel, NotAccepted } from './message-channel.ts';

const TIMEOUT_MS = 10_000;
/** Statuses after which the gateway may accept the same message later. */
const TRANSIENT = new Set([408, 425, 429]);

export interface SmsGateway {
  /** Receives a POST with JSON `{ id, to, from, text }`. */
  url: string;
  /** Signs the body: HMAC-SHA256 in base64url, in the header x-signature. */
  secret: string;
}

/** Text messages by an HTTP gateway. It must accept a repeated id once. */
export function smsGateway({ url, secret }: SmsGateway): MessageChannel {
  return {
    async send({ id, brandName, to, text }) {
      const body = JSON.stringify({ id: String(id), to, from: brandName, text });
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': sign(secret, body) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        const { name } = error as Error;
        throw new NotAccepted(`the SMS gateway did not answer (${name})`, { permanent: false });
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const permanent = answer.status < 500 && !TRANSIENT.has(answer.status);
      throw new NotAccepted(`the SMS gateway answered ${answer.status}`, { permanent });
    },
    close: () => undefined,
  };
}
