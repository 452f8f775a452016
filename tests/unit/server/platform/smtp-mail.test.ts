import { afterEach, describe, expect, it } from 'vitest';
import type { MailPort } from '#server/platform/mail/mail-port.ts';
import { smtpMail } from '#server/platform/mail/smtp-mail.ts';
import { smtpServer, type TestSmtp } from '#tests/support/smtp-server.ts';

const MESSAGE = {
  brand: 'denluma',
  brandName: 'Denluma',
  to: 'luna@example.com',
  language: 'th',
  subject: 'A new password',
  text: 'Choose it here:\n\nhttps://denluma.example/reset-password#token=abc',
};

let open: { smtp: TestSmtp; mail: MailPort } | null = null;

async function mailTo(options: { refuses?: boolean } = {}) {
  const smtp = await smtpServer(options);
  const mail = smtpMail(smtp.url, 'Help <help@denluma.example>');
  open = { smtp, mail };
  return open;
}

afterEach(async () => {
  open?.mail.close();
  await open?.smtp.close();
  open = null;
});

describe('mail by SMTP', () => {
  it('reaches the server, from the brand, to one person, as plain text', async () => {
    const { smtp, mail } = await mailTo();
    await mail.send(MESSAGE);
    expect(smtp.recipients).toEqual(['luna@example.com']);
    const [message = ''] = smtp.messages;
    expect(message).toMatch(/^From: Denluma <help@denluma\.example>\r$/m);
    expect(message).toMatch(/^To: luna@example\.com\r$/m);
    expect(message).toMatch(/^Subject: A new password\r$/m);
    expect(message).toMatch(/^Content-Language: th\r$/m);
    expect(message).toMatch(/^Content-Type: text\/plain/m);
    expect(message.replaceAll('=\r\n', '')).toContain('/reset-password#token=');
  });

  it('takes an address for one address, whatever stands in it', async () => {
    const { smtp, mail } = await mailTo();
    await mail.send({ ...MESSAGE, to: 'luna@example.com, other@example.com' }).catch(() => null);
    expect(smtp.recipients).not.toContain('other@example.com');
  });

  it('says of a failure neither to whom nor what', async () => {
    const { mail } = await mailTo({ refuses: true });
    const error: unknown = await mail.send(MESSAGE).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(Error);
    const told = `${(error as Error).message} ${(error as Error).stack} ${JSON.stringify(error)}`;
    expect(told).toContain('did not take');
    expect(told).not.toMatch(/luna|token|smtp:/);
  });
});
