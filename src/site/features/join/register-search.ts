import { invitationCode } from '#domain/registration/invitation-code.ts';

/**
 * The query of the register link: the page's own, with this invitation code and no other. The server
 * reads the code from the address.
 * @param code null: register without a code
 */
export function registerSearch(search: string, code: string | null): string {
  if (invitationCode(search) === code) return search;
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(search)) {
    if (invitationCode(String(new URLSearchParams([[name, value]]))) !== null) query.delete(name);
  }
  if (code !== null) query.set('affiliateCode', code);
  const text = String(query);
  return text === '' ? '' : `?${text}`;
}
