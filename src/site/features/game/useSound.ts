import { useState } from 'react';

const KEY = 'game-sound';

/** Sound is off until the player asks for it; this browser remembers the wish. */
export function useSound(): { on: boolean; toggle: () => void } {
  const [on, setOn] = useState(recall);
  return {
    on,
    toggle() {
      setOn(!on);
      try {
        localStorage.setItem(KEY, on ? 'off' : 'on');
      } catch {
        // Without storage the wish lasts as long as the window.
      }
    },
  };
}

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}
