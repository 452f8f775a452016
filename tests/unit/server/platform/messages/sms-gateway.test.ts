import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NotAccepted } from '#server/platform/messages/message-channel.ts';
import { smsGateway } from '#server/platform/messages/sms-gateway.ts';
import { isSignedBy } from '#server/platform/signature.ts';
import { openSmsGateway, type TestSmsGateway } from '#tests/support/sms-gateway.ts';

const SECRET = 'sms-gateway-secret-for-tests-0123456789';
const MESSAGE = {
  id: 42n,
  brandName: 'Denluma',
  to: '+51987654321',
  language: 'es',
  subject: '',
  text: 'Tu código: 1234567',
};

describe('text messages by an HTTP gateway', () => {
  let gateway: TestSmsGateway;
  beforeEach(async () => {
    gateway = await openSmsGateway();
  });
  afterEach(() => gateway.close());

  const send = () => smsGateway({ url: gateway.url, secret: SECRET }).send(MESSAGE);
  const failure = async (): Promise<NotAccepted> => {
    const error: unknown = await send().catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(NotAccepted);
    return error as NotAccepted;
  };

  it('are posted once, signed over their exact bytes', async () => {
    await send();
    expect(gateway.requests).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = gateway.requests;
    expect(JSON.parse(body)).toEqual({
      id: '42',
      to: MESSAGE.to,
      from: 'Denluma',
      text: MESSAGE.text,
    });
    expect(isSignedBy(SECRET, body, String(headers['x-signature']))).toBe(true);
  });

  it.each([
    [400, true],
    [403, true],
    [404, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])('fail after the answer %i; a retry cannot help: %s', async (status, permanent) => {
    gateway.answerWith(status);
    const error = await failure();
    expect(error.permanent).toBe(permanent);
    expect(error.message).toBe(`the SMS gateway answered ${status}`);
  });

  it('never follow a redirect', async () => {
    gateway.answerWith(307);
    expect((await failure()).permanent).toBe(false);
    expect(gateway.requests).toHaveLength(1);
  });

  it('fail without recipient, text or secret in the error', async () => {
    await gateway.close();
    const error = await failure();
    const said = `${error.message} ${error.stack} ${JSON.stringify(error)}`;
    expect(said).not.toMatch(/987654321|1234567|sms-gateway-secret/);
  });
});
