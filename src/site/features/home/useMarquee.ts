import { lessMotion } from '#ui/calm/calm.ts';
import { type DOMAttributes, useEffect, useState } from 'react';

export interface Marquee {
  /** Whether whoever reads lets it run. */
  wanted: boolean;
  /** It runs now; under the pointer, styles alone stop it. */
  running: boolean;
  toggle: () => void;
  /** For the element in which focus stops it. */
  hold: Pick<DOMAttributes<HTMLElement>, 'onFocus' | 'onBlur'>;
}

/** Runs once the page is awake; never by itself where less motion is asked for. */
export function useMarquee(): Marquee {
  const [wanted, setWanted] = useState(true);
  const [held, setHeld] = useState(false);
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
    if (lessMotion()) setWanted(false);
  }, []);
  return {
    wanted,
    running: awake && wanted && !held,
    toggle: () => setWanted(!wanted),
    hold: {
      onFocus: ({ target }) => {
        setHeld(true);
        // What stood still beneath an edge comes out from it, once it stands still.
        requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
      },
      onBlur: () => setHeld(false),
    },
  };
}
