import type { ComponentType } from 'react';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { latePart } from './late-part.tsx';
import { partPending } from './pending-part.ts';
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx';

/** A screen whose code comes when it is opened. The server sends its skeleton. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const Part = latePart(load, <ScreenSkeleton />);
  return function LazyScreen() {
    const hydrated = useHydrated();
    return hydrated ? (
      <Part />
    ) : (
      <div {...partPending}>
        <ScreenSkeleton />
      </div>
    );
  };
}
