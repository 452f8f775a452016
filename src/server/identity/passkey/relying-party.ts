import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Problem } from '../../platform/problem.ts';
import type { KeptPasskey } from './passkey.store.ts';

/** The site that passkeys are for: its host alone can use them. */
export interface RelyingParty {
  readonly name: string;
  /** Scheme, host and port. */
  readonly origin: string;
}

const idOf = ({ origin }: RelyingParty): string => new URL(origin).hostname;

/** Options to make a passkey that finds its member by itself and checks that its owner is there. */
export async function registrationOptions(
  party: RelyingParty,
  member: { memberId: bigint; account: string; has: readonly string[] },
): Promise<{ challenge: string; options: string }> {
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: idOf(party),
    userName: member.account,
    userID: new TextEncoder().encode(String(member.memberId)),
    attestationType: 'none',
    excludeCredentials: member.has.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challenge: options.challenge, options: JSON.stringify(options) };
}

/** @throws Problem PASSKEY_INVALID */
export async function checkRegistration(
  party: RelyingParty,
  challenge: string,
  response: string,
): Promise<KeptPasskey> {
  const { verified, registrationInfo } = await proven(async () =>
    verifyRegistrationResponse({
      response: JSON.parse(response) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: idOf(party),
      requireUserVerification: true,
    }),
  );
  if (!verified) throw new Problem('PASSKEY_INVALID');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    rpId: idOf(party),
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  };
}

export async function signInOptions(
  party: RelyingParty,
): Promise<{ challenge: string; options: string }> {
  const options = await generateAuthenticationOptions({
    rpID: idOf(party),
    userVerification: 'required',
  });
  return { challenge: options.challenge, options: JSON.stringify(options) };
}

/** The passkey that a response names. @throws Problem PASSKEY_INVALID */
export function credentialIdOf(response: string): string {
  try {
    const { id } = JSON.parse(response) as { id?: unknown };
    if (typeof id === 'string' && /^[\w-]{1,1400}$/.test(id)) return id;
  } catch {
    // No JSON.
  }
  throw new Problem('PASSKEY_INVALID');
}

/**
 * Checks signature, challenge, origin, host and that the owner was verified.
 * @returns the authenticator's new counter. @throws Problem PASSKEY_INVALID
 */
export async function checkSignIn(
  party: RelyingParty,
  challenge: string,
  passkey: KeptPasskey,
  response: string,
): Promise<number> {
  const { verified, authenticationInfo } = await proven(async () =>
    verifyAuthenticationResponse({
      response: JSON.parse(response) as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: passkey.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw new Problem('PASSKEY_INVALID');
  return authenticationInfo.newCounter;
}

/** Whatever the library cannot read or believe proves nothing. */
async function proven<Value>(check: () => Promise<Value>): Promise<Value> {
  try {
    return await check();
  } catch (cause) {
    throw new Problem('PASSKEY_INVALID', { cause });
  }
}
