import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { overlayState } from './overlay-location.ts';

export interface Overlay {
  /** Where to go when the dialog has done its work; null: nowhere in particular. */
  target: string | null;
  /** Closes the dialog: back to the page it was opened from, or home when it was opened by itself. */
  close: () => void;
}

/** The dialog at the current address. */
export function useOverlay(): Overlay {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { background, target } = overlayState(state);
  const close = useCallback(() => {
    if (background === undefined) void navigate('/', { replace: true });
    else void navigate(-1);
  }, [background, navigate]);
  return { target: target ?? null, close };
}
