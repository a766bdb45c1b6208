import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { ServiceError } from '../errors.ts';
import { createTopic } from './create-topic.ts';
import { deleteTopic } from './delete-topic.ts';
import { getTopic } from './get-topic.ts';
import { listTopics } from './list-topics.ts';
import { updateTopic } from './update-topic.ts';

let stores: TestStores;

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const ADVANCED = (given: object) => ({ keywordInputMode: 'advanced', inclusion: 'a', exclusion: '', ...given });

describe('the plan', () => {
  it('is never exceeded by fifty people who create at once', async () => {
    const actor = await stores.createOrganisation({ subscription: { maxTopics: 7 } });
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => createTopic(stores.environment, actor, topicDraft({ name: `Race ${index}` }))),
    );
    const refused = tries.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason as unknown] : []));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(refused).toHaveLength(43);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(ServiceError);
      expect(reason).toMatchObject({ code: 'limit_reached', detail: { limit: 'topics', max: 7, used: 7 } });
    }
    expect(await listTopics(stores.environment, actor, { timezoneOffsetMinutes: 0 })).toHaveLength(7);
  });

  it('gives a name to one of fifty who want it at once', async () => {
    const actor = await stores.createOrganisation();
    const names = ['Kettle', 'kettle', ' KETTLE ', 'Ｋｅｔｔｌｅ'];
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        createTopic(stores.environment, actor, topicDraft({ name: names[index % names.length] })),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of tries) {
      if (attempt.status === 'rejected')
        expect(attempt.reason).toMatchObject({ code: 'invalid', detail: { fields: { name: 'topicNameTaken' } } });
    }
  });

  it.each([
    [
      'more keywords than it allows',
      { inclusion: { operator: 'OR', groups: [['a', 'b'], ['c']] } },
      { inclusion: 'inclusionTooMany' },
    ],
    [
      'more exclusions than it allows',
      { exclusion: { operator: 'OR', groups: [['a', 'b']] } },
      { exclusion: 'exclusionTooMany' },
    ],
    ['more terms than it allows', ADVANCED({ inclusion: 'a OR "b c" NEAR/3 d' }), { inclusion: 'inclusionTooMany' }],
    ['more excluded terms than it allows', ADVANCED({ exclusion: 'x OR title:y' }), { exclusion: 'exclusionTooMany' }],
    ['a longer period than it allows', { endsAt: '2026-02-02T00:00:00+08:00' }, { endsAt: 'dayRangeTooLong' }],
    [
      'a period that goes on after its last day',
      { startsAt: '2026-12-30T00:00:00Z', endsAt: '2027-01-02T00:00:01Z' },
      { endsAt: 'endsAfterPlan' },
    ],
  ])('refuses %s, on creating and on editing', async (_case, beyond, fields) => {
    const subscription = { maxKeywords: 2, maxKeywordsExclusion: 1, maxDays: 31 };
    const actor = await stores.createOrganisation({ subscription });
    const within = topicDraft({
      endsAt: '2026-02-01T00:00:00+08:00',
      inclusion: { operator: 'OR', groups: [['a'], ['b']] },
      exclusion: { operator: 'OR', groups: [['x']] },
    });
    const refusal = { code: 'invalid', detail: { fields } };
    await expect(createTopic(stores.environment, actor, { ...within, ...beyond })).rejects.toMatchObject(refusal);
    const { id } = await createTopic(stores.environment, actor, within);
    await expect(updateTopic(stores.environment, actor, { id, ...within, ...beyond })).rejects.toMatchObject(refusal);
  });

  it.each([
    ['words and phrases', ADVANCED({ inclusion: 'a OR "b c"', exclusion: '#x' })],
    ['sides of NEAR, and fields', ADVANCED({ inclusion: 'a NEAR/3 b', exclusion: 'site:example.com' })],
    ['a term that is left out of another', ADVANCED({ inclusion: 'a NOT b' })],
  ])('is not exceeded by exactly as many terms as it allows: %s', async (_case, keywords) => {
    const actor = await stores.createOrganisation({ subscription: { maxKeywords: 2, maxKeywordsExclusion: 1 } });
    await createTopic(stores.environment, actor, topicDraft(keywords));
  });

  it('may be used to the end of its last day, and to look back before its first', async () => {
    const actor = await stores.createOrganisation({ subscription: { maxDays: 400 } });
    const period = { startsAt: '2025-12-01T00:00:00Z', endsAt: '2027-01-02T00:00:00Z' };
    expect(await createTopic(stores.environment, actor, topicDraft(period))).toMatchObject({
      ends_at: '2027-01-02T00:00:00.000Z',
    });
  });

  it('that has shrunk still lets a topic be renamed, which it does not concern', async () => {
    const actor = await stores.createOrganisation({ subscription: { maxKeywords: 2 } });
    const draft = topicDraft({ inclusion: { operator: 'OR', groups: [['a', 'b']] } });
    const { id } = await createTopic(stores.environment, actor, draft);
    await updateTopic(stores.environment, actor, { ...draft, id, name: 'Renamed' });
    expect(await getTopic(stores.environment, actor, { id })).toMatchObject({ name: 'Renamed' });
  });

  it('that has ended allows reading and nothing else', async () => {
    const endsAt = new Date('2026-03-10T12:00:01.000Z');
    const actor = await stores.createOrganisation({ subscription: { endsAt } });
    const { environment } = stores;
    const { id } = await createTopic(environment, actor, topicDraft({ endsAt: '2026-03-11T00:00:00Z' }));
    const later = { ...environment, now: () => endsAt };
    const forbidden = { code: 'forbidden' };
    await expect(createTopic(later, actor, topicDraft())).rejects.toMatchObject(forbidden);
    await expect(updateTopic(later, actor, { ...topicDraft(), id })).rejects.toMatchObject(forbidden);
    await expect(deleteTopic(later, actor, { id })).rejects.toMatchObject(forbidden);
    expect(await listTopics(later, actor, { timezoneOffsetMinutes: 0 })).toHaveLength(1);
  });
});
