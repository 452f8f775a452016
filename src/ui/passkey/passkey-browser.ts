import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { loadChunk } from '../chunk/load-chunk.ts';

/**
 * dismissed: the person closed the browser's dialog, or let it time out.
 * exists: this device holds a passkey of the account already.
 */
export type PasskeyFault = 'dismissed' | 'exists' | 'failed';

type BrowserAnswer =
  | { readonly ok: true; readonly response: string }
  | { readonly ok: false; readonly fault: PasskeyFault };

const FAULTS: Readonly<Record<string, PasskeyFault>> = {
  NotAllowedError: 'dismissed',
  AbortError: 'dismissed',
  InvalidStateError: 'exists',
};

/** The browser shows one such dialog at a time. */
let isAsking = false;

/** Lazy-loads the library, which the first load of a page must not carry. */
const load = () => loadChunk(() => import('@simplewebauthn/browser'));

/** Whether the browser knows passkeys at all. */
export async function supportsPasskeys(): Promise<boolean> {
  try {
    return (await load()).browserSupportsWebAuthn();
  } catch {
    return false;
  }
}

/** Whether the device itself can keep a passkey, behind its fingerprint, face or PIN. */
export async function hasPlatformAuthenticator(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    // The browser knows no passkeys, or a policy forbids them.
    return false;
  }
}

/** Lets the browser make a passkey. */
export function createPasskey(options: string): Promise<BrowserAnswer> {
  return ask(async () => {
    const { startRegistration } = await load();
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    return startRegistration({ optionsJSON });
  });
}

/** Lets the person choose a passkey and prove that it is theirs. */
export function provePasskey(options: string): Promise<BrowserAnswer> {
  return ask(async () => {
    const { startAuthentication } = await load();
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    return startAuthentication({ optionsJSON });
  });
}

/** Closes the browser's dialog, if it is open. */
export async function stopAsking(): Promise<void> {
  if (!isAsking) return;
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

async function ask(ceremony: () => Promise<object>): Promise<BrowserAnswer> {
  isAsking = true;
  try {
    return { ok: true, response: JSON.stringify(await ceremony()) };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  } finally {
    isAsking = false;
  }
}

function faultOf(error: unknown): PasskeyFault {
  return (error instanceof Error ? FAULTS[error.name] : undefined) ?? 'failed';
}
