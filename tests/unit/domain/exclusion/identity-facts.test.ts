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
    for (const profile of profiles) expect(person(profile)).toEqual(expect.arrayContaining(facts));
  });

  it.each([
    ['a sub-address', { email: 'box+1@gmail.com' }, { email: 'b.o.x+2@googlemail.com' }],
    ['full-width letters', { email: 'ｂｏｘ@example.com' }, { email: 'box@example.com' }],
    ['full-width digits', { idNumber: '１２３４５６７８' }, { idNumber: '12345678' }],
    [
      'stroked letters',
      { fullName: 'Đào Văn An', birthday: '1990-05-17' },
      { payeeName: 'Van An Dao', birthday: '1990-05-17' },
    ],
    [
      'apostrophes and hyphens',
      { fullName: 'Pat O’Higgins', birthday: '1990-05-17' },
      { fullName: 'Pat OHiggins', birthday: '1990-05-17' },
    ],
    [
      'another order of the birthday',
      { fullName: 'Pat Higgins', birthday: '1990-05-17' },
      { fullName: 'Pat Higgins', birthday: '05-17-1990' },
    ],
  ])('is shared in spite of %s', (_, one, other) => {
    const facts = person(other);
    expect(person(one).some((fact) => facts.includes(fact))).toBe(true);
  });

  it('keeps the exact values that older rows have', () => {
    expect(person({ email: 'B.ox+2@gmail.com' })).toEqual([
      'email b.ox+2@gmail.com',
      'email box@gmail.com',
    ]);
    expect(person({ email: 'box@example.com', idNumber: '12345678' })).toEqual([
      'email box@example.com',
      'document 12345678',
    ]);
    expect(person({ fullName: "Đào O'Hara", birthday: '1990-05-17' })).toEqual([
      'person hara o đao 1990-05-17',
      'person daoohara 1990-05-17',
      'person dao ohara 1990-05-17',
    ]);
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
