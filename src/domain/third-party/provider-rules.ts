import type { ThirdParty } from '#contract/generated/types.ts';

/** How a third party differs from OpenID Connect as it is written. */
export interface ProviderRules {
  /** The scope that a sign-in requests. */
  readonly scope: string;
  /**
   * publishedKeys: id tokens are signed by a key that the provider publishes. clientSecret: they are
   * signed by HMAC-SHA-256 with the client secret, and by nothing else.
   */
  readonly signedBy: 'publishedKeys' | 'clientSecret';
  /** For a discovery document without a token endpoint; null: there is none but the document's. */
  readonly tokenEndpoint: string | null;
}

const STANDARD: ProviderRules = {
  scope: 'openid email profile',
  signedBy: 'publishedKeys',
  tokenEndpoint: null,
};

export const PROVIDER_RULES: Readonly<Record<ThirdParty, ProviderRules>> = {
  // Its discovery document is for browsers that get the id token at once; `profile` has another name.
  facebook: {
    ...STANDARD,
    scope: 'openid email public_profile',
    tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
  },
  google: STANDARD,
  // The keys that it publishes sign the tokens of native apps only.
  line: { ...STANDARD, signedBy: 'clientSecret' },
  openid: STANDARD,
};
