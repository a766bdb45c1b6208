import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { importedPostOf } from '../../tests/support/post.ts';
import { sendPosts } from '../../tests/support/send-posts.ts';
import { serverTarget } from './import-target.ts';

let server: Server | undefined;
afterEach(() => server?.close());

interface Answer {
  status: number;
  body: unknown;
}

const stored: Answer = { status: 200, body: { data: { posts: 2, mentions: 1, rejected: [], ignoredFields: {} } } };
const failure = (status: number, code: string): Answer => ({ status, body: { error: { code, message: 'because' } } });

/** A server that gives these answers one after another; what it was sent is collected. */
async function answering(answers: Answer[]): Promise<{ url: string; bodies: string[]; tokens: (string | undefined)[] }> {
  const bodies: string[] = [];
  const tokens: (string | undefined)[] = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      tokens.push(request.headers.authorization);
      const answer = answers.shift();
      if (!answer) return request.socket.destroy();
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, bodies, tokens };
}

const posts = [importedPostOf({ id: '1', content: 'a\nb' }), importedPostOf({ id: '2' })];

describe('an import to a running server', () => {
  test('sends JSON lines with the token of the operator', async () => {
    const { url, bodies, tokens } = await answering([stored]);
    expect(await sendPosts(serverTarget({ url, token: 'secret' }), posts)).toEqual({
      posts: 2,
      mentions: 1,
      rejected: [],
      ignored: new Map(),
    });
    expect(bodies[0]?.split('\n').map((line) => JSON.parse(line))).toEqual(posts);
    expect(tokens).toEqual(['Bearer secret']);
  });

  test('sends the same batch again while the server is busy or away', async () => {
    const { url, bodies } = await answering([failure(429, 'rate_limited'), failure(503, 'internal'), stored]);
    expect(await sendPosts(serverTarget({ url, token: 'secret' }, { pauses: [0, 0] }), posts)).toMatchObject({ posts: 2 });
    expect(new Set(bodies).size).toBe(1);
  });

  test('gives up with a sentence, and at once where the server refuses', async () => {
    const away = await answering([]);
    await expect(sendPosts(serverTarget({ url: away.url, token: 'secret' }, { pauses: [0] }), posts)).rejects.toThrow(
      /does not take the posts: .*run the same import again/,
    );
    server?.close();
    const refusing = await answering([failure(401, 'unauthenticated'), stored]);
    await expect(sendPosts(serverTarget({ url: refusing.url, token: 'secret' }, { pauses: [0] }), posts)).rejects.toThrow(
      /refused the posts: unauthenticated, because/,
    );
    expect(refusing.bodies).toHaveLength(1);
  });
});
