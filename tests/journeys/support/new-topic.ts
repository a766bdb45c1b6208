/** A topic that a journey needs and is not about: made by the call that the form makes. */
import { type APIRequestContext, expect } from '@playwright/test';
import { GATEWAY } from '../../../src/contract/endpoint.ts';
import { DEMO } from './sign-in.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Of the last 30 days and the day to come, or to another day counted from now. Answers its id when its posts are found. */
export async function newTopic(request: APIRequestContext, name: string, word: string, until = 1): Promise<string> {
  const login = await request.post(`${GATEWAY}/auth/login`, { form: { username: DEMO.email, password: DEMO.password } });
  const { access_token } = (await login.json()) as { access_token: string };
  const call = async (name: string, ...values: unknown[]) => {
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await request.post(`${GATEWAY}/call`, { headers, data: { name, arguments: values } });
    return (await answer.json()) as { id?: string; result?: { state?: string } };
  };
  const period = [-30, until].map((days) => new Date(Date.now() + days * DAY).toISOString());
  const mediaTypes = ['facebook', 'instagram', 'forum', 'news', 'blog'];
  const { id = '' } = await call(
    'create_topic',
    name,
    ...period,
    mediaTypes,
    'basic',
    { operator: 'AND', groups: [[word]] },
    { operator: 'AND', groups: [] },
  );
  expect(id).not.toBe('');
  await expect.poll(async () => (await call('get_topic', id)).result?.state, { timeout: 60_000 }).toBe('ready');
  return id;
}
