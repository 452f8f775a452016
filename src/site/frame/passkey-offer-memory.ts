const ANSWERED_KEY = 'passkey-offer';
const PASSWORD_KEY = 'signed-in-with-password';

/** Called for each access: where storage is forbidden, reading the global throws. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers in this tab that the member signed in with a password. */
export function noteUseOfPassword(tab: Memory): void {
  try {
    tab().setItem(PASSWORD_KEY, '1');
  } catch {
    // Without storage no passkey is offered.
  }
}

/** Whether a password was used in this tab and this device has not answered the offer yet. */
export function isOfferDue(device: Memory, tab: Memory): boolean {
  try {
    return tab().getItem(PASSWORD_KEY) === '1' && device().getItem(ANSWERED_KEY) !== 'done';
  } catch {
    return false;
  }
}

/** Keeps the offer from being made again on this device. */
export function noteAnswer(device: Memory, tab: Memory): void {
  try {
    device().setItem(ANSWERED_KEY, 'done');
    tab().removeItem(PASSWORD_KEY);
  } catch {
    // The next sign-in offers it again.
  }
}
