/** What the guide tells people who write programs is so: its examples are read from its pages and asked, in both languages. */
import { readFile } from 'node:fs/promises';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { SCOPES } from '../../contract/scopes.ts';
import { createAccessToken } from '../../services/accounts/create-access-token.ts';

const ORIGIN = 'https://earshot.example';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** The calls of a page, as `curl` would make them: what it is given by -H and -d, and the address. */
async function callsOf(page: string, token: string): Promise<(InjectOptions & { url: string })[]> {
  const text = await readFile(new URL(`../../../docs/guide/${page}`, import.meta.url), 'utf8');
  const code = [...text.matchAll(/^```\n(.*?)^```/gms)].map(([, lines = '']) => lines).join('\n');
  const commands = code.replaceAll('\\\n', ' ').replaceAll('$EARSHOT_TOKEN', token).split('\n');
  return commands.filter((line) => line.startsWith('curl ')).map(callOf);
}

function callOf(command: string): InjectOptions & { url: string } {
  const words = [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, one, other, bare]) => one ?? other ?? bare ?? '');
  const headers: Record<string, string> = {};
  let payload: string | undefined;
  let url = '';
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '-H') {
      const [name = '', ...value] = (words[++at] ?? '').split(': ');
      headers[name.toLowerCase()] = value.join(': ');
    } else if (word === '-d') payload = words[++at];
    else if (word.startsWith(`${ORIGIN}/`)) url = word.slice(ORIGIN.length);
    else throw new Error(`the guide writes ${word}, which this test does not know`);
  }
  return { method: payload === undefined ? 'GET' : 'POST', url, headers, ...(payload !== undefined && { payload }) };
}

describe.each(['for-programs.md', 'for-programs.zh-Hant.md'])('%s', (page) => {
  test('each of its calls is answered, and the one with a key is done once', async () => {
    const actor = await gateway.stores.createOrganisation();
    const { token } = await createAccessToken(gateway.stores.environment, actor, { name: 'Guide', scopes: SCOPES });
    const calls = await callsOf(page, token);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/gateway/topics',
      'POST /api/gateway/call',
      'POST /api/gateway/entities',
    ]);
    for (const call of calls) expect([call.url, (await gateway.app.inject(call)).statusCode]).toEqual([call.url, 200]);
    const [, , keyed] = calls;
    const again = await gateway.app.inject(keyed ?? '');
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
  });

  test('it names every scope', async () => {
    const text = await readFile(new URL(`../../../docs/guide/${page}`, import.meta.url), 'utf8');
    const named = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, scope]) => scope);
    expect(named).toEqual([...SCOPES]);
  });
});
