import { invitationCode } from '#domain/registration/invitation-code.ts';

const KEY = 'affiliateCode';

/** Called for each access: where storage is forbidden, reading the global throws. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The code of the invitation opened in this browser session; null: none. */
export function rememberedInvitation(memory: Memory): string | null {
  try {
    return invitationCode(String(new URLSearchParams({ code: memory().getItem(KEY) ?? '' })));
  } catch {
    return null;
  }
}

export function rememberInvitation(memory: Memory, code: string): void {
  try {
    memory().setItem(KEY, code);
  } catch {
    // The register link carries the code as well.
  }
}

export function forgetInvitation(memory: Memory): void {
  try {
    memory().removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}
