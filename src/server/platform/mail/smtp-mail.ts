import { createTransport } from 'nodemailer';
import type { MailPort } from './mail-port.ts';

/** A server that does not answer must not hold what waits behind it for minutes. */
const TIMES_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Mail by way of an SMTP server.
 * @param url as SMTP_URL has it; may hold a password and is never logged
 * @param from as MAIL_FROM has it: an address, with or without a name
 */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMES_MS });
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
  return {
    async send({ brandName, to, language, subject, text }) {
      const sent = transport.sendMail({
        from: { name: brandName, address },
        // As an object: a list in it would be several recipients.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'content-language': language, 'auto-submitted': 'auto-generated' },
        // What a message says comes from us alone: nothing is fetched for it.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await sent.catch((error: unknown) => {
        throw notTaken(error);
      });
    },
    close: () => transport.close(),
  };
}

/** What the server said may repeat the recipient, or ours who we are: only the codes are told. */
function notTaken(error: unknown): Error {
  const { code = 'UNKNOWN', responseCode = 0 } = error as { code?: string; responseCode?: number };
  return new Error(`the mail server did not take a message (${code} ${responseCode})`);
}
