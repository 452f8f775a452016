import type { Redis } from 'ioredis';
import { newToken } from './id.ts';
import type { Log } from './log.ts';

/** Words between the nodes of one installation. */
export interface NodeNotices {
  /** Tells the other nodes; who hears nothing finds out by itself a little later. */
  tell(text?: string): void;
  /**
   * Calls `react` whenever another node has told.
   * @param back called when Redis is there again and notices may have been missed
   */
  hear(react: (text: string) => Promise<void>, back?: () => void): void;
  close(): void;
}

/** Without Redis there is nobody to tell. */
export function nodeNotices(redis: Redis | null, topic: string, log: Log): NodeNotices {
  if (redis === null)
    return { tell: () => undefined, hear: () => undefined, close: () => undefined };
  const channel = `notice:${topic}`;
  const own = newToken().slice(0, 16);
  // A connection that listens can do nothing else. It waits for Redis, however long that takes.
  const listener = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  // A subscription that is given up would never be made again.
  delete listener.options.commandTimeout;
  const failed = (error: unknown): void =>
    log.warn({ err: error, topic }, 'a notice was not passed on');
  listener.on('error', failed);
  return {
    tell: (text = '') => {
      redis.publish(channel, `${own} ${text}`).catch(failed);
    },
    hear: (react, back) => {
      listener.on('message', (_channel: string, message: string) => {
        const end = message.indexOf(' ');
        if (message.slice(0, end) !== own) react(message.slice(end + 1)).catch(failed);
      });
      let lost = false;
      listener.on('close', () => {
        lost = true;
      });
      listener.on('ready', () => {
        if (lost) back?.();
        lost = false;
      });
      // Not waited for: a start does not hang on Redis.
      listener.subscribe(channel).catch(failed);
    },
    close: () => listener.disconnect(),
  };
}
