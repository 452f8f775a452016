import { useEffect, useState } from 'react';

/** Text inputs keep what is typed; a dialog that takes the focus in mid-word would eat it. */
const TEXT =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, [contenteditable=true]';

const isTyping = (): boolean => document.activeElement?.matches(TEXT) === true;

/**
 * Whether something that takes the focus may be shown: from the first moment, while it is wanted, in
 * which nobody writes in a text field.
 */
export function useCalmMoment(wanted: boolean): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!wanted) {
      setCalm(false);
      return undefined;
    }
    const look = (): void => {
      if (!isTyping()) setCalm(true);
    };
    // The focus is on its way to the next field while the last one loses it.
    const leave = (): void => void setTimeout(look);
    look();
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, [wanted]);
  return wanted && calm;
}
