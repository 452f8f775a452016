import { topics } from '#contract/generated/topics.ts';
import type { TopicName } from '#contract/topic.ts';
import type { Seen } from '../../platform/live/stream.ts';

/** What a client asks for over its socket. */
export type ClientFrame =
  | { readonly kind: 'join'; readonly topic: TopicName; readonly seen: Seen | null }
  | { readonly kind: 'leave'; readonly topic: TopicName };

export type FrameFault = 'INVALID_BODY' | 'NOT_FOUND';

/** Reads a frame: `{"kind":"join","topic":"balance","seen":["a1b2c3d4",7]}`, or what is wrong with it. */
export function readFrame(text: string): ClientFrame | FrameFault {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return 'INVALID_BODY';
  }
  if (typeof frame !== 'object' || frame === null) return 'INVALID_BODY';
  const { kind, topic, seen = null } = frame as Record<string, unknown>;
  if (typeof topic !== 'string' || (kind !== 'join' && kind !== 'leave')) return 'INVALID_BODY';
  if (seen !== null && !isSeen(seen)) return 'INVALID_BODY';
  if (!Object.hasOwn(topics, topic)) return 'NOT_FOUND';
  const name = topic as TopicName;
  return kind === 'leave' ? { kind, topic: name } : { kind, topic: name, seen };
}

function isSeen(value: unknown): value is Seen {
  if (!Array.isArray(value)) return false;
  const [mark, number] = value as readonly unknown[];
  return value.length === 2 && typeof mark === 'string' && typeof number === 'number';
}
