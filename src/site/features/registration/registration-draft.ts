/** Values of the registration form by field. */
export type RegistrationDraft = Readonly<Record<string, string>>;

const KEY = 'registrationDraft';

/** Fields that are never written to storage: secrets, codes, and numbers that identify a person. */
const NEVER_KEPT: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'idNumber',
  'bankAccountNumber',
]);

/** Reading the global throws where storage is forbidden. */
type Memory<Name extends keyof Storage> = () => Pick<Storage, Name>;

/** The draft that this tab kept; empty when there is none. */
export function readDraft(memory: Memory<'getItem'>): RegistrationDraft {
  try {
    const kept: unknown = JSON.parse(memory().getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && mayKeep(entry[0]),
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Keeps a draft until the tab is closed, without its secrets. */
export function keepDraft(
  memory: Memory<'setItem' | 'removeItem'>,
  draft: RegistrationDraft,
): void {
  const kept = Object.entries(draft).filter(([field, value]) => mayKeep(field) && value !== '');
  try {
    if (kept.length === 0) memory().removeItem(KEY);
    else memory().setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

const mayKeep = (field: string): boolean => !NEVER_KEPT.has(field);
