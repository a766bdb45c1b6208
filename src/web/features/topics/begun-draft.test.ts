import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION } from '../../../contract/subscriptions.ts';
import { ownWords } from '../../lib/begun-topic.ts';
import { type BegunContext, draftFromBegun } from './begun-draft.ts';
import { checkDraft } from './check-draft.ts';

const plan = {
  ...NO_SUBSCRIPTION,
  startsAt: '2026-11-24T00:00:00.000Z',
  endsAt: '2027-11-24T16:00:00.000Z',
  maxDays: 366,
  maxKeywords: 20,
  maxKeywordsExclusion: 20,
};
const context: BegunContext = { plan, timezone: '+0800', today: '2026-11-24', mediaTypes: ['forum', 'news'], otherNames: [] };
const begun = ownWords('港鐵, MTR') ?? { name: '', keywords: { operator: 'AND' as const, groups: [] } };

describe('a topic that was begun elsewhere', () => {
  it('can be saved as it is', () => {
    const draft = draftFromBegun(begun, context);
    const { input, errors } = checkDraft(draft, { plan, timezone: '+0800', otherNames: [] });
    expect(errors).toEqual({});
    expect(input).toMatchObject({ name: '港鐵', mediaTypes: ['forum', 'news'], inclusion: { groups: [['港鐵', 'MTR']] } });
  });

  it.each([
    ['a year', {}, '2026-10-26', '2027-10-26'],
    ['a plan that ends before', { endsAt: '2026-12-31T16:00:00.000Z' }, '2026-10-26', '2026-12-31'],
    ['a plan of few days', { maxDays: 14 }, '2026-11-18', '2026-12-01'],
    ['one day', { maxDays: 1 }, '2026-11-24', '2026-11-24'],
  ])('looks back and ahead within %s', (_, limits, startDate, endDate) => {
    const draft = draftFromBegun(begun, { ...context, plan: { ...plan, ...limits } });
    expect(draft).toMatchObject({ selectTimeChecked: true, startDate, endDate });
  });

  it('has a name that no other topic has', () => {
    expect(draftFromBegun(begun, { ...context, otherNames: ['港鐵'] }).topicName).toBe('港鐵 2');
  });
});
