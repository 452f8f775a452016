import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/dev/free-port.ts';

export interface GatewayProcess {
  url: string;
  /** As a player on the gateway's page. @returns the answers of the shop to its notifications */
  decide(redirectUrl: string, action: string): Promise<readonly number[]>;
  stop(): Promise<void>;
}

/** The payment company's simulator in a process of its own. */
export async function startGateway(
  secret: string,
  notifyUrl: string,
  at?: number,
): Promise<GatewayProcess> {
  const port = at ?? (await freePort());
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/gateway-sandbox.ts',
      '--port',
      String(port),
      '--secret',
      secret,
      '--notify',
      notifyUrl,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('gateway sandbox on')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)));
  });
  return {
    url,
    async decide(redirectUrl, action) {
      // Its page opens the payment.
      const page = await fetch(redirectUrl);
      if (page.status !== 200) throw new Error(`the gateway's page answered ${page.status}`);
      const reference = new URL(redirectUrl).searchParams.get('reference');
      const answer = await fetch(`${url}/checkout/decide`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reference, action }),
      });
      const { notifications } = (await answer.json()) as { notifications: number[] };
      return notifications;
    },
    async stop() {
      child.removeAllListeners('exit');
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
