import { expect, it } from 'vitest';
import { isDisposableMail } from '#server/account/disposable-mail.ts';

it.each([
  ['luna@mailinator.com', true],
  ['luna@MAILINATOR.com', true],
  ['luna@some.part.mailinator.com', true],
  ['luna@gmail.com', false],
  ['luna@mailinator.example.com', false],
  ['mailinator.com', false],
  ['', false],
])('%s is disposable: %s', (email, isIt) => {
  expect(isDisposableMail(email)).toBe(isIt);
});
