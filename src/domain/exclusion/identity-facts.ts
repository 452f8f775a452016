import { foldEmail } from '../identity/fold-email.ts';
import { nameKeys } from '../identity/fold-name.ts';
import { readBirthday } from '../registration/pattern-families.ts';
import { nameKey } from '../text/name-key.ts';

/** What tells that two accounts are one person's. */
export type IdentityKind = 'mobile' | 'email' | 'document' | 'person';

export interface IdentityFact {
  readonly kind: IdentityKind;
  /** Normalised: spellings of the same share one. */
  readonly value: string;
}

/** The facts about a person that accounts are compared by. */
export interface PersonFacts {
  /** A proven number in E.164 form. */
  readonly mobile: string | null;
  /** The fields of a registration. */
  readonly profile: Readonly<Record<string, unknown>>;
}

/** Shorter documents and names say too little. */
const MIN_DOCUMENT = 5;
const MIN_NAME = 5;

/**
 * The facts of an account. A kind has up to three values: the exact one, which accounts that are not
 * folded yet are stored by, and the folded ones. Two accounts share a kind when they share a value of it.
 */
export function identityFacts({ mobile, profile }: PersonFacts): IdentityFact[] {
  const text = (field: string): string => {
    const value = profile[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  return [
    ...factsOf('mobile', mobile === null ? [] : [mobile]),
    ...factsOf('email', emailValues(text('email'))),
    ...factsOf('document', documentValues(text('idNumber'))),
    ...factsOf('person', personValues(text('fullName') || text('payeeName'), text('birthday'))),
  ];
}

function factsOf(kind: IdentityKind, values: readonly string[]): IdentityFact[] {
  return [...new Set(values)].map((value) => ({ kind, value }));
}

function emailValues(email: string): string[] {
  return email === '' ? [] : [email.toLowerCase(), foldEmail(email)];
}

function documentValues(typed: string): string[] {
  return [typed, typed.normalize('NFKC')]
    .map((number) => number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((number) => number.length >= MIN_DOCUMENT);
}

function personValues(name: string, birthday: string): string[] {
  const exact = nameKey(name);
  if (exact.length < MIN_NAME || birthday === '') return [];
  const day = readBirthday(birthday)?.toISOString().slice(0, 10) ?? birthday;
  return [`${exact} ${birthday}`, ...nameKeys(name).map((key) => `${key} ${day}`)];
}
