/** Called for each use: where storage is forbidden, reading the global throws. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'popup/contract/agent';

/** Whether the popup of offers was shown in this session. */
export function wasOfferShown(memory: Memory): boolean {
  try {
    return memory().getItem(KEY) !== null;
  } catch {
    // Without storage the popup would open on every visit of the page.
    return true;
  }
}

export function noteOfferShown(memory: Memory): void {
  try {
    memory().setItem(KEY, '1');
  } catch {
    // Without storage the popup is not shown at all.
  }
}
