import { createContext, useContext, useEffect, useRef } from 'react';
import type { StateOf, TopicName } from '#contract/topic.ts';
import type { TopicBoard } from './topic-board.ts';

/** The page's topics; null: this page hears of nothing. */
export const TopicBoardContext = createContext<TopicBoard | null>(null);

/**
 * Calls the handler with each new state of a topic while the component is shown. A state replaces
 * every earlier one, and may come again as it was.
 */
export function useTopic<Name extends TopicName>(
  topic: Name,
  handler: (state: StateOf<Name>) => void,
  { enabled = true }: { enabled?: boolean } = {},
): void {
  const board = useContext(TopicBoardContext);
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    if (board === null || !enabled) return undefined;
    return board.listen(topic, (state) => latest.current(state));
  }, [board, topic, enabled]);
}
