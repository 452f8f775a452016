import { useRef } from 'react';
import type { topics } from '#contract/generated/topics.ts';
import { useTopic } from '#ui/live/useTopic.ts';

/** Topics that say no more than that a list has changed. */
type ListTopic = {
  [Name in keyof typeof topics]: (typeof topics)[Name]['audience'] extends 'staff' ? Name : never;
}[keyof typeof topics];

/** Reads a brand's list again when the server says that it has changed. */
export function useListTopic(
  topic: ListTopic,
  brand: string,
  refresh: () => Promise<unknown>,
): void {
  const stamp = useRef<string | null>(null);
  useTopic(topic, (change) => {
    if (change.brand !== brand || change.changedAt === stamp.current) return;
    const isNews = stamp.current !== null;
    stamp.current = change.changedAt;
    // The first one only says when it changed last: the list has just been read.
    if (isNews) void refresh();
  });
}
