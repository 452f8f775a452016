import type { StateOf, TopicName } from '#contract/topic.ts';

type Handler = (state: unknown) => void;

/**
 * Which topics the page wants and who is told of them. It knows nothing of the socket, which comes
 * later and in code of its own: a page costs no more at first for what it will hear.
 */
export interface TopicBoard {
  /** @returns ends the listening */
  listen<Name extends TopicName>(topic: Name, handler: (state: StateOf<Name>) => void): () => void;
  wanted(): readonly TopicName[];
  deliver(topic: TopicName, state: unknown): void;
  /** Whoever brings the states; told when other topics are wanted than before. */
  onWanted(react: (() => void) | null): void;
}

export function createTopicBoard(): TopicBoard {
  const handlers = new Map<TopicName, Set<Handler>>();
  let wantedChanged: (() => void) | null = null;
  return {
    listen(topic, handler) {
      const own = handlers.get(topic) ?? new Set<Handler>();
      const isNew = own.size === 0;
      handlers.set(topic, own.add(handler as Handler));
      if (isNew) wantedChanged?.();
      return () => {
        own.delete(handler as Handler);
        if (own.size > 0) return;
        handlers.delete(topic);
        wantedChanged?.();
      };
    },
    wanted: () => [...handlers.keys()],
    deliver(topic, state) {
      for (const handler of handlers.get(topic) ?? []) handler(state);
    },
    onWanted(react) {
      wantedChanged = react;
    },
  };
}
