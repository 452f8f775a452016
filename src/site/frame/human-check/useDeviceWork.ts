import { useEffect, useState } from 'react';
import type { ProofOfWork } from '#contract/generated/types.ts';
import { solveWork } from './solve-work.ts';

export type DeviceWork =
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly counter: string }
  /** The device is too slow, or the browser lacks what the work needs. */
  | { readonly state: 'failed' };

/** Does the work of a challenge while the person looks at it. @param work null: there is none yet */
export function useDeviceWork(work: ProofOfWork | null): DeviceWork {
  const [done, setDone] = useState<{ work: ProofOfWork; counter: string | null } | null>(null);
  useEffect(() => {
    if (work === null) return undefined;
    const controller = new AbortController();
    void solveWork(work, controller.signal)
      .catch(() => null)
      .then((counter) => {
        if (!controller.signal.aborted) setDone({ work, counter });
      });
    return () => controller.abort();
  }, [work]);
  if (done === null || done.work !== work) return { state: 'running' };
  return done.counter === null ? { state: 'failed' } : { state: 'done', counter: done.counter };
}
