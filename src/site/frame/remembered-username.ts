const KEY = 'rememberedUsername';
const DAY_MS = 86_400_000;

/** Asked for each time: where storage is forbidden, reading the global throws. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The name typed at the last sign-in, for a day; null when there is none or its time is over. */
export function rememberedUsername(memory: Memory, now: number): string | null {
  try {
    const kept: unknown = JSON.parse(memory().getItem(KEY) ?? 'null');
    if (!isKept(kept) || kept.until <= now) return null;
    return kept.username;
  } catch {
    // Storage is forbidden, or somebody else wrote to it.
    return null;
  }
}

export function rememberUsername(memory: Memory, username: string, now: number): void {
  try {
    memory().setItem(KEY, JSON.stringify({ username, until: now + DAY_MS }));
  } catch {
    // Without storage the name is typed again; nothing else is lost.
  }
}

export function forgetUsername(memory: Memory): void {
  try {
    memory().removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}

function isKept(value: unknown): value is { username: string; until: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'username' in value &&
    typeof value.username === 'string' &&
    'until' in value &&
    typeof value.until === 'number'
  );
}
