import { useEffect, useRef } from 'react';

/** Calls `act` when the value has changed since the last render, and not for the first one. */
export function useOnChange(value: string | null, act: () => void): void {
  const before = useRef(value);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    latest.current();
  }, [value]);
}
