import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '#ui/chunk/load-chunk.ts';

/**
 * A component whose code comes when it is first shown, `waiting` standing in its place. One that did
 * not arrive throws `ChunkLoadError` and is requested again when it is shown again.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const ask = (): ComponentType<Props> =>
    asked(load, () => {
      Part = ask();
    });
  let Part = ask();
  return function LazyChunk(props: Props) {
    // The one it began with: the boundary around it reports a failed one.
    const [Shown] = useState(() => Part);
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    );
  };
}

const failed = new Set<() => void>();

/**
 * A component whose code comes when it is first shown; the boundary around it waits, so that what
 * was shown before may stay. One that did not arrive throws `ChunkLoadError` until
 * `renewFailedChunks` is called.
 */
export function awaitedChunk(load: () => Promise<ComponentType>): ComponentType {
  const ask = (): ComponentType =>
    asked(load, () => {
      failed.add(() => {
        Part = ask();
      });
    });
  let Part = ask();
  return function AwaitedChunk() {
    return <Part />;
  };
}

/** Lets chunks that did not arrive be requested again; called once their failure is shown. */
export function renewFailedChunks(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** A component that is requested once; `onFailure` is called before it throws. */
function asked<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): ComponentType<Props> {
  return lazy(async () => {
    try {
      return { default: await loadChunk(load) };
    } catch (error) {
      onFailure();
      throw error;
    }
  });
}
