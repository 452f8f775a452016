import type { FeedMessage } from '#domain/sports/feed/message.ts';

/** Takes a message in. */
export type TakeMessage = (message: FeedMessage) => void;

/** The source of the messages of one producer or several. */
export interface Feed {
  /** Begins to send. Messages may come late, twice and in any order. */
  open(take: TakeMessage): void;
  /** Sends what is due by now, where the feed does not send by itself. @param now milliseconds since 1970 */
  poll(now: number): void;
  /** Sends everything that a node has to know, and then the end of the recovery under its name. */
  recover(request: string): void;
  close(): Promise<void>;
}
