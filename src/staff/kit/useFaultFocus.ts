import { type RefObject, useEffect, useRef } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';

/**
 * Focuses the first field marked as wrong after each refusal, so that its fault is read out.
 * @param refusals how many submissions the form itself refused
 */
export function useFaultFocus(
  problem: ProblemError | null,
  refusals: number,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
    field?.focus();
    field?.select();
  }, [problem, refusals]);
  return form;
}
