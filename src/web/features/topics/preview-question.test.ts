import { describe, expect, it } from 'vitest';
import { previewInput } from '../../../contract/preview.ts';
import type { FormErrors } from './check-draft.ts';
import { draftToCandidate, emptyDraft, type TopicDraft } from './draft.ts';
import { previewQuestion } from './preview-question.ts';

const plan = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z', maxDays: 366 };
const ask = (change: Partial<TopicDraft>, errors: FormErrors = {}) =>
  previewQuestion(
    draftToCandidate({ ...emptyDraft(plan, ['news']), basicInclusion: [['tea']], ...change }, plan, '+0800'),
    errors,
  );

describe('previewQuestion', () => {
  it('asks for the keywords, the channels and the period, and nothing else', () => {
    const { input } = ask({ topicName: 'never sent' });
    expect(input).toEqual({
      keywordInputMode: 'basic',
      inclusion: { operator: 'AND', groups: [['tea']] },
      exclusion: { operator: 'AND', groups: [] },
      mediaTypes: ['news'],
      startsAt: plan.startsAt,
      endsAt: plan.endsAt,
    });
    expect(previewInput.safeParse(input).success).toBe(true);
  });

  it('leaves out a period that is none', () => {
    expect(ask({ selectTimeChecked: true }).input).not.toHaveProperty('startsAt');
    expect(ask({}, { period: { key: 'startNotBeforeEnd' } }).input).not.toHaveProperty('startsAt');
  });

  const rows: [name: string, change: Partial<TopicDraft>, errors: FormErrors, because: string][] = [
    ['no keyword', { basicInclusion: [[]] }, {}, 'empty'],
    ['an empty query', { keywordInputMode: 'advanced', advancedInclusion: ' ' }, {}, 'empty'],
    ['an error in the exclusion', {}, { exclusion: { key: 'queryUnclosedGroup' } }, 'wrong'],
    ['no channel', { mediaTypes: [] }, {}, 'no-channel'],
  ];
  it.each(rows)('asks nothing: %s', (_name, change, errors, because) => {
    expect(ask(change, errors)).toEqual({ input: null, because });
  });

  it('asks although the plan allows fewer keywords, or the name is missing', () => {
    expect(ask({}, { inclusion: { key: 'inclusionTooMany' }, name: { key: 'topicNameRequired' } }).input).not.toBeNull();
  });
});
