/** Fields of the form that hold an invitation code, the one that wins first. */
export const CODE_FIELDS = ['affiliateCode', 'referralCode'] as const;

/** Fields of the form that say who invited: codes, then the account name or id of a member. */
export const INVITATION_FIELDS = [...CODE_FIELDS, 'recommenderId'] as const;
export type InvitationField = (typeof INVITATION_FIELDS)[number];

/** Names under which a shared link carries its code, as people and campaigns write them. */
const NAMES = ['affiliateCode', 'referralCode', 'code'] as const;

/** The invitation code of an address's query; null: there is none that could be one. */
export function invitationCode(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const name of NAMES) {
    const code = query.get(name)?.trim() ?? '';
    if (/^[A-Za-z0-9]{1,32}$/.test(code)) return code;
  }
  return null;
}
