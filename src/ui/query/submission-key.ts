import { newIdempotencyKey } from '#contract/client.ts';

/**
 * The idempotency key of one submission. Trying the same content again gives the same key, so that
 * a lost answer never means doing it twice; other content, or success, begins a new submission.
 */
export interface SubmissionKey {
  keyFor: (content: unknown) => string;
  /** The submission succeeded: the next one is a new one even with the same content. */
  settle: () => void;
}

export function createSubmissionKey(makeKey: () => string = newIdempotencyKey): SubmissionKey {
  let current: { key: string; content: string } | null = null;
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content) ?? '';
      if (current?.content !== text) current = { key: makeKey(), content: text };
      return current.key;
    },
    settle: () => {
      current = null;
    },
  };
}
