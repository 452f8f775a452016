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
