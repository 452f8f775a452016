import { useState } from 'react';
import { useCalmMode } from '#ui/calm/useCalmMode.ts';

/** What this browser remembers of how somebody plays. */
export type Wish = 'game-sound' | 'game-fast';

export interface WishSwitch {
  readonly on: boolean;
  readonly toggle: () => void;
}

/**
 * A wish is off until the player asks for it; this browser remembers it. Calm mode keeps sound off and
 * forgets nothing.
 */
export function useWish(wish: Wish): WishSwitch {
  const [on, setOn] = useState(() => recall(wish));
  const [isCalm] = useCalmMode();
  return {
    on: on && !(isCalm && wish === 'game-sound'),
    toggle() {
      setOn(!on);
      try {
        localStorage.setItem(wish, on ? 'off' : 'on');
      } catch {
        // Without storage the wish lasts as long as the window.
      }
    },
  };
}

function recall(wish: Wish): boolean {
  try {
    return localStorage.getItem(wish) === 'on';
  } catch {
    return false;
  }
}
