import { useRef } from 'react';
import type { topics } from '#contract/generated/topics.ts';
import { useTopic } from '#ui/live/useTopic.ts';

/** Topics that say no more than that a list has changed. */
export type DeskTopic = {
  [Name in keyof typeof topics]: (typeof topics)[Name]['audience'] extends 'staff' ? Name : never;
}[keyof typeof topics];

/**
 * Reads a list again when the server says that it has changed.
 * @param topic null: the server has no topic for this list
 * @param brands whose rows it shows
 */
export function useDeskTopic(
  topic: DeskTopic | null,
  brands: readonly string[],
  refresh: () => Promise<unknown>,
): void {
  const stamps = useRef<Record<string, string>>({});
  const hear = ({ brand, changedAt }: { brand: string; changedAt: string }): void => {
    const before = stamps.current[brand];
    if (!brands.includes(brand) || changedAt === before) return;
    stamps.current[brand] = changedAt;
    // The first one only says when it changed last: the list has just been read.
    if (before !== undefined) void refresh();
  };
  useTopic(topic ?? 'depositQueue', hear, { enabled: topic !== null });
}
