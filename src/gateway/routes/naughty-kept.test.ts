/** Whatever is written is read back as it was typed, but for blanks at its ends and what is said here; or refused with a word of ours. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { NO_LIMITS, OPERATOR_TOKEN, openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { CONTROLS, INVISIBLE, NAUGHTY, UNSTORABLE } from '../../../tests/support/naughty-strings.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { onOneLine } from '../../contract/text.ts';
import type { Actor } from '../../services/environment.ts';

let gateway: TestGateway;
let ann: Actor;
let own: string;
let topic: TopicOfPosts;
beforeAll(async () => {
  gateway = await openTestGateway({ callsPerMinute: NO_LIMITS });
  const many = { maxTopics: 10_000, maxAlerts: 10_000 };
  ann = await gateway.stores.createOrganisation({ name: 'Ann', subscription: many });
  own = await gateway.tokenFor(ann);
  topic = await topicOfPosts(gateway.stores, ann, [{ content: 'a', author: 'ann' }]);
});
afterAll(() => gateway.close());

/** `body` is null where the text is refused as invalid; whatever else fails, fails. */
async function ask<Body>(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<Body | null> {
  const token = path.startsWith('/operator') ? OPERATOR_TOKEN : own;
  const remoteAddress = `10.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await gateway.app.inject({
    method,
    url: `/api/gateway${path}`,
    headers,
    remoteAddress,
    ...(payload && { payload }),
  });
  if (answer.statusCode === 400) {
    expect(Object.values(answer.json().error.fields ?? {})).not.toEqual([]);
    return null;
  }
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as Body;
}

const call = <Result>(name: string, ...values: unknown[]) =>
  ask<{ id: string; result: Result }>('POST', '/call', { name, arguments: values });

interface Row {
  /** Answers what is read back, or null where the text is refused. */
  keep: (text: string) => Promise<string | null | undefined>;
  /** Default: blanks at the ends go. */
  as?: (text: string) => string;
  /** Default: none of NAUGHTY. */
  refuses?: (text: string) => boolean;
  takesInvisible?: true;
}

const folded = (text: string) => text.replace(/\s+/gu, ' ').trim();
/** Nothing of it can be searched for. */
const wordless = (text: string) => !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
const draftValues = (draft: Record<string, unknown>) =>
  ['name', 'startsAt', 'endsAt', 'mediaTypes', 'keywordInputMode', 'inclusion', 'exclusion'].map((name) => draft[name]);

interface Groups {
  groups: string[][];
}
interface Views {
  data: { id: string; name: string; search: Record<string, string> }[];
}

async function keptTopic<Result>(given: Record<string, unknown>): Promise<Result | null> {
  const made = await call('create_topic', ...draftValues(topicDraft(given)));
  const found = made && (await call<Result>('get_topic', made.id));
  if (made) await call('delete_topic', made.id);
  return found?.result ?? null;
}

async function keptView(given: object): Promise<Views['data'][number] | null | undefined> {
  const path = `/topics/${topic.id}/views`;
  const view = { name: randomUUID(), tab: 'what', search: {}, shared: true, ...given };
  const made = await ask<{ data: { id: string } }>('POST', path, view);
  const found = (await ask<Views>('GET', path))?.data.find(({ id }) => id === made?.data.id);
  if (found) await ask('DELETE', `/views/${found.id}`);
  return made && found;
}

const ROWS: Record<string, Row> = {
  'name of a topic': { keep: async (name) => (await keptTopic<{ name: string }>({ name }))?.name },
  'keyword of a topic': {
    keep: async (text) => (await keptTopic<{ inclusion: Groups }>({ inclusion: { groups: [[text]] } }))?.inclusion.groups[0]?.[0],
    refuses: wordless,
  },
  'keyword that a topic excludes': {
    keep: async (text) => (await keptTopic<{ exclusion: Groups }>({ exclusion: { groups: [[text]] } }))?.exclusion.groups[0]?.[0],
    refuses: wordless,
  },
  'query in the keyword language': {
    keep: async (text) => {
      const inclusion = `"${text.replaceAll('"', ' ')}"`;
      return (await keptTopic<{ inclusion: string }>({ keywordInputMode: 'advanced', inclusion, exclusion: '' }))?.inclusion;
    },
    as: (text) => `"${text.replaceAll('"', ' ')}"`,
    refuses: wordless,
  },
  'name of an alert': {
    keep: async (alertName) => {
      const made = await ask<{ data: { id: string } }>(
        'POST',
        '/multi-topic-alerts',
        alertDraft({ topics: [topic.id], alertName }),
      );
      return made && (await ask<{ data: { alertName: string } }>('GET', `/multi-topic-alerts/${made.data.id}`))?.data.alertName;
    },
    as: onOneLine,
  },
  'name of our own': {
    keep: async (name) => {
      const made = await ask<{ data: { id: string } }>('POST', '/entities', { type: 'product', name, aliases: [] });
      const listed = await ask<{ data: { entities: { id: string; name: string }[] } }>('GET', '/entities');
      // Names of the same words cannot stand beside each other.
      if (made) await ask('DELETE', `/entities/${made.data.id}`);
      return made && listed?.data.entities.find(({ id }) => id === made.data.id)?.name;
    },
    // In braces stands what is looked for as it is spelled.
    as: (text) =>
      folded(text)
        .replace(/^\{(.*)\}$/s, '$1')
        .trim(),
    // Without a word, or with a single letter, it would be found everywhere.
    refuses: (text) => /^[^\p{L}\p{N}]*[a-z]?[^\p{L}\p{N}]*$/iu.test(text),
  },
  tag: {
    keep: async (text) => {
      const { postIds } = topic;
      const made = await ask<{ data: { tags: string[] }[] }>('POST', '/feeds/tags', { postIds, add: [text], remove: [] });
      const listed = (await ask<{ data: { tag: string }[] }>('GET', '/tags'))?.data.map(({ tag }) => tag);
      await ask('POST', '/feeds/tags', { postIds, add: [], remove: made?.data[0]?.tags ?? [] });
      return made && (listed?.length === 1 ? listed[0] : undefined);
    },
    as: folded,
    refuses: (text) => folded(text).length > 50,
  },
  note: {
    keep: async (text) => {
      const path = `/feeds/${topic.postIds[0]}/notes`;
      const made = await ask<{ data: { id: string } }>('POST', path, { text });
      const listed = (await ask<{ data: { id: string; text: string }[] }>('GET', path))?.data;
      if (made) await ask('POST', '/feeds/notes/delete', { noteIds: [made.data.id] });
      return made && listed?.find(({ id }) => id === made.data.id)?.text;
    },
  },
  'name of a view': { keep: async (name) => (await keptView({ name }))?.name },
  'field of a view': {
    keep: async (text) => (await keptView({ search: { text } }))?.search['text'],
    as: (text) => text,
    takesInvisible: true,
  },
  preference: {
    keep: async (text) => {
      await ask('POST', '/preferences', { said: null });
      const made = await ask('POST', '/preferences', { said: text });
      const found = (await ask<{ data: { preference: { said: string } }[] }>('GET', '/preferences'))?.data[0];
      return made === null ? null : found?.preference.said;
    },
    as: (text) => text,
    takesInvisible: true,
  },
  'name of a webhook': {
    keep: async (name) =>
      (await ask<{ data: { source: { address: string } } }>('POST', '/operator/webhooks', { name }))?.data.source.address,
  },
};

describe.each(Object.entries(ROWS))('%s', (_, { keep, as = (text) => text.trim(), refuses = () => false, takesInvisible }) => {
  test('naughty ones', { timeout: 120_000 }, async () => {
    for (const [name, text] of Object.entries({ ...NAUGHTY, controls: CONTROLS })) {
      const expected = refuses(text) ? null : as(text);
      expect((await keep(text)) ?? null, name).toBe(expected);
    }
  });

  test('what no store takes is refused', async () => {
    for (const text of Object.values(UNSTORABLE)) expect((await keep(text)) ?? null, text).toBeNull();
  });

  test.skipIf(takesInvisible)('so is what nobody sees', async () => {
    for (const text of Object.values(INVISIBLE)) expect((await keep(text)) ?? null, JSON.stringify(text)).toBeNull();
  });
});
