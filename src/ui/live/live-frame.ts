import type { TopicName } from '#contract/topic.ts';
import type { SessionEnd } from '../session/guarded-client.ts';

/** What the server says over the socket, and what the socket's own end comes to. */
export type LiveFrame =
  | { kind: 'state'; topic: TopicName; seen: readonly [string, number]; state: unknown }
  | { kind: 'refused'; topic: TopicName | null; code: string }
  | { kind: 'ending'; at: string }
  | { kind: 'beat' }
  /** Ours: the server ended the session. */
  | { kind: 'ended'; reason: SessionEnd };

const SESSION_ENDED = 4401;

/** @returns null for what is no frame of ours */
export function readLiveFrame(text: string): LiveFrame | null {
  try {
    const frame = JSON.parse(text) as LiveFrame | null;
    return typeof frame === 'object' && frame !== null && 'kind' in frame ? frame : null;
  } catch {
    return null;
  }
}

/** Whether a close means that the session is over; null: the connection was lost. */
export function endOfSession(code: number, reason: string): SessionEnd | null {
  if (code !== SESSION_ENDED) return null;
  return reason === 'replaced' ? 'replaced' : 'expired';
}
