import { expect, test } from 'vitest';
import { emailProblem, newPasswordProblem } from './account-fields.ts';

test.each([
  ['', 'emailRequired'],
  ['  ', 'emailRequired'],
  ['ada', 'incorrectEmail'],
  ['ada@harbour', 'incorrectEmail'],
  ['ada@harbour.example', null],
  [' Ada+news@harbour.example ', null],
])('the address "%s"', (email, expected) => {
  expect(emailProblem(email)).toBe(expected);
});

test.each([
  ['another horse', null],
  ['pässword', 'passwordUnchanged'],
  ['pa\u0308ssword', 'passwordUnchanged'],
])('the password "%s" in place of the present one', (password, expected) => {
  expect(newPasswordProblem(password, password, 'pässword')).toBe(expected);
});

test.each([
  ['', '', 'passwordTooShort'],
  ['12345', '12345', 'passwordTooShort'],
  ['x'.repeat(1025), 'x'.repeat(1025), 'passwordTooLong'],
  ['123456', '', 'confirmRequired'],
  ['123456', '123465', 'passwordsDiffer'],
  ['123456', '123456', null],
])('the password "%s", confirmed by "%s"', (password, again, expected) => {
  expect(newPasswordProblem(password, again)).toBe(expected);
});
