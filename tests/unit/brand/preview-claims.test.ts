import { expect, it } from 'vitest';
import { encodePreviewClaims, readPreviewClaims } from '#brand/preview-claims.ts';

const claims = {
  brand: 'denluma',
  staff: '7340212093911041',
  origin: 'https://studio.example.pe:8443',
  nonce: 'kQ-_7',
  expiresAt: 1_790_000_000_000,
};

it('come back as they went in, with or without a signature behind them', () => {
  const text = encodePreviewClaims(claims);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readPreviewClaims(text)).toEqual(claims);
  expect(readPreviewClaims(`${text}.signature`)).toEqual(claims);
});

it('fit an address also with the longest names', () => {
  const long = { ...claims, brand: 'a'.repeat(31), origin: `https://${'b'.repeat(200)}.example` };
  expect(encodePreviewClaims(long).length + 44).toBeLessThanOrEqual(512);
});

it.each(['', '.', 'e30', 'not base64 %', btoa('[1]'), btoa('{"b":1}')])('%j is none', (text) => {
  expect(readPreviewClaims(text)).toBeNull();
});
