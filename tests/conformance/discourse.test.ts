/** Recorded answers of Discourse: each gives posts, or says that it is no list of them. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDiscourse } from '../../src/outside/connectors/discourse/read-discourse.ts';
import { SourceFailure } from '../../src/outside/connectors/source-failure.ts';
import { say } from './documented-choices.ts';
import { isSharedData, readShared, sharedFolder } from './shared-data.ts';

const LISTS = { 'posts_latest.json': 4, 'posts_before.json': 3 };

describe.skipIf(!isSharedData)('recorded answers of Discourse', () => {
  it('are posts or a failure of a kind', async () => {
    const files = readdirSync(sharedFolder('api_discourse')).filter((name) => name.endsWith('.json'));
    const found = Object.fromEntries(
      (await Promise.all(files.map(async (name) => [name, await outcomeOf(readShared('api_discourse', name))] as const))).filter(
        ([, outcome]) => outcome !== 'unreadable',
      ),
    );
    say(`Discourse: ${files.length} answers, ${Object.keys(found).length} lists of posts, the others are said to be none`);
    expect(found).toEqual(LISTS);
  });
});

/** How many posts, or which failure. */
async function outcomeOf(text: string): Promise<number | string> {
  const fetchWeb = async ({ url }: { url: string }) => ({ status: 200, url, headers: new Headers(), text });
  try {
    return (await readDiscourse({ fetchWeb, now: () => new Date() }, 'https://forum.example')).posts.length;
  } catch (error) {
    if (error instanceof SourceFailure) return error.kind;
    throw error;
  }
}
