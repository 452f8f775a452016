import { deleteApp, initializeApp } from '@firebase/app';
import {
  type ConfirmationResult,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from '@firebase/auth';
import type { PhoneServiceFact } from '#brand/server-facts.ts';
import { readMobileNumber } from '#domain/phone/phone-number.ts';
import { PhoneServiceRefusal } from './phone-service-refusal.ts';

export interface SentServiceCode {
  /** @returns an id token for the number. @throws PhoneServiceRefusal */
  confirm(code: string): Promise<string>;
}

/**
 * Lets a phone service (Firebase Authentication) send its code to a number. Nothing of it stays in the
 * browser: the page needs the id token alone, once.
 * @param place where the service's check against robots may draw
 * @throws PhoneServiceRefusal
 */
export async function sendServiceCode(
  { channel, apiKey, standIn }: PhoneServiceFact,
  { digits, dialingCode }: { digits: string; dialingCode: string },
  { place, language }: { place: HTMLElement; language: string },
): Promise<SentServiceCode> {
  const number = readMobileNumber(digits, dialingCode);
  if (number === null) throw new PhoneServiceRefusal('invalidNumber');
  const app = initializeApp({ projectId: channel, apiKey }, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  auth.languageCode = language;
  if (standIn !== null) connectAuthEmulator(auth, standIn, { disableWarnings: true });
  // Each check has an element of its own: the service draws into one once.
  const box = document.createElement('div');
  place.append(box);
  const verifier = new RecaptchaVerifier(auth, box, { size: 'invisible' });
  let sent: ConfirmationResult;
  try {
    sent = await signInWithPhoneNumber(auth, number, verifier);
  } catch (cause) {
    await deleteApp(app);
    throw PhoneServiceRefusal.of(cause);
  } finally {
    verifier.clear();
    box.remove();
  }
  return {
    async confirm(code) {
      try {
        const { user } = await sent.confirm(code);
        return await user.getIdToken();
      } catch (cause) {
        throw PhoneServiceRefusal.of(cause);
      }
    },
  };
}
