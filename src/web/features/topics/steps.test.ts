import { describe, expect, it } from 'vitest';
import type { FormErrors } from './check-draft.ts';
import { firstWrongStep, nextStep, type Step, type StepState, shownErrors, stepBefore, stepState } from './steps.ts';

const ERRORS: FormErrors = { name: { key: 'topicNameRequired' }, exclusion: { key: 'exclusionTooMany' } };

describe('stepState', () => {
  const rows: [name: string, step: Step, seen: Step[], errors: FormErrors, state: StepState][] = [
    ['not come to yet', 'period', ['name'], {}, 'open'],
    ['left in order', 'name', ['name'], {}, 'done'],
    ['left with an error', 'name', ['name'], ERRORS, 'errors'],
    ['an error on the second field of a step', 'keywords', [], ERRORS, 'errors'],
    ['passed over, but the review says nothing against it', 'period', ['review'], {}, 'done'],
    ['the review is never done', 'review', ['review'], {}, 'open'],
  ];
  it.each(rows)('%s', (_name, step, seen, errors, state) => {
    expect(stepState(step, seen, errors)).toBe(state);
  });
});

describe('shownErrors', () => {
  const atOnce = new Set(['exclusionTooMany']);
  const rows: [name: string, seen: Step[], fields: string[]][] = [
    ['at first only what is told while typing', [], ['exclusion']],
    ['of a step that was left', ['name'], ['name', 'exclusion']],
    ['all, once the review was reached', ['review'], ['name', 'exclusion']],
  ];
  it.each(rows)('%s', (_name, seen, fields) => {
    expect(Object.keys(shownErrors(ERRORS, seen, atOnce))).toEqual(fields);
  });
});

it('walks from the first step to the last and back', () => {
  expect([nextStep('name'), nextStep('keywords'), nextStep('review')]).toEqual(['period', 'review', 'review']);
  expect([stepBefore('name'), stepBefore('review')]).toEqual([undefined, 'keywords']);
});

it('finds the first step with an error', () => {
  expect(firstWrongStep({ exclusion: { key: 'exclusionTooMany' }, channels: { key: 'channelRequired' } })).toBe('channels');
  expect(firstWrongStep({})).toBeUndefined();
});
