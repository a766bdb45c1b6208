/** The topic of all posts that were stored before, and one of a part of them to compare it with: made once in a folder that is kept. */
import { type APIRequestContext, expect } from '@playwright/test';
import { GATEWAY } from '../../src/contract/endpoint.ts';
import { MEDIA_TYPES } from '../../src/contract/media-types.ts';
import { DEMO } from '../journeys/support/sign-in.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Every post is of one of them. */
const TOPICS = {
  Everything: MEDIA_TYPES.map((type) => `source:${type}`).join(' OR '),
  Tea: '茗常 OR 茶記 OR "Ming Sheung"',
};

/** Their ids, the one with all posts first. */
export async function manyMentions(request: APIRequestContext): Promise<[string, string]> {
  const login = await request.post(`${GATEWAY}/auth/login`, { form: { username: DEMO.email, password: DEMO.password } });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const call = async <Answer>(name: string, ...values: unknown[]) => {
    const answer = await request.post(`${GATEWAY}/call`, { headers, data: { name, arguments: values } });
    return (await answer.json()) as Answer;
  };
  const { result: kept } = await call<{ result: { id: string; name: string }[] }>('get_topics', 0);
  const idOf = async (name: string, query: string) => {
    const found = kept.find((topic) => topic.name === name);
    const period = [-120, 30].map((days) => new Date(Date.now() + days * DAY).toISOString());
    const made = found ?? (await call<{ id: string }>('create_topic', name, ...period, MEDIA_TYPES, 'advanced', query, ''));
    const state = async () => (await call<{ result: { state: string } }>('get_topic', made.id)).result.state;
    await expect.poll(state, { timeout: 300_000 }).toBe('ready');
    return made.id;
  };
  return [await idOf('Everything', TOPICS.Everything), await idOf('Tea', TOPICS.Tea)];
}
