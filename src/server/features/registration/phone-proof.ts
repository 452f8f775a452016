import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { ErrorCode } from '#contract/error-code.ts';
import { Counter } from 'prom-client';
import type { Parts } from '../../parts.ts';
import type { Clock } from '../../platform/clock.ts';
import { Problem } from '../../platform/problem.ts';
import { phoneServiceOf, type PhoneServiceSettings } from '../../platform/read-phone-service.ts';

/** A number is believed to be held by who entered the service's code so recently. */
const FRESH_SECONDS = 10 * 60;
/** Between the service's clock and this one. */
const SKEW_SECONDS = 30;
const TIMEOUT_MS = 5_000;

/** What a registration carries when the service has proven its number. */
export interface ServiceProof {
  readonly channel: string;
  readonly idToken: string;
}

type PhoneProofParts = Pick<Parts, 'clock' | 'metrics'> & {
  config: Pick<Parts['config'], 'phoneService'>;
};

export interface PhoneProofs {
  isOffered(brand: string): boolean;
  /**
   * Checks that the service's id token is for this number: signature, issuer, audience, times.
   * The number itself makes it good once: an account has it afterwards.
   * @param mobile in E.164 form
   * @throws Problem PHONE_PROOF_INVALID, PHONE_PROOF_EXPIRED, PHONE_SERVICE_UNAVAILABLE
   */
  check(brand: string, mobile: string, proof: ServiceProof): Promise<void>;
}

export function phoneProofs({ config, clock, metrics }: PhoneProofParts): PhoneProofs {
  const settings = config.phoneService;
  const proofs = new Counter({
    name: 'phone_proof_total',
    help: 'Proofs of a phone service that registrations carried, by what came of them.',
    labelNames: ['outcome'] as const,
    registers: [metrics.registry],
  });
  // Keys are fetched when the first token comes, kept, and fetched again for a key that is not known.
  const keys =
    settings === null
      ? null
      : createRemoteJWKSet(new URL(settings.keysUrl), { timeoutDuration: TIMEOUT_MS });
  const isOffered = (brand: string): boolean => phoneServiceOf(settings, brand) !== null;
  return {
    isOffered,
    async check(brand, mobile, { channel, idToken }) {
      if (settings === null || keys === null || !isOffered(brand)) {
        throw new Problem('METHOD_NOT_OFFERED');
      }
      try {
        if (channel !== settings.project) throw refusal('PHONE_PROOF_INVALID');
        const proven = await numberOf(idToken, settings, keys, clock);
        if (proven !== mobile) throw refusal('PHONE_PROOF_INVALID');
        proofs.inc({ outcome: 'proven' });
      } catch (error) {
        const isAway = error instanceof Problem && error.code === 'PHONE_SERVICE_UNAVAILABLE';
        proofs.inc({ outcome: isAway ? 'unreachable' : 'refused' });
        throw error;
      }
    },
  };
}

async function numberOf(
  idToken: string,
  { issuer, project }: PhoneServiceSettings,
  keys: JWTVerifyGetKey,
  clock: Clock,
): Promise<unknown> {
  const now = clock.now();
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: project,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time', 'phone_number'],
      clockTolerance: SKEW_SECONDS,
      currentDate: now,
    });
    const age = now.getTime() / 1000 - Number(payload['auth_time']);
    if (!(age > -SKEW_SECONDS && age < FRESH_SECONDS)) throw refusal('PHONE_PROOF_EXPIRED');
    return payload['phone_number'];
  } catch (cause) {
    throw problemOf(cause);
  }
}

function problemOf(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  if (cause instanceof errors.JWTExpired) return refusal('PHONE_PROOF_EXPIRED', cause);
  // Of the library's errors these two tell of the keys' server; what is not its own came from the network.
  const isRefusal =
    cause instanceof errors.JOSEError &&
    !(cause instanceof errors.JWKSTimeout) &&
    cause.code !== 'ERR_JOSE_GENERIC';
  if (isRefusal) return refusal('PHONE_PROOF_INVALID', cause);
  return new Problem('PHONE_SERVICE_UNAVAILABLE', { retryAfterSeconds: 5, cause });
}

function refusal(code: ErrorCode & `PHONE_PROOF_${string}`, cause?: unknown): Problem {
  const fields = { '/firebaseIdToken': { code: 'WRONG', messageKey: `error:${code}` } };
  return new Problem(code, { fields, ...(cause === undefined ? {} : { cause }) });
}
