import {
  type Location,
  type NavigationType,
  type Navigator,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';

/** An address, and how the visitor came to it. */
export interface Visit {
  readonly location: Location;
  readonly by: NavigationType;
}

/** The addresses that a visitor goes through. Everything that shows one follows it. */
export interface SiteHistory {
  readonly navigator: Navigator;
  readonly visit: () => Visit;
  /** @returns a function that ends the following */
  readonly follow: (onMove: () => void) => () => void;
}

/** The browser's own history. */
export const browserHistory = (): SiteHistory => followed(createBrowserHistory({ v5Compat: true }));

/** A history that no address bar shows: on the server, and in the builder's preview. */
export const memoryHistory = (url = '/'): SiteHistory =>
  followed(createMemoryHistory({ initialEntries: [url], v5Compat: true }));

type History = ReturnType<typeof createBrowserHistory>;

/** The library's history notifies one listener alone. */
function followed(history: History): SiteHistory {
  const followers = new Set<() => void>();
  let stop: (() => void) | null = null;
  return {
    navigator: history,
    visit: () => ({ location: history.location, by: history.action }),
    follow(onMove) {
      stop ??= history.listen(() => {
        for (const follower of followers) follower();
      });
      followers.add(onMove);
      return () => {
        followers.delete(onMove);
        if (followers.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}
