import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { loadChunk } from '#ui/chunk/load-chunk.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import type { EnteredNumber } from '../mobile/MobileNumberField.tsx';
import type { SentCode } from '../mobile/seconds-left.ts';
import { LOCKED_MINUTES, type PhoneFault } from './phone-fault.ts';
import type { SentServiceCode } from './phone-service-client.ts';
import { PhoneServiceRefusal } from './phone-service-refusal.ts';

/** Another code may be sent after this time. */
const RESEND_MINUTES = 1;

/** What a registration carries when the service has proven its number. */
export interface ServiceProof {
  readonly firebaseChannel: string;
  readonly firebaseIdToken: string;
}

export interface PhoneService {
  /** The last code that was sent; while the service refuses, when it does so no more. */
  sent: (SentCode & { readonly number: EnteredNumber }) | null;
  pending: boolean;
  /** What was refused, as a text; null: nothing. */
  fault: string | null;
  isLocked: boolean;
  send: (number: EnteredNumber, place: HTMLElement) => Promise<void>;
  /** Turns the code into a proof of this number. */
  prove: (
    number: EnteredNumber,
    code: string,
  ) => Promise<{ ok: true; proof: ServiceProof } | { ok: false; fault: string }>;
}

interface Sent {
  number: EnteredNumber;
  code: SentServiceCode;
  /** The token of a code that was right: a form may be sent twice. */
  proven: { code: string; idToken: string } | null;
}

/** The brand's phone service; null: it has none, and codes come by SMS of the platform. */
export function usePhoneService(): PhoneService | null {
  const { phoneService: service } = useSitePlan().registration;
  const language = useLanguage();
  // Forms of brands without a service wait for no texts of it.
  const say = useTexts(service === null ? 'registration' : 'phone-service');
  const last = useRef<Sent | null>(null);
  const [sent, setSent] = useState<PhoneService['sent']>(null);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<PhoneFault | null>(null);
  if (service === null) return null;
  const textOf = (kind: PhoneFault): string =>
    say(`phone-service:fault.${kind}`, { minutes: LOCKED_MINUTES });

  return {
    sent,
    pending,
    isLocked: fault === 'tooManyRequests',
    fault: fault === null ? null : textOf(fault),
    async send(number, place) {
      setPending(true);
      setFault(null);
      const requestedAt = Date.now();
      const wait = (expiredMinutes: number): void =>
        setSent({ expiredMinutes, requestedAt, answeredAt: Date.now(), number });
      try {
        const { sendServiceCode } = await loadChunk(() => import('./phone-service-client.ts'));
        const code = await sendServiceCode(service, number, { place, language });
        last.current = { number, code, proven: null };
        wait(RESEND_MINUTES);
      } catch (error) {
        const refusal = PhoneServiceRefusal.of(error);
        setFault(refusal.fault);
        if (refusal.fault === 'tooManyRequests') wait(LOCKED_MINUTES);
      } finally {
        setPending(false);
      }
    },
    async prove(number, typed) {
      const code = typed.trim();
      if (code === '') return { ok: false, fault: textOf('missingCode') };
      const { current } = last;
      if (current === null || !isSame(current.number, number)) {
        return { ok: false, fault: textOf('codeExpired') };
      }
      try {
        const idToken =
          current.proven?.code === code ? current.proven.idToken : await current.code.confirm(code);
        current.proven = { code, idToken };
        return {
          ok: true,
          proof: { firebaseChannel: service.channel, firebaseIdToken: idToken },
        };
      } catch (error) {
        return { ok: false, fault: textOf(PhoneServiceRefusal.of(error).fault) };
      }
    },
  };
}

const isSame = (one: EnteredNumber, other: EnteredNumber): boolean =>
  one.dialingCode === other.dialingCode && one.digits.trim() === other.digits.trim();
