import { expect, it } from 'vitest';
import { maskRecipient } from '#domain/message/mask-recipient.ts';

it.each([
  ['luna@example.com', 'l•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['+51987654321', '+51•••21'],
  ['12345', '•••'],
  ['', '•••'],
])('masks %j as %j', (recipient, masked) => {
  expect(maskRecipient(recipient)).toBe(masked);
});
