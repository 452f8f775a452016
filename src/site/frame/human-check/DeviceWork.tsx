import { useEffect } from 'react';
import type { ProofOfWork } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { solveWork } from './solve-work.ts';

export interface DeviceWorkProps {
  work: ProofOfWork;
  onAnswer: (counter: string) => void;
  onFailure: () => void;
}

/** The device works for a moment; the person has nothing to do. */
export function DeviceWork({ work, onAnswer, onFailure }: DeviceWorkProps) {
  const say = useTexts('verification');
  useEffect(() => {
    const controller = new AbortController();
    void solveWork(work, controller.signal)
      .catch(() => null)
      .then((counter) => {
        if (controller.signal.aborted) return;
        if (counter === null) onFailure();
        else onAnswer(counter);
      });
    return () => controller.abort();
    // The callbacks of a later render do the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [work]);
  return <p role="status">{say('verification:work.running')}</p>;
}
