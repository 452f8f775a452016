import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signatureHeader } from '#server/payments/gateway/gateway-signature.ts';
import { KEY, NOTIFICATION, NOW, OLD_KEY, openChannel } from './gateway-fixture.ts';

const BODY = JSON.stringify(NOTIFICATION);
const SECONDS = NOW.getTime() / 1000;

const hmac = (key: string, message: string): string =>
  createHmac('sha256', key).update(message).digest('base64url');

const headerAt = (seconds: number, key = KEY, body = BODY): string =>
  `t=${seconds},v1=${hmac(key, `${seconds}.${body}`)}`;

async function check(header: string | string[] | undefined, body = Buffer.from(BODY)) {
  const { checkSignature } = await openChannel();
  const headers = header === undefined ? {} : { 'x-gateway-signature': header };
  return checkSignature({ headers, rawBody: body, url: '/payments/notify/gateway' });
}

const REFUSED = { name: 'Problem', code: 'INVALID_SIGNATURE' };

describe("a notification's signature", () => {
  it('is accepted by the new key and by the old one', async () => {
    const caller = { kind: 'payment', code: 'gateway' };
    expect(await check(headerAt(SECONDS))).toEqual(caller);
    expect(await check(headerAt(SECONDS, OLD_KEY))).toEqual(caller);
  });

  it('is accepted up to five minutes before and after the present', async () => {
    await expect(check(headerAt(SECONDS - 300))).resolves.toBeDefined();
    await expect(check(headerAt(SECONDS + 300))).resolves.toBeDefined();
    await expect(check(headerAt(SECONDS - 301))).rejects.toMatchObject(REFUSED);
    await expect(check(headerAt(SECONDS + 301))).rejects.toMatchObject(REFUSED);
  });

  it('is refused under another key', async () => {
    await expect(check(headerAt(SECONDS, `${KEY}x`))).rejects.toMatchObject(REFUSED);
  });

  it('is refused over another body, another time or no time', async () => {
    const body = BODY.replace('25.50', '25.51');
    await expect(check(headerAt(SECONDS, KEY, body))).rejects.toMatchObject(REFUSED);
    const moved = headerAt(SECONDS).replace(`t=${SECONDS}`, `t=${SECONDS + 1}`);
    await expect(check(moved)).rejects.toMatchObject(REFUSED);
    await expect(check(`t=${SECONDS},v1=${hmac(KEY, BODY)}`)).rejects.toMatchObject(REFUSED);
  });

  it('covers the exact bytes of a body that is not UTF-8', async () => {
    const bytes = Buffer.from([0xff, 0xfe, 0x00]);
    const signature = createHmac('sha256', KEY).update(`${SECONDS}.`).update(bytes);
    const header = `t=${SECONDS},v1=${signature.digest('base64url')}`;
    await expect(check(header, bytes)).resolves.toBeDefined();
    await expect(check(header, Buffer.from(bytes.toString('utf8')))).rejects.toMatchObject(REFUSED);
  });

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['sent twice', [headerAt(SECONDS), headerAt(SECONDS)]],
    ['without a time', `v1=${hmac(KEY, `${SECONDS}.${BODY}`)}`],
    ['without a signature', `t=${SECONDS}`],
    ['with a time that is not a number', headerAt(SECONDS).replace('t=', 't=-')],
    ['followed by more', `${headerAt(SECONDS)},v1=`],
    ['in another order', headerAt(SECONDS).split(',').toReversed().join(',')],
  ])('is refused when the header is %s', async (_, header) => {
    await expect(check(header)).rejects.toMatchObject(REFUSED);
  });

  it('has the form t=<seconds>,v1=<signature> on our requests too', () => {
    const header = signatureHeader(KEY, { now: () => NOW }, 'GET /payments/abc');
    expect(header).toBe(headerAt(SECONDS, KEY, 'GET /payments/abc'));
    expect(header).toBe('t=1772366400,v1=nQ7tuh6mVDducMwvyLVu5CrztbMg8ImWU7wk9FxAfPc');
  });
});
