const GOOGLE = new Set(['gmail.com', 'googlemail.com']);
const YAHOO = /^(?:yahoo\.(?:[a-z]{2,3}|com?\.[a-z]{2})|ymail\.com|rocketmail\.com)$/;
/** Mail to any name at `luna.fastmail.com` reaches `luna@fastmail.com`. */
const FASTMAIL_SUBDOMAIN = /^(?<owner>[^.@]+)\.(?<domain>fastmail\.(?:com|fm))$/;

/**
 * The form in which two e-mail addresses are compared for one person: full-width letters, case,
 * sub-addresses and each provider's aliases do not count. Never send mail to it.
 * @returns a text without "@" or without a local part only in lower case
 */
export function foldEmail(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase().replace(/\.$/, '');
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const domain = address.slice(at + 1);
  const alias = FASTMAIL_SUBDOMAIN.exec(domain)?.groups;
  if (alias?.['owner'] !== undefined && alias['domain'] !== undefined) {
    return `${alias['owner']}@${alias['domain']}`;
  }
  const local = foldLocalPart(address.slice(0, at), domain);
  return `${local}@${GOOGLE.has(domain) ? 'gmail.com' : domain}`;
}

/** An alias that would leave nothing is the name itself. */
function foldLocalPart(typed: string, domain: string): string {
  const plain = beforeFirst(typed, '+');
  if (GOOGLE.has(domain)) return plain.replaceAll('.', '') || plain;
  // A Yahoo name has no hyphen: what follows one is a disposable alias.
  return YAHOO.test(domain) ? beforeFirst(plain, '-') : plain;
}

function beforeFirst(text: string, sign: string): string {
  const at = text.indexOf(sign);
  return at < 1 ? text : text.slice(0, at);
}
