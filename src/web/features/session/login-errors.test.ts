import { describe, expect, it } from 'vitest';
import { loginErrorCode, refusalOf } from './login-errors.ts';

describe('loginErrorCode', () => {
  it.each([
    ['a code of the catalogue is used as is', 401, 'PASSWORD_INCORRECT', 'PASSWORD_INCORRECT'],
    ['also with HTTP 403', 403, 'USER_NOT_EXISTED', 'USER_NOT_EXISTED'],
    ['HTTP 403 with anything else', 403, 'who knows', 'EMAIL_UNVERIFIED'],
    ['anything else', 500, undefined, 'UNKNOWN'],
  ])('%s', (_, status, detail, expected) => {
    expect(loginErrorCode(status, detail)).toBe(expected);
  });
});

describe('refusalOf', () => {
  it.each([
    ['not known here', 403, 'USER_NOT_EXISTED', 'user-unknown'],
    ['not confirmed', 403, 'EMAIL_UNVERIFIED', 'email-unverified'],
    ['no token for this server', 401, 'CANNOT_VALIDATE_CREDENTIALS', 'token-refused'],
    ['a token that this server cannot even read', 400, 'UNKNOWN', 'token-refused'],
    ['a refusal without words', 404, undefined, 'token-refused'],
    ['too many questions', 429, 'UNKNOWN', null],
    ['too slow a question', 408, undefined, null],
    ['a failure of the server', 500, 'UNKNOWN', null],
    ['the provider asked by the server does not answer', 502, 'UNKNOWN', null],
    ['no answer', 0, undefined, null],
  ])('%s', (_, status, detail, expected) => {
    expect(refusalOf(status, detail)).toBe(expected);
  });
});
