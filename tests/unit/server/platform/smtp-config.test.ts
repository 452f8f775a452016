import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { SECRETS } from '#tests/support/test-app.ts';

const read = (environment: Record<string, string>) => readConfig({ ...SECRETS, ...environment });
const URL_WITH_SECRET = 'smtps://robot:s3cret@mail.example.com:465';

describe('how mail leaves', () => {
  it('is by nobody unless it is said', () => {
    expect(read({}).smtp).toBeNull();
  });

  it.each([URL_WITH_SECRET, 'smtp://127.0.0.1:2525', 'smtp://mail.example.com/?requireTLS=true'])(
    'takes %s',
    (url) => {
      const from = 'Help <help@example.com>';
      expect(read({ SMTP_URL: url, MAIL_FROM: from }).smtp).toEqual({ url, from });
    },
  );

  it.each([
    ['SMTP_URL', { MAIL_FROM: 'help@example.com' }],
    ['MAIL_FROM', { SMTP_URL: URL_WITH_SECRET }],
    ['SMTP_URL', { SMTP_URL: 'https://s3cret.example.com', MAIL_FROM: 'help@example.com' }],
    ['MAIL_FROM', { SMTP_URL: URL_WITH_SECRET, MAIL_FROM: 'nobody' }],
    ['MAIL_FROM', { SMTP_URL: URL_WITH_SECRET, MAIL_FROM: 'a <a@b.c>\r\nBcc: x@y.z' }],
  ])('names %s where it is at fault, and shows no value', (name, environment) => {
    let told = '';
    try {
      read(environment);
    } catch (error) {
      told = (error as Error).message;
    }
    expect(told).toContain(name);
    expect(told).not.toContain('s3cret');
  });
});
