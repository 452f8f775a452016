/*
 * Whether the strategy's move is marked. `actionsOf` gets the state of the round only, so the switch is
 * kept here: the view sets it, and both read it.
 */

const KEY = 'blackjack-hint';
const listeners = new Set<() => void>();
let isOn: boolean | null = null;

export function isHintOn(): boolean {
  isOn ??= remembered();
  return isOn;
}

export function setHint(on: boolean): void {
  isOn = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function subscribeHint(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}
