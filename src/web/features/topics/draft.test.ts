import { describe, expect, it } from 'vitest';
import { type Topic, topicInput } from '../../../contract/topics.ts';
import { canUseWholePeriod, draftFromQuery, draftFromTopic, draftToCandidate, emptyDraft, topicDraft } from './draft.ts';

const plan = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z', maxDays: 366 };
const topic: Topic = {
  id: '7',
  topic_id: '7',
  name: 'Blank vote',
  starts_at: '2026-10-31T16:00:00.000Z',
  ends_at: '2026-11-30T16:00:00.000Z',
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  data_start_at: null,
  visible: true,
  demo: false,
  featured: false,
  state: 'ready',
  searched: null,
  failure: null,
  revision: 1,
  mediaTypes: ['forum', 'lihkg'],
  keywordInputMode: 'basic',
  inclusion: { operator: 'AND', groups: [['白票'], ['香港']] },
  exclusion: { operator: 'OR', groups: [] },
};

describe('draft ⇄ input', () => {
  it('reads a topic in days of the organisation and writes the same instants back', () => {
    const draft = draftFromTopic(topic, plan, '+0800');
    expect([draft.startDate, draft.endDate, draft.selectTimeChecked]).toEqual(['2026-11-01', '2026-11-30', true]);
    expect(draft.basicExclusion).toEqual([[]]);
    expect(draftToCandidate(draft, plan, '+0800')).toEqual({
      name: topic.name,
      startsAt: topic.starts_at,
      endsAt: topic.ends_at,
      mediaTypes: topic.mediaTypes,
      keywordInputMode: 'basic',
      inclusion: topic.inclusion,
      exclusion: topic.exclusion,
    });
  });

  it('reads a topic in the keyword language and writes the same texts back', () => {
    const keywords = { keywordInputMode: 'advanced', inclusion: 'vote NEAR/3 blank', exclusion: 'job' } as const;
    const draft = draftFromTopic({ ...topic, ...keywords }, plan, '+0800');
    expect([draft.advancedInclusion, draft.advancedExclusion]).toEqual(['vote NEAR/3 blank', 'job']);
    expect(draft.basicInclusion).toEqual([[]]);
    expect(draftToCandidate(draft, plan, '+0800')).toMatchObject(keywords);
  });

  it('is a draft that can be read back from storage', () => {
    const draft = draftFromTopic(topic, plan, '+0800');
    expect(topicDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('keeps an odd time of a topic made by a call while its day is not changed', () => {
    const odd = { ...topic, starts_at: '2026-11-01T03:30:00.000Z' };
    const draft = draftFromTopic(odd, plan, '+0800');
    expect(draftToCandidate(draft, plan, '+0800', odd).startsAt).toBe(odd.starts_at);
    expect(draftToCandidate({ ...draft, startDate: '2026-11-02' }, plan, '+0800', odd).startsAt).toBe('2026-11-01T16:00:00.000Z');
  });

  it('takes the whole period of the plan unless dates are chosen', () => {
    const draft = emptyDraft(plan, ['news']);
    expect(draft.selectTimeChecked).toBe(false);
    const candidate = draftToCandidate(draft, plan, '+0800');
    expect([candidate.startsAt, candidate.endsAt]).toEqual([plan.startsAt, plan.endsAt]);
    expect(draftFromTopic({ ...topic, starts_at: plan.startsAt, ends_at: plan.endsAt }, plan, '+0800').selectTimeChecked).toBe(
      false,
    );
  });

  it('leaves out groups that are still empty', () => {
    const draft = { ...emptyDraft(plan, ['news']), topicName: 'x', basicInclusion: [[], ['a'], []] };
    const candidate = draftToCandidate(draft, plan, '+0800');
    expect(candidate.inclusion).toEqual({ operator: 'AND', groups: [['a']] });
    expect(candidate.exclusion).toEqual({ operator: 'AND', groups: [] });
    expect(topicInput.safeParse(candidate).success).toBe(true);
  });
});

describe('canUseWholePeriod', () => {
  it.each([
    ['a plan as long as a topic may be', plan, true],
    ['a plan that runs for longer', { ...plan, endsAt: '2028-01-01T00:00:00.000Z' }, false],
    ['no plan', { startsAt: '', endsAt: '', maxDays: 0 }, false],
  ])('%s', (_name, given, possible) => {
    expect(canUseWholePeriod(given)).toBe(possible);
  });
});

describe('a draft of a query that was searched', () => {
  it('has the query as it was written, and the media types it was narrowed to, of those that there are', () => {
    const draft = draftFromQuery({ text: 'tea AND milk', mediaTypes: ['news', 'lihkg'] }, plan, ['forum', 'news']);
    expect(draft).toMatchObject({ keywordInputMode: 'advanced', advancedInclusion: 'tea AND milk', mediaTypes: ['news'] });
    expect(topicDraft.safeParse(draft).success).toBe(true);
  });

  it.each([
    ['not narrowed', undefined],
    ['to media types that this product does not show', ['lihkg' as const]],
  ])('%s: every media type', (_name, mediaTypes) => {
    expect(draftFromQuery({ text: 'tea', mediaTypes }, plan, ['forum', 'news']).mediaTypes).toEqual(['forum', 'news']);
  });
});
