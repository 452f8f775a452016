import { describe, expect, it } from 'vitest';
import { foldEmail } from '#domain/identity/fold-email.ts';

/** Addresses of one mailbox, and the form that all of them fold to. */
const GOLDEN: readonly (readonly [folded: string, addresses: readonly string[]])[] = [
  [
    'box@example.com',
    ['box@example.com', ' Box@Example.COM ', 'box+2@example.com', 'box+a+b@example.com'],
  ],
  ['box@example.com', ['ｂｏｘ@example.com', 'box＋2@example.com', 'box@example.com.']],
  [
    'lunamoon@gmail.com',
    ['lunamoon@gmail.com', 'Luna.Moon@gmail.com', 'l.u.n.a.moon+x@googlemail.com'],
  ],
  ['luna.moon@example.com', ['luna.moon@example.com', 'luna.moon+gmail.com@example.com']],
  ['luna@yahoo.com', ['luna@yahoo.com', 'luna-shop@yahoo.com', 'luna+x@yahoo.com']],
  ['luna@yahoo.co.uk', ['luna-shop@yahoo.co.uk']],
  ['luna@ymail.com', ['luna-a-b@ymail.com']],
  ['luna-moon@example.com', ['luna-moon@example.com']],
  ['luna-moon@yahoo.example.com', ['luna-moon@yahoo.example.com']],
  ['luna@fastmail.com', ['luna+x@fastmail.com', 'shop@luna.fastmail.com']],
];

describe('foldEmail', () => {
  it.each(
    GOLDEN.flatMap(([folded, addresses]) => addresses.map((address) => [address, folded] as const)),
  )('folds %j to %j', (address, folded) => {
    expect(foldEmail(address)).toBe(folded);
    expect(foldEmail(foldEmail(address))).toBe(folded);
  });

  it('keeps a local part that would become empty', () => {
    expect(foldEmail('+2@example.com')).toBe('+2@example.com');
    expect(foldEmail('-2@yahoo.com')).toBe('-2@yahoo.com');
    expect(foldEmail('.@gmail.com')).toBe('.@gmail.com');
  });

  it('keeps a text that is not an address', () => {
    expect(foldEmail(' Box ')).toBe('box');
    expect(foldEmail('')).toBe('');
    expect(foldEmail('@example.com')).toBe('@example.com');
  });
});
