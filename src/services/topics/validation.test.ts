import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { Actor } from '../environment.ts';
import { createTopic } from './create-topic.ts';
import { getTopic } from './get-topic.ts';
import { listTopics } from './list-topics.ts';
import { updateTopic } from './update-topic.ts';

let stores: TestStores;
let actor: Actor;

beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
});
afterAll(() => stores.close());

const groups = (...keywords: string[]) => ({ operator: 'AND', groups: [keywords] });
const none = { operator: 'AND', groups: [] };

const REFUSED: [string, Record<string, unknown>, Record<string, string>][] = [
  ['no name', { name: '' }, { name: 'topicNameRequired' }],
  ['a name of spaces', { name: '   ' }, { name: 'topicNameRequired' }],
  ['a name of 101 characters', { name: 'n'.repeat(101) }, { name: 'topicNameTooLong' }],
  ['a name that nobody can see', { name: '\u200b\u2060' }, { name: 'topicNameRequired' }],
  ['a NUL in the name', { name: 'a\0b' }, { name: 'malformed' }],
  ['half a surrogate pair in the name', { name: 'a\ud800' }, { name: 'malformed' }],
  ['no start', { startsAt: '' }, { startsAt: 'topicPeriodRequired' }],
  ['no end', { endsAt: '' }, { endsAt: 'topicPeriodRequired' }],
  ['an end at the start', { endsAt: '2026-01-01T00:00:00+08:00' }, { endsAt: 'startNotBeforeEnd' }],
  ['an end before the start', { endsAt: '2025-01-01T00:00:00+08:00' }, { endsAt: 'startNotBeforeEnd' }],
  ['an end before the start only by zone', { endsAt: '2026-01-01T00:30:00+09:00' }, { endsAt: 'startNotBeforeEnd' }],
  ['a start before the year 1', { startsAt: '0000-12-31T23:59:59Z' }, { startsAt: 'malformed' }],
  ['an end after the year 9999', { endsAt: '9999-12-31T23:59:59-01:00' }, { endsAt: 'malformed' }],
  ['no channel', { mediaTypes: [] }, { mediaTypes: 'channelRequired' }],
  ['no inclusion', { inclusion: none }, { inclusion: 'inclusionRequired' }],
  ['an empty keyword', { inclusion: groups('ferry', ' ') }, { 'inclusion.groups.0.1': 'keywordUnreadable' }],
  ['a keyword of punctuation', { inclusion: groups('!?') }, { 'inclusion.groups.0.0': 'keywordUnreadable' }],
  ['an exclusion of punctuation', { exclusion: groups('…') }, { 'exclusion.groups.0.0': 'keywordUnreadable' }],
  ['a keyword of 101 characters', { inclusion: groups('k'.repeat(101)) }, { 'inclusion.groups.0.0': 'keywordTooLong' }],
  ['a NUL in a keyword', { inclusion: groups('a\0b') }, { 'inclusion.groups.0.0': 'keywordUnreadable' }],
  ['half a surrogate pair in a keyword', { exclusion: groups('\udfff b') }, { 'exclusion.groups.0.0': 'keywordUnreadable' }],
  ['a time without zone', { startsAt: '2026-01-01T00:00:00' }, { startsAt: 'malformed' }],
  ['an unknown media type', { mediaTypes: ['pigeon'] }, { 'mediaTypes.0': 'malformed' }],
  ['an unknown mode', { keywordInputMode: 'telepathy' }, { keywordInputMode: 'malformed' }],
  ['a missing field', { inclusion: undefined }, { inclusion: 'malformed' }],
  ['several things at once', { name: '', mediaTypes: [] }, { name: 'topicNameRequired', mediaTypes: 'channelRequired' }],
];

describe('a topic with', () => {
  it.each(REFUSED)('%s is refused, on creating and on editing', async (_case, change, fields) => {
    const refusal = { code: 'invalid', detail: { fields } };
    const draft = topicDraft(change);
    await expect(createTopic(stores.environment, actor, draft)).rejects.toMatchObject(refusal);
    const { id } = await createTopic(stores.environment, actor, topicDraft());
    await expect(updateTopic(stores.environment, actor, { ...draft, id })).rejects.toMatchObject(refusal);
  });

  it('an input that is no object is malformed', async () => {
    await expect(createTopic(stores.environment, actor, null)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('a name that another topic has is refused, whatever its case and width, and taken back by itself', async () => {
    const { environment } = stores;
    await createTopic(environment, actor, topicDraft({ name: 'Straße ＡＢＣ' }));
    const taken = { code: 'invalid', detail: { fields: { name: 'topicNameTaken' } } };
    await expect(createTopic(environment, actor, topicDraft({ name: 'STRASSE abc ' }))).rejects.toMatchObject(taken);
    const other = topicDraft();
    const { id } = await createTopic(environment, actor, other);
    await expect(updateTopic(environment, actor, { ...other, id, name: 'strasse ABC' })).rejects.toMatchObject(taken);
    const name = String(other['name']).toUpperCase();
    await updateTopic(environment, actor, { ...other, id, name });
    expect(await getTopic(environment, actor, { id })).toMatchObject({ name });
  });

  it('a name that only another organisation has is welcome', async () => {
    const other = await stores.createOrganisation();
    await createTopic(stores.environment, actor, topicDraft({ name: 'Shared' }));
    expect(await createTopic(stores.environment, other, topicDraft({ name: 'Shared' }))).toMatchObject({ name: 'Shared' });
  });

  it('nothing wrong is answered and stored as it was sent, channels once each', async () => {
    const { environment } = stores;
    const own = await stores.createOrganisation();
    const draft = topicDraft({ name: ' Ferries ', mediaTypes: ['news', 'forum', 'news'], exclusion: groups('白票', 'cat') });
    const created = await createTopic(environment, own, draft);
    expect(created).toEqual({
      id: created.id,
      topic_id: created.id,
      name: 'Ferries',
      starts_at: '2025-12-31T16:00:00.000Z',
      ends_at: '2026-06-30T16:00:00.000Z',
      created_at: '2026-03-10T12:00:00.000Z',
      updated_at: '2026-03-10T12:00:00.000Z',
      data_start_at: null,
      searched: 0,
      visible: true,
      demo: false,
      featured: false,
      state: 'searching',
      failure: null,
      revision: 1,
      mediaTypes: ['forum', 'news'],
      keywordInputMode: 'basic',
      inclusion: { operator: 'AND', groups: [['harbour', 'ferry']] },
      exclusion: { operator: 'AND', groups: [['白票', 'cat']] },
    });
    expect(await listTopics(environment, own, { timezoneOffsetMinutes: -480 })).toMatchObject([created]);
  });
});
