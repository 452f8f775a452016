import type { ComponentType } from 'react';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { awaitedChunk } from '../frame/lazy-chunk.tsx';
import { chunkPending } from '../frame/pending-chunk.ts';
import { ScreenSkeleton } from '../frame/ScreenSkeleton.tsx';

/** A screen whose code comes when it is opened. The server sends its skeleton. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const Part = awaitedChunk(load);
  return function LazyScreen() {
    const hydrated = useHydrated();
    return hydrated ? (
      <Part />
    ) : (
      <div {...chunkPending}>
        <ScreenSkeleton />
      </div>
    );
  };
}
