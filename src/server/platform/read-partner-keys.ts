import { ConfigError } from './config-error.ts';

const KEY_LENGTH = 32;

/**
 * Keys of partners in the environment, by the code in the variable's name: the new one before the old.
 * @throws ConfigError for a key that is too short
 */
export function readPartnerKeys(
  environment: Readonly<Record<string, string | undefined>>,
  kind: 'VENDOR' | 'PAYMENT',
): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const end of [`_${kind}_SECRET`, `_${kind}_OLD_SECRET`]) {
    for (const [name, key = ''] of Object.entries(environment)) {
      if (!name.endsWith(end) || key === '') continue;
      if (key.length < KEY_LENGTH) {
        throw new ConfigError(`${name}: must have at least ${KEY_LENGTH} characters`);
      }
      const code = codeOf(name, end);
      keys.set(code, [...(keys.get(code) ?? []), key]);
    }
  }
  return keys;
}

/**
 * Addresses of payment channels in the environment, without a slash at the end.
 * @throws ConfigError for one that is not an http or https address
 */
export function readPaymentUrls(
  environment: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<string, string> {
  const end = '_PAYMENT_URL';
  const urls = new Map<string, string>();
  for (const [name, url = ''] of Object.entries(environment)) {
    if (!name.endsWith(end) || url === '') continue;
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
      throw new ConfigError(`${name}: must be an http or https address`);
    }
    urls.set(codeOf(name, end), url.replace(/\/+$/, ''));
  }
  return urls;
}

const codeOf = (name: string, end: string): string =>
  name.slice(0, -end.length).toLowerCase().replaceAll('_', '-');
