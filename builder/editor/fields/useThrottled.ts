import { useEffect, useRef } from 'react';

/**
 * Calls at most once in `ms`, and always with the last value there was: at once where it has been
 * quiet, else when the time is up.
 */
export function useThrottled<Value>(
  call: (value: Value) => void,
  ms: number,
): (value: Value) => void {
  const latest = useRef(call);
  const waiting = useRef<{ value: Value } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    if (timer.current !== undefined) {
      waiting.current = { value };
      return;
    }
    latest.current(value);
    const release = (): void => {
      const next = waiting.current;
      waiting.current = null;
      timer.current = next === null ? undefined : setTimeout(release, ms);
      if (next !== null) latest.current(next.value);
    };
    timer.current = setTimeout(release, ms);
  };
}
