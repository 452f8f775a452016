import { afterEach, describe, expect, it } from 'vitest';
import type { MessageChannel } from '#server/platform/messages/message-channel.ts';
import { smtpChannel } from '#server/platform/messages/smtp-channel.ts';
import { smtpServer, type TestSmtp } from '#tests/support/smtp-server.ts';

const MESSAGE = {
  id: 7_000_000_000_000_000_001n,
  brandName: 'Denluma',
  to: 'luna@example.com',
  language: 'th',
  subject: 'A new password',
  text: 'Choose it here:\n\nhttps://denluma.example/reset-password#token=abc',
};

let open: { smtp: TestSmtp; mail: MessageChannel } | null = null;

async function mailTo(options: { refuses?: boolean } = {}) {
  const smtp = await smtpServer(options);
  const mail = smtpChannel(smtp.url, 'Help <help@denluma.example>');
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
    // The same on every attempt, so that a mailbox drops a repeated message.
    expect(message).toMatch(/^Message-ID: <7000000000000000001@denluma\.example>\r$/m);
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
    expect(told).toContain('the mail server answered EENVELOPE 550');
    expect((error as { permanent?: boolean }).permanent).toBe(true);
    expect(told).not.toMatch(/luna|token|smtp:/);
  });
});
