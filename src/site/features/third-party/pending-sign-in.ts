const KEY = 'third-party-sign-in';

/** Called for each access: where storage is forbidden, reading the global throws. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A sign-in that was begun in this tab and goes on when the third party sends the browser back. */
export interface PendingSignIn {
  readonly browserToken: string;
  /** Needed when the answer is a refusal, which carries no path. */
  readonly returnTo: string;
}

export function keepPendingSignIn(memory: Memory, pending: PendingSignIn): void {
  try {
    memory().setItem(KEY, JSON.stringify(pending));
  } catch {
    // Without storage the return screen says that the sign-in has to begin again.
  }
}

export function pendingSignIn(memory: Memory): PendingSignIn | null {
  try {
    const kept: unknown = JSON.parse(memory().getItem(KEY) ?? 'null');
    return isPending(kept) ? { ...kept, returnTo: sitePath(kept.returnTo) } : null;
  } catch {
    return null;
  }
}

export function forgetPendingSignIn(memory: Memory): void {
  try {
    memory().removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}

/** A path of this site; anything else becomes the home page. */
export function sitePath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : '/';
}

function isPending(value: unknown): value is PendingSignIn {
  return (
    typeof value === 'object' &&
    value !== null &&
    'browserToken' in value &&
    typeof value.browserToken === 'string' &&
    'returnTo' in value &&
    typeof value.returnTo === 'string'
  );
}
