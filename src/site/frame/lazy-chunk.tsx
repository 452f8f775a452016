import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '#ui/chunk/load-chunk.ts';

/**
 * A component whose code comes when it is first shown, `waiting` standing in its place. One that did
 * not arrive throws `ChunkLoadError`; when it is shown anew it is asked for anew.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const ask = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadChunk(load) };
      } catch (error) {
        Part = ask();
        throw error;
      }
    });
  let Part = ask();
  return function LazyChunk(props: Props) {
    // The one it began with: a failed one is for the boundary around it to tell of.
    const [Shown] = useState(() => Part);
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    );
  };
}
