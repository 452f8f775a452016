import { useEffect, useState } from 'react';
import { supportsPasskeys } from './passkey-browser.ts';

/** Whether the browser knows passkeys; null until that has been found out, as in the first HTML. */
export function useSupportsPasskeys(): boolean | null {
  const [isSupported, setSupported] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void supportsPasskeys().then((answer) => {
      if (isCurrent) setSupported(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return isSupported;
}
