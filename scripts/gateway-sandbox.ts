/**
 * Simulates the payment company behind the channel "gateway":
 * `npm run gateway:sandbox -- --port 4400 --secret <key> --notify http://localhost:4300/payments/notify/gateway`.
 * It represents another company, so it imports nothing from the server. It keeps everything in
 * memory and moves no money. `--port 0` picks any free port.
 */
import { parseArgs } from 'node:util';
import { openGatewaySandbox } from './gateway-sandbox/open-gateway-sandbox.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    secret: { type: 'string', default: '' },
    notify: { type: 'string', default: '' },
  },
});

function faultOf({ port, secret, notify }: typeof values): string | null {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return '--port: must be 0 to 65535';
  if (secret === '') return '--secret: is needed, the same as GATEWAY_PAYMENT_SECRET';
  if (!URL.canParse(notify)) return '--notify: must be the address for notifications';
  return null;
}

const fault = faultOf(values);
if (fault === null) {
  try {
    const { port } = await openGatewaySandbox({
      port: Number(values.port),
      secret: values.secret,
      notifyUrl: values.notify,
      log: console.log,
    });
    console.log(`gateway sandbox on http://localhost:${port}`);
  } catch (error) {
    console.error(`the gateway sandbox did not start: ${(error as Error).message}`);
    process.exitCode = 1;
  }
} else {
  console.error(fault);
  process.exitCode = 2;
}
