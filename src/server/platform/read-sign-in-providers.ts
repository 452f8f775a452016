import { thirdPartys } from '#contract/generated/enum-values.ts';
import type { ThirdParty } from '#contract/generated/types.ts';
import { ConfigError } from './config-error.ts';
import { wordsOf } from './words-of.ts';

/** An OpenID provider that signs members in; the client secret may reach no log. */
export interface SignInProvider {
  /** Where its discovery document is. */
  readonly issuer: string;
  /** Takes the place of the discovery document's; omitted: that one, or the one known of the provider. */
  readonly tokenEndpoint?: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Brands that offer it; null: every brand. */
  readonly brands: ReadonlySet<string> | null;
}

export type SignInProviders = ReadonlyMap<ThirdParty, SignInProvider>;

/**
 * Third parties in the environment: `GOOGLE_SIGN_IN_ISSUER`, `GOOGLE_SIGN_IN_CLIENT_ID`,
 * `GOOGLE_SIGN_IN_CLIENT_SECRET` and, for some brands only, `GOOGLE_SIGN_IN_BRANDS`; likewise FACEBOOK,
 * LINE and OPENID for any other provider. `FACEBOOK_SIGN_IN_TOKEN_ENDPOINT` names a version of its API.
 * @throws ConfigError for one that is not complete, or whose addresses are not reached over https
 */
export function readSignInProviders(
  environment: Readonly<Record<string, string | undefined>>,
): SignInProviders {
  const found = new Map<ThirdParty, SignInProvider>();
  for (const code of thirdPartys) {
    const name = (end: string): string => `${code.toUpperCase()}_SIGN_IN_${end}`;
    const value = (end: string): string => environment[name(end)]?.trim() ?? '';
    const given = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'].filter((end) => value(end) !== '');
    if (given.length === 0) continue;
    for (const end of ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET']) {
      if (value(end) === '') {
        throw new ConfigError(`${name(end)} is needed where ${name(given[0] ?? '')} is set.`);
      }
    }
    const tokenEndpoint = value('TOKEN_ENDPOINT');
    for (const end of ['ISSUER', ...(tokenEndpoint === '' ? [] : ['TOKEN_ENDPOINT'])]) {
      if (!isTrusted(value(end))) throw new ConfigError(`${name(end)}: must be an https address`);
    }
    const brands = wordsOf(value('BRANDS'));
    found.set(code, {
      issuer: value('ISSUER'),
      clientId: value('CLIENT_ID'),
      clientSecret: value('CLIENT_SECRET'),
      ...(tokenEndpoint === '' ? {} : { tokenEndpoint }),
      brands: brands.length === 0 ? null : new Set(brands),
    });
  }
  return found;
}

/** Over https; on this machine also over http. */
export function isTrusted(issuer: string): boolean {
  const url = URL.parse(issuer);
  return url !== null && (url.protocol === 'https:' || isLocal(url));
}

export const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');

/** The third parties that a brand offers. */
export const providersOf = (providers: SignInProviders, brand: string): ThirdParty[] =>
  [...providers]
    .filter(([, { brands }]) => brands === null || brands.has(brand))
    .map(([code]) => code);
