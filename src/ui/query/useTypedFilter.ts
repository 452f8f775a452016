import { useEffect, useEffectEvent, useState } from 'react';

/** Filters are sent after a pause in typing. */
const PAUSE_MS = 200;

/**
 * Text of an input that filters by a value in the address. The address changes in a transition, so it
 * lags behind fast typing: the input keeps its own text and follows the address only when something
 * else changed it, such as the browser's back button.
 * @param value as the address has it
 * @param send sets the value in the address; gets the text trimmed
 * @returns the text and its setter
 */
export function useTypedFilter(
  value: string,
  send: (value: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Values sent that the address has not shown yet, oldest first. */
  const [pending, setPending] = useState<readonly string[]>([]);
  const sendNow = useEffectEvent((wanted: string) => {
    setPending([...pending, wanted]);
    send(wanted);
  });
  if (known !== value) {
    setKnown(value);
    const at = pending.indexOf(value);
    setPending(pending.slice(at + 1));
    if (at === -1) setText(value);
  }

  const wanted = text.trim();
  const last = pending.at(-1) ?? known;
  useEffect(() => {
    if (wanted === last) return undefined;
    const page = window.location.pathname;
    const timer = setTimeout(() => {
      // A page that is being left stays on the screen until the next one is drawn.
      if (window.location.pathname === page) sendNow(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, last]);
  return [text, setText];
}
