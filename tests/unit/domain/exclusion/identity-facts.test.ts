import { describe, expect, it } from 'vitest';
import { identityFacts } from '#domain/exclusion/identity-facts.ts';

const person = (profile: Record<string, unknown>, mobile: string | null = null) =>
  identityFacts({ mobile, profile }).map(({ kind, value }) => `${kind} ${value}`);

describe('what a person is recognised by', () => {
  it('is the same for other spellings of the same', () => {
    const facts = [
      'email ana@example.com',
      'document 12345678K',
      'person ana maria nunez 1990-05-17',
    ];
    const profiles = [
      {
        email: ' Ana@Example.com',
        idNumber: '12.345.678-k',
        fullName: 'Ana María Núñez',
        birthday: '1990-05-17',
      },
      {
        email: 'ana@example.com',
        idNumber: '12345678K',
        payeeName: 'NUÑEZ, Ana Maria',
        birthday: '1990-05-17',
      },
    ];
    for (const profile of profiles) expect(person(profile)).toEqual(facts);
  });

  it('is nothing that many people share', () => {
    expect(person({ fullName: 'Li', birthday: '1990-05-17' })).toEqual([]);
    expect(person({ fullName: 'Ana María Núñez' })).toEqual([]);
    expect(person({ idNumber: '1', email: '', birthday: '1990-05-17' })).toEqual([]);
    expect(person({ email: 7, idNumber: null })).toEqual([]);
  });

  it('is a proven number, and none that was only typed', () => {
    expect(person({ mobileNum: '987654321' }, '+51987654321')).toEqual(['mobile +51987654321']);
    expect(person({ mobileNum: '987654321' })).toEqual([]);
  });
});
