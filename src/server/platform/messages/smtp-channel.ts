import { createTransport } from 'nodemailer';
import { type MessageChannel, NotAccepted } from './message-channel.ts';

/** Open at the same time to the mail server. */
export const MAIL_CONNECTIONS = 5;

/** A server that does not answer must not hold up the messages behind it for minutes. */
const TIMES_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Mail by an SMTP server.
 * @param url as SMTP_URL has it; may hold a password and is never logged
 * @param from as MAIL_FROM has it: an address, with or without a name
 */
export function smtpChannel(url: string, from: string): MessageChannel {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    ...TIMES_MS,
  });
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
  return {
    async send({ id, brandName, to, language, subject, text }) {
      const sent = transport.sendMail({
        from: { name: brandName, address },
        // As an object: a list in it would be several recipients.
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${address.split('@').at(-1)}>`,
        headers: { 'content-language': language, 'auto-submitted': 'auto-generated' },
        // The message is made of our own text alone: nothing is fetched for it.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await sent.catch((error: unknown) => {
        throw notAccepted(error);
      });
    },
    close: () => transport.close(),
  };
}

/** The server's answer may repeat the recipient or our credentials: only the codes are kept. */
function notAccepted(error: unknown): NotAccepted {
  const { code = 'UNKNOWN', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const permanent = responseCode >= 500;
  return new NotAccepted(`the mail server answered ${code} ${responseCode}`, { permanent });
}
