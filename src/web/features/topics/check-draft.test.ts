import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION } from '../../../contract/subscriptions.ts';
import { byField, type CheckContext, checkDraft, type FormErrors } from './check-draft.ts';
import { emptyDraft, type TopicDraft } from './draft.ts';

const plan = {
  ...NO_SUBSCRIPTION,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2027-01-01T00:00:00.000Z',
  maxTopics: 2,
  maxKeywords: 3,
  maxKeywordsExclusion: 1,
  maxDays: 366,
};
const context: CheckContext = { plan, timezone: '+0800', otherNames: ['Other Topic', 'Straße'] };
const good: TopicDraft = { ...emptyDraft(plan, ['news']), topicName: 'Votes', basicInclusion: [['白票']] };
const dates = (startDate: string | null, endDate: string | null) => ({ selectTimeChecked: true, startDate, endDate });

describe('checkDraft', () => {
  it('gives the input of a good draft', () => {
    expect(checkDraft(good, context)).toMatchObject({
      input: { name: 'Votes', inclusion: { groups: [['白票']] } },
      errors: {},
      keywords: { inclusion: 1, exclusion: 0 },
    });
  });

  const rows: [name: string, change: Partial<TopicDraft>, errors: FormErrors][] = [
    ['no name', { topicName: '  ' }, { name: { key: 'topicNameRequired' } }],
    ['a long name', { topicName: 'x'.repeat(101) }, { name: { key: 'topicNameTooLong' } }],
    ['a name in use, in other letters', { topicName: ' other ｔopic ' }, { name: { key: 'topicNameTaken' } }],
    ['a name in use, in capitals', { topicName: 'STRASSE' }, { name: { key: 'topicNameTaken' } }],
    ['no dates', dates(null, null), { period: { key: 'topicPeriodRequired' } }],
    ['only the first day', dates('2026-11-01', null), { period: { key: 'topicPeriodRequired' } }],
    ['the last day before the first', dates('2026-11-02', '2026-11-01'), { period: { key: 'startNotBeforeEnd' } }],
    ['more days than the plan allows', dates('2025-01-01', '2026-11-01'), { period: { key: 'dayRangeTooLong' } }],
    ['no channel', { mediaTypes: [] }, { channels: { key: 'channelRequired' } }],
    ['no keyword', { basicInclusion: [[], []] }, { inclusion: { key: 'inclusionRequired' } }],
    [
      'too many keywords',
      {
        basicInclusion: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
      { inclusion: { key: 'inclusionTooMany' } },
    ],
    ['too many exclusions', { basicExclusion: [['a', 'b']] }, { exclusion: { key: 'exclusionTooMany' } }],
    [
      'a keyword of punctuation only, in a group after an empty one',
      { basicInclusion: [[], ['a', '…!']] },
      { inclusion: { key: 'keywordUnreadable', keyword: '…!' } },
    ],
    [
      'a long keyword',
      { basicExclusion: [['x'.repeat(101)]] },
      { exclusion: { key: 'keywordTooLong', keyword: 'x'.repeat(101) } },
    ],
    [
      'several at once',
      { topicName: '', mediaTypes: [], basicInclusion: [['…!']], basicExclusion: [['a', 'b']] },
      {
        name: { key: 'topicNameRequired' },
        channels: { key: 'channelRequired' },
        inclusion: { key: 'keywordUnreadable', keyword: '…!' },
        exclusion: { key: 'exclusionTooMany' },
      },
    ],
  ];
  it.each(rows)('%s', (_name, change, errors) => {
    expect(checkDraft({ ...good, ...change }, context)).toMatchObject({ input: null, errors });
  });

  it('allows as many keywords as the plan says', () => {
    expect(checkDraft({ ...good, basicInclusion: [['a', 'b', 'c']], basicExclusion: [['d']] }, context)).toMatchObject({
      errors: {},
      keywords: { inclusion: 3, exclusion: 1 },
    });
  });
});

describe('checkDraft, of a query', () => {
  const query = (advancedInclusion: string, advancedExclusion = ''): TopicDraft => ({
    ...good,
    keywordInputMode: 'advanced',
    advancedInclusion,
    advancedExclusion,
  });

  it('gives the input and counts the terms', () => {
    expect(checkDraft(query('(tea OR 茶) AND NOT coffee', 'milk'), context)).toMatchObject({
      input: { keywordInputMode: 'advanced', inclusion: '(tea OR 茶) AND NOT coffee', exclusion: 'milk' },
      keywords: { inclusion: 3, exclusion: 1 },
    });
  });

  it('counts the side that is right where the other is not', () => {
    expect(checkDraft(query('tea cup', 'milk OR sugar'), context).keywords).toEqual({ inclusion: null, exclusion: 2 });
    expect(checkDraft(query(''), context).keywords).toEqual({ inclusion: 0, exclusion: 0 });
  });

  const rows: [name: string, draft: TopicDraft, errors: FormErrors][] = [
    ['nothing', query('  '), { inclusion: { key: 'inclusionRequired' } }],
    ['no operator', query('tea cup'), { inclusion: { key: 'queryMissingOperator' } }],
    ['too many terms', query('a1 OR a2 OR a3 OR a4'), { inclusion: { key: 'inclusionTooMany' } }],
    ['an open group in the exclusion', query('tea', '(a OR b'), { exclusion: { key: 'queryUnclosedGroup' } }],
  ];
  it.each(rows)('%s', (_name, draft, errors) => {
    expect(checkDraft(draft, context)).toMatchObject({ input: null, errors });
  });
});

describe('byField', () => {
  it('puts errors of the server beside the same fields', () => {
    expect(
      byField({ name: 'topicNameTaken', 'inclusion.groups.0.0': 'keywordUnreadable', endsAt: 'dayRangeTooLong' }, good),
    ).toEqual({
      name: { key: 'topicNameTaken' },
      inclusion: { key: 'keywordUnreadable', keyword: '白票' },
      period: { key: 'dayRangeTooLong' },
    });
  });
});
