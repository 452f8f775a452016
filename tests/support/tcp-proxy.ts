import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  /** The address with this proxy in place of the server. */
  readonly url: string;
  /** Breaks every connection and takes no other, as when the server goes. */
  cut(): void;
  /** Connections stay and carry nothing, as when the line between goes. */
  stall(): void;
  restore(): void;
  close(): Promise<void>;
}

/** A line between the app and its database that can be cut in the middle of a sentence. */
export async function openTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(serverUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'cut' | 'stalled' = 'open';

  const proxy = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect({ host: hostname, port: Number(port || 5432) });
    const pair = [near, far] as const;
    pairs.add(pair);
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (bytes: Buffer) => {
        if (state === 'open') to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    };
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });

  const breakAll = (): void => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      state = 'cut';
      breakAll();
    },
    stall: () => {
      state = 'stalled';
    },
    restore: () => {
      state = 'open';
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
    },
  };
}
