import { expect, test } from 'vitest';
import type { FailureKind } from '../../contract/alert-runs.ts';
import { answerFailure } from '../../outside/connectors/web/answer-failure.ts';
import { networkFailure } from '../../outside/connectors/web/network-failure.ts';
import { mailFailure } from '../../outside/mail/mail-failure.ts';
import { failureKind } from './failure-kind.ts';

const HOST = 'hooks.example.org';
const coded = (code: string) => Object.assign(new Error('no'), { code });
const answered = (status: number, headers: Record<string, string> = {}) =>
  answerFailure(status, new Headers(headers), HOST, new Date('2026-03-10T12:00:00Z'))?.message ?? '';

test.each<[string, FailureKind]>([
  [`${HOST} is not an address of the public internet`, 'private'],
  [networkFailure(coded('ENOTFOUND'), HOST).message, 'nameless'],
  [networkFailure(coded('EAI_AGAIN'), HOST).message, 'nameless'],
  [networkFailure(coded('ECONNREFUSED'), HOST).message, 'unreachable'],
  [networkFailure(coded('ENETUNREACH'), HOST).message, 'unreachable'],
  [networkFailure(coded('ECONNRESET'), HOST).message, 'unreachable'],
  [networkFailure(coded('UND_ERR_HEADERS_TIMEOUT'), HOST).message, 'slow'],
  [`${HOST} does not answer within 10 seconds`, 'slow'],
  [networkFailure(coded('CERT_HAS_EXPIRED'), HOST).message, 'untrusted'],
  [`${HOST} says that there is no such channel any more (404)`, 'gone'],
  [answered(410), 'gone'],
  [answered(401), 'forbidden'],
  [answered(403), 'forbidden'],
  [answered(403, { 'cf-mitigated': 'challenge' }), 'forbidden'],
  [answered(429), 'busy'],
  [answered(503, { 'retry-after': '60' }), 'busy'],
  [answered(500), 'failing'],
  [answered(408), 'failing'],
  [answered(400), 'refused'],
  [answered(307), 'refused'],
  [`${HOST} is not asked at port 25, which is not one of the web`, 'refused'],
  ['the message could not be made; the log of the program says why', 'program'],
  ['the program ended each time while it was sending this, 5 times in a row', 'program'],
])('of a channel: %s', (failure, kind) => {
  expect(failureKind(failure, false)).toBe(kind);
});

test.each<[string, object, FailureKind]>([
  ['a recipient that is not there', { responseCode: 550, response: '550 5.1.1 no such user', command: 'RCPT TO' }, 'recipient'],
  ['an address that is none', { code: 'EENVELOPE' }, 'recipient'],
  ['a matter of policy', { responseCode: 550, response: '550 5.7.1 relaying denied', command: 'RCPT TO' }, 'mail'],
  ['relaying', { responseCode: 550, response: '550 relaying denied', command: 'RCPT TO' }, 'mail'],
  ['no room', { responseCode: 550, response: '550 5.2.2 over quota', command: 'RCPT TO' }, 'mail'],
  ['a sender of no domain', { responseCode: 550, response: '550 5.1.8 Sender address rejected', command: 'RCPT TO' }, 'mail'],
  ['whatever it says', { responseCode: 451, response: '451 4.3.0 try again', command: 'DATA' }, 'mail'],
  ['a password that is wrong', { code: 'EAUTH' }, 'forbidden'],
  ['no answer', { code: 'ETIMEDOUT' }, 'slow'],
  ['nobody there', { code: 'ECONNECTION' }, 'unreachable'],
  ['no name', { code: 'EDNS' }, 'nameless'],
  ['no encryption', { code: 'ETLS' }, 'untrusted'],
  ['something else', {}, 'unreachable'],
])('of mail: %s', (_name, error, kind) => {
  expect(failureKind(mailFailure(error, 'smtp.example.org').reason, true)).toBe(kind);
});
