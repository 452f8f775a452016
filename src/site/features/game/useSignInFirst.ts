import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Opens the sign-in dialog over the game for who is not signed in; once, so that whoever closes it
 * may look at the game and its rules.
 */
export function useSignInFirst(needed: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = useRef(false);
  useEffect(() => {
    if (!needed || asked.current) return;
    asked.current = true;
    void navigate('/login', { state: signInState(location) });
  }, [needed, location, navigate]);
}

/** Where the dialog lies over, and where to go on afterwards. */
export function signInState(location: { pathname: string; search: string; hash: string }) {
  const { pathname, search, hash } = location;
  return { background: { pathname, search, hash }, target: pathname + search };
}
