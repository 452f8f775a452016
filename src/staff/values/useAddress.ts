import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { cursorOf, withValues } from './address-values.ts';
import { type PageStep, type PageTrail, stepBack, stepOn, trailOf } from './page-trail.ts';

export interface Address {
  readonly params: URLSearchParams;
  /** Narrows the list anew; null or empty takes a value out. */
  change: (values: Readonly<Record<string, string | null>>) => void;
  /** Changes what is looked at in the same page of the list; null takes a value out. */
  look: (values: Readonly<Record<string, string | null>>) => void;
  /** Puts other values in the place of all. */
  replace: (values: URLSearchParams) => void;
  /** Takes every value out. */
  clear: () => void;
  /** The steps to the pages beside this one; left out where there is none. */
  steps: (page: {
    nextCursor: string | null | undefined;
    /** Another page is on its way: a step from the old one would lead astray. */
    busy: boolean;
  }) => { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined };
}

/** The filters and the page of a list, which stand in the address, so that it can be shared and gone back to. */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const cursor = cursorOf(params);
  const trail = trailOf(state);

  const change = useCallback<Address['change']>(
    (values) =>
      // Replaced, as letter by letter would fill the browser's history.
      setParams((now) => withValues(now, values), { replace: true, state: withTrail(state, []) }),
    [setParams, state],
  );
  const go = (step: PageStep): void => {
    const next = new URLSearchParams(params);
    if (step.cursor === null) next.delete('cursor');
    else next.set('cursor', step.cursor);
    setParams(next, { state: withTrail(state, step.trail) });
  };
  const replace = (values: URLSearchParams): void =>
    setParams(values, { replace: true, state: withTrail(state, []) });
  return {
    params,
    change,
    look: (values) =>
      setParams((now) => withValues(now, { cursor: now.get('cursor'), ...values }), {
        replace: true,
        state,
      }),
    replace,
    clear: () => replace(new URLSearchParams()),
    steps: ({ nextCursor, busy }) => {
      const before = stepBack(cursor, trail);
      return {
        onPrevious: before === null ? undefined : () => go(before),
        onNext:
          nextCursor === null || nextCursor === undefined
            ? undefined
            : () => {
                if (!busy) go(stepOn(cursor, trail, nextCursor));
              },
      };
    },
  };
}

/** What else the history entry carries stays with it. */
function withTrail(state: unknown, trail: PageTrail): object {
  return typeof state === 'object' && state !== null ? { ...state, trail } : { trail };
}
