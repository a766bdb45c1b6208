import { expect, test } from 'vitest';
import { createAccountRequests } from './account-requests.ts';
import { AttemptsExhausted, accountKey, countIn, createWindows } from './attempt-windows.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const HOUR_MS = 60 * 60_000;

test('what is refused by the network makes no window of an account, and pushes none out', () => {
  const { countMail } = createAccountRequests(() => NOW);
  const ask = (address: string, account: string) => {
    try {
      countMail({ address, account });
      return 'let in';
    } catch (error) {
      if (error instanceof AttemptsExhausted) return 'refused';
      throw error;
    }
  };
  for (let count = 0; count < 14; count += 1) ask(`10.1.0.${count}`, 'ada@harbour.example');
  const answers = Array.from({ length: 10_100 }, (_, count) => ask('10.2.0.1', `x${count}@harbour.example`));
  expect(answers.filter((answer) => answer === 'let in')).toHaveLength(30);
  expect([ask('10.1.0.98', 'ada@harbour.example'), ask('10.1.0.99', 'ada@harbour.example')]).toEqual(['let in', 'refused']);
});

test('a window that stops somebody is kept, however many others there are', () => {
  const windows = createWindows(() => NOW, { max: 1, windowMs: HOUR_MS });
  countIn([windows('full')], NOW);
  for (let count = 0; count < 20_000; count += 1) windows(`other ${count}`);
  expect(() => countIn([windows('full')], NOW)).toThrow(AttemptsExhausted);
});

test('where all of them stop somebody, the one that runs out first is forgotten', () => {
  const windows = createWindows(() => NOW, { max: 1, windowMs: HOUR_MS });
  for (let count = 0; count <= 10_000; count += 1) countIn([windows(`full ${count}`)], NOW);
  expect([windows('full 1').count, windows('full 0').count]).toEqual([1, 0]);
});

test.each([
  ['in another case', ' ADA@Harbour.example', 'ada@harbour.example'],
  ['in letters that a store folds', 'mei\u212a@harbour.example', accountKey('m\u0130a@harbour.example')],
])('an account that is typed %s has no window of its own', (_name, typed, key) => {
  expect(accountKey(typed)).toBe(key);
});
