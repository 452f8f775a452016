import { type ComponentType, lazy, Suspense } from 'react';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { loadPart } from './load-part.ts';
import { partPending } from './pending-part.ts';
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx';

/** A screen whose code comes when it is opened. The server sends its skeleton. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await loadPart(load) }));
  return function LazyScreen() {
    const hydrated = useHydrated();
    return hydrated ? (
      <Suspense fallback={<ScreenSkeleton />}>
        <Part />
      </Suspense>
    ) : (
      <div {...partPending}>
        <ScreenSkeleton />
      </div>
    );
  };
}
