import * as openid from 'openid-client';
import type { ThirdParty } from '#contract/generated/types.ts';
import { Problem } from '../../platform/problem.ts';
import {
  isLocal,
  type SignInProvider,
  type SignInProviders,
} from '../../platform/read-sign-in-providers.ts';

/** A discovery document is read again after this time: keys and addresses change. */
const KEEP_MS = 60 * 60_000;
const TIMEOUT_SECONDS = 10;

/** What a sign-in that was begun has to be completed with. */
export interface BegunFlow {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** An account of a third party, proven by its signed id token. */
export interface ProvenIdentity {
  readonly subject: string;
  readonly email: string | null;
  readonly name: string | null;
}

export interface OpenidClient {
  /** @throws Problem IDENTITY_PROVIDER_UNAVAILABLE */
  begin(provider: ThirdParty, redirectUri: string): Promise<BegunFlow & { url: string }>;
  /**
   * Exchanges the code and checks the id token: issuer, audience, signature, nonce and times.
   * @param query as the browser came back with it
   * @throws Problem IDENTITY_CANCELLED, IDENTITY_INVALID, IDENTITY_EXPIRED,
   * IDENTITY_PROVIDER_UNAVAILABLE
   */
  complete(provider: ThirdParty, flow: BegunFlow, query: string): Promise<ProvenIdentity>;
}

/** Speaks to the OpenID providers that the server is set up with (OpenID Connect Core 1.0, RFC 9700). */
export function openidClient(providers: SignInProviders): OpenidClient {
  const known = new Map<ThirdParty, { at: number; config: Promise<openid.Configuration> }>();
  const configOf = async (code: ThirdParty): Promise<openid.Configuration> => {
    const provider = providers.get(code);
    if (provider === undefined) throw new Problem('METHOD_NOT_OFFERED');
    const kept = known.get(code);
    if (kept !== undefined && performance.now() - kept.at < KEEP_MS) return kept.config;
    const config = discover(provider);
    known.set(code, { at: performance.now(), config });
    // What failed is asked for again.
    config.catch(() => known.delete(code));
    return config;
  };
  return {
    async begin(code, redirectUri) {
      try {
        const config = await configOf(code);
        const verifier = openid.randomPKCECodeVerifier();
        const state = openid.randomState();
        const nonce = openid.randomNonce();
        const url = openid.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { redirectUri, state, nonce, verifier, url: url.href };
      } catch (error) {
        throw problemOf(error);
      }
    },

    async complete(code, { redirectUri, state, nonce, verifier }, query) {
      try {
        const tokens = await openid.authorizationCodeGrant(
          await configOf(code),
          new URL(`?${query}`, redirectUri),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        );
        const claims = tokens.claims();
        if (claims === undefined) throw new Problem('IDENTITY_INVALID');
        return {
          subject: claims.sub,
          email: textOf(claims['email'], 254),
          name: textOf(claims['name'], 128),
        };
      } catch (error) {
        throw problemOf(error);
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret }: SignInProvider) {
  const server = new URL(issuer);
  const insecure = isLocal(server) ? [openid.allowInsecureRequests] : [];
  return openid.discovery(server, clientId, clientSecret, undefined, {
    // Signatures are checked too: by default the connection alone would vouch for the token.
    execute: [openid.enableNonRepudiationChecks, ...insecure],
    timeout: TIMEOUT_SECONDS,
  });
}

const textOf = (claim: unknown, maxLength: number): string | null =>
  typeof claim === 'string' && claim !== '' ? claim.slice(0, maxLength) : null;

/** What the library throws, by its codes. */
const UNAVAILABLE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
]);

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code } = error as { code?: string };
  if (error instanceof openid.AuthorizationResponseError) {
    return new Problem('IDENTITY_CANCELLED', { cause: error });
  }
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') {
    return new Problem('IDENTITY_EXPIRED', { cause: error });
  }
  const isOurs = error instanceof openid.ClientError || error instanceof openid.ResponseBodyError;
  if (isOurs && !UNAVAILABLE.has(code ?? '')) {
    return new Problem('IDENTITY_INVALID', { cause: error });
  }
  return new Problem('IDENTITY_PROVIDER_UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
}
