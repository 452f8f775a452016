import { nameKey } from '../text/name-key.ts';

/** What tells that two accounts are one person's. */
export type IdentityKind = 'mobile' | 'email' | 'document' | 'person';

export interface IdentityFact {
  readonly kind: IdentityKind;
  /** Normalised: equal for spellings of the same. */
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

/** The facts of an account, each kind at most once. */
export function identityFacts({ mobile, profile }: PersonFacts): IdentityFact[] {
  const text = (field: string): string => {
    const value = profile[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const facts: IdentityFact[] = [];
  if (mobile !== null) facts.push({ kind: 'mobile', value: mobile });
  const email = text('email').toLowerCase();
  if (email !== '') facts.push({ kind: 'email', value: email });
  const document = text('idNumber')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (document.length >= MIN_DOCUMENT) facts.push({ kind: 'document', value: document });
  const name = nameKey(text('fullName') || text('payeeName'));
  const birthday = text('birthday');
  if (name.length >= MIN_NAME && birthday !== '') {
    facts.push({ kind: 'person', value: `${name} ${birthday}` });
  }
  return facts;
}
