import { Ajv } from 'ajv';
import type { FeedMessage } from '#domain/sports/feed/message.ts';
import schema from '#schemas/sports-feed-message.json' with { type: 'json' };

let check: ((value: unknown) => boolean) | undefined;

/** A line of a feed as a message; null: it is unreadable, and nothing of it is guessed. */
export function readMessage(line: string): FeedMessage | null {
  check ??= new Ajv({ strict: true, allowUnionTypes: true }).compile<FeedMessage>(schema);
  try {
    const value: unknown = JSON.parse(line);
    return check(value) ? (value as FeedMessage) : null;
  } catch {
    return null;
  }
}
