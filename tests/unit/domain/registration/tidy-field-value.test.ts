import { expect, it } from 'vitest';
import { tidyFieldValue } from '#domain/registration/tidy-field-value.ts';

it.each([
  ['mobileNum', ' +51 987-654-321 ', '+51', '987654321'],
  ['mobileNum', '0051 987 654 321', '51', '987654321'],
  ['mobileNum', '٩٨٧ ٦٥٤ ٣٢١', '+51', '987654321'],
  ['mobileNum', '+34 612 34 56 78', '+51', '+34 612 34 56 78'],
  ['mobileNum', 'call me', '+51', 'call me'],
  ['mobileNum', '987 654 321', undefined, '987654321'],
  ['whatsapp', '+51 987 654 321', '+51', '51987654321'],
  ['zalo', '(0912) 345.678', undefined, '0912345678'],
  ['bankAccountNumber', 'es91 2100-0418', undefined, 'ES9121000418'],
  ['fullName', '  María-José  ', undefined, 'María-José'],
] as const)('reads the %s %j as its rule does', (field, typed, dialingCode, value) => {
  expect(tidyFieldValue(field, typed, dialingCode)).toBe(value);
});
