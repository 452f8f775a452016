import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  /** The address with this proxy in place of the server. */
  readonly url: string;
  /** Breaks every connection and takes no other, as when the server goes. */
  cut(): void;
  /** Connections stay and carry nothing, as when the line between goes. */
  stall(): void;
  restore(): void;
  /**
   * Waits for the next transaction in which `marker` was sent, and stops the world at its commit:
   * before the database hears of it, or after it was made and before the app hears that it was.
   * `strike` has to break the connection.
   */
  atCommit(marker: string, moment: 'before' | 'after', strike: () => void): void;
  close(): Promise<void>;
}

/** As simple queries they end with a zero byte. */
const BEGIN = 'begin\0';
const COMMIT = 'commit\0';

/** A line between the app and its database that can be cut in the middle of a sentence. */
export async function openTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(serverUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'cut' | 'stalled' = 'open';
  let watch: { marker: string; moment: 'before' | 'after'; strike: () => void } | null = null;

  const proxy = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect({ host: hostname, port: Number(port || 5432) });
    const pair = [near, far] as const;
    pairs.add(pair);
    let isMarked = false;
    /** What happens once the database has answered the commit. */
    let committed: (() => void) | null = null;
    /** @returns whether the bytes go on to the database */
    const isLetOn = (bytes: Buffer): boolean => {
      if (watch === null) return true;
      const { marker, moment, strike } = watch;
      const text = bytes.toString('latin1');
      if (text.includes(BEGIN)) isMarked = false;
      if (text.includes(marker)) isMarked = true;
      if (!isMarked || !text.includes(COMMIT)) return true;
      watch = null;
      if (moment === 'after') committed = strike;
      else strike();
      return moment === 'after';
    };
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (bytes: Buffer) => {
        if (state !== 'open') return;
        if (from === near) {
          if (isLetOn(bytes)) to.write(bytes);
        } else if (committed === null) to.write(bytes);
        else {
          const strike = committed;
          committed = null;
          strike();
        }
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
    atCommit: (marker, moment, strike) => {
      watch = { marker, moment, strike };
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
    },
  };
}
