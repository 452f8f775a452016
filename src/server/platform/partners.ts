import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { sign } from './signature.ts';

/**
 * The adapters that the configuration names, in its order.
 * @param variable where it names them
 * @throws ConfigError for a code that there is no adapter for
 */
export function chosenPartners<Adapter extends { readonly code: string }>(
  variable: string,
  codes: readonly string[],
  adapters: readonly Adapter[],
): readonly Adapter[] {
  // The configuration's words are in small letters.
  const byCode = new Map(adapters.map((adapter) => [adapter.code.toLowerCase(), adapter]));
  return codes.map((code) => {
    const adapter = byCode.get(code);
    if (adapter !== undefined) return adapter;
    const known = [...byCode.keys()].join(', ');
    throw new ConfigError(`${variable}: there is no "${code}". There are: ${known}`);
  });
}

/**
 * The keys a partner signs with, the newest first. One that was given none gets a key that nobody else
 * knows: it signs within this server, or not at all.
 */
export function partnerKeys(
  { secrets, partnerKeys: given }: Pick<Config, 'secrets' | 'partnerKeys'>,
  kind: 'vendor' | 'payment',
  code: string,
): readonly [string, ...string[]] {
  const [first, ...more] = given[kind].get(code) ?? [];
  return [first ?? sign(secrets.session, `partner:${kind}:${code}`), ...more];
}
