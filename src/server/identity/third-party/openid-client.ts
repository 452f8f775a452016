import { errors, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import type { ThirdParty } from '#contract/generated/types.ts';
import { PROVIDER_RULES, type ProviderRules } from '#domain/third-party/provider-rules.ts';
import { Problem } from '../../platform/problem.ts';
import {
  isLocal,
  type SignInProvider,
  type SignInProviders,
} from '../../platform/read-sign-in-providers.ts';

/** A discovery document is read again after this time: keys and addresses change. */
const KEEP_MS = 60 * 60_000;
const TIMEOUT_SECONDS = 10;
const SECRET_ALGORITHM = 'HS256';

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
  const providerOf = (code: ThirdParty): SignInProvider => {
    const provider = providers.get(code);
    if (provider === undefined) throw new Problem('METHOD_NOT_OFFERED');
    return provider;
  };
  const configOf = async (code: ThirdParty): Promise<openid.Configuration> => {
    const provider = providerOf(code);
    const kept = known.get(code);
    if (kept !== undefined && performance.now() - kept.at < KEEP_MS) return kept.config;
    const config = discover(provider, PROVIDER_RULES[code]);
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
          scope: PROVIDER_RULES[code].scope,
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
        if (PROVIDER_RULES[code].signedBy === 'clientSecret') {
          await checkSecretSignature(tokens.id_token ?? '', providerOf(code));
        }
        const claims = tokens.claims();
        if (claims === undefined) throw new Problem('IDENTITY_INVALID');
        return {
          subject: claims.sub,
          email: emailOf(claims['email']),
          name: nameOf(claims['name']),
        };
      } catch (error) {
        throw problemOf(error);
      }
    },
  };
}

async function discover(
  { issuer, clientId, clientSecret, tokenEndpoint }: SignInProvider,
  { signedBy, tokenEndpoint: knownEndpoint }: ProviderRules,
): Promise<openid.Configuration> {
  const server = new URL(issuer);
  const insecure = isLocal(server) ? [openid.allowInsecureRequests] : [];
  const found = await openid.discovery(server, clientId, clientSecret, undefined, {
    execute: insecure,
    timeout: TIMEOUT_SECONDS,
  });
  const {
    token_endpoint: ownEndpoint,
    supportsPKCE: _helper,
    ...metadata
  } = found.serverMetadata();
  const endpoint = tokenEndpoint ?? ownEndpoint ?? knownEndpoint;
  const config = new openid.Configuration(
    { ...metadata, ...(endpoint === null ? {} : { token_endpoint: endpoint }) },
    clientId,
    {
      client_secret: clientSecret,
      // The only accepted algorithm: the document's list and the token's header have no effect.
      ...(signedBy === 'clientSecret' && { id_token_signed_response_alg: SECRET_ALGORITHM }),
    },
  );
  config.timeout = TIMEOUT_SECONDS;
  for (const allow of insecure) allow(config);
  // By default the connection alone would vouch for the token. No published key verifies an HMAC, and
  // none may: `checkSecretSignature` does it.
  if (signedBy === 'publishedKeys') openid.enableNonRepudiationChecks(config);
  return config;
}

/** @throws JOSEError for another signature, algorithm or audience */
async function checkSecretSignature(
  idToken: string,
  { clientId, clientSecret }: SignInProvider,
): Promise<void> {
  await jwtVerify(idToken, new TextEncoder().encode(clientSecret), {
    algorithms: [SECRET_ALGORITHM],
    audience: clientId,
  });
}

/** An address that was cut would be another person's. */
const emailOf = (claim: unknown): string | null =>
  typeof claim === 'string' && claim !== '' && claim.length <= 254 ? claim : null;

/** Only shown. */
const nameOf = (claim: unknown): string | null =>
  typeof claim === 'string' && claim !== '' ? claim.slice(0, 128) : null;

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
  if (error instanceof errors.JOSEError) return new Problem('IDENTITY_INVALID', { cause: error });
  const isOurs = error instanceof openid.ClientError || error instanceof openid.ResponseBodyError;
  if (isOurs && !UNAVAILABLE.has(code ?? '')) {
    return new Problem('IDENTITY_INVALID', { cause: error });
  }
  return new Problem('IDENTITY_PROVIDER_UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
}
