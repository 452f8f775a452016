import { describe, expect, it } from 'vitest';
import texts from '../../../../brands/_base/locales/en/phone-service.json' with { type: 'json' };
import { PHONE_FAULTS, phoneFaultOf } from '#site/frame/phone-service/phone-fault.ts';
import { PhoneServiceRefusal } from '#site/frame/phone-service/phone-service-refusal.ts';

/** Section 8 of the specification: what a phone service refuses. */
const CATALOGUE = [
  ['auth/invalid-phone-number', 'invalidNumber'],
  ['auth/missing-phone-number', 'missingNumber'],
  ['auth/too-many-requests', 'tooManyRequests'],
  ['auth/internal-error', 'unknown'],
  ['auth/invalid-verification-code', 'invalidCode'],
  ['auth/missing-verification-code', 'missingCode'],
  ['auth/captcha-check-failed', 'captcha'],
  ['auth/quota-exceeded', 'quota'],
  ['auth/operation-not-allowed', 'notEnabled'],
  ['auth/code-expired', 'codeExpired'],
  ['auth/popup-closed-by-user', 'closedByUser'],
] as const;

describe('what a phone service refuses', () => {
  it.each(CATALOGUE)('%s is told as %s', (code, fault) => {
    expect(phoneFaultOf(Object.assign(new Error(code), { code }))).toBe(fault);
  });

  it('has a text each', () => {
    const told = PHONE_FAULTS.map((fault) => `fault.${fault}`);
    expect(Object.keys(texts).filter((key) => key.startsWith('fault.'))).toEqual(told.toSorted());
  });

  it.each([null, undefined, new Error('nothing known'), { code: 7 }])('%s is unknown', (error) => {
    expect(phoneFaultOf(error)).toBe('unknown');
  });

  it('stays what it was when it is read again', () => {
    const refusal = new PhoneServiceRefusal('quota');
    expect(PhoneServiceRefusal.of(refusal)).toBe(refusal);
  });
});
