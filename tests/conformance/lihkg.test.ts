/** Recorded answers of LIHKG: each gives posts, or says that it is no list of them. */
import { describe, expect, it } from 'vitest';
import { importedPost } from '../../src/contract/posts.ts';
import { readLihkg } from '../../src/outside/connectors/lihkg/read-lihkg.ts';
import { SourceFailure } from '../../src/outside/connectors/source-failure.ts';
import { say } from './documented-choices.ts';
import { isSharedData, readShared } from './shared-data.ts';

/** Of a list of 60 threads the first 20 are read; every one is answered with the one page that was recorded. */
const THREADS = 20;
const POSTS = 25;
/** They say a face and no word. */
const FACES = 1;

describe.skipIf(!isSharedData)('recorded answers of LIHKG', () => {
  it('are threads and their posts', async () => {
    const { posts, leftOut, title, isWhole, cursor } = await reading('cat.json', 'thread.json');
    say(`LIHKG: ${posts.length} posts of ${THREADS} threads, ${JSON.stringify(leftOut)}`);
    expect(posts).toHaveLength(THREADS * (POSTS - FACES));
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    expect(posts.every((post) => importedPost.safeParse(post).success)).toBe(true);
    expect(leftOut).toEqual([{ reason: 'pictures without words', count: THREADS * FACES }]);
    expect([title, isWhole, cursor.threads.length]).toEqual(['LIHKG 動漫台', true, 60]);
    expect(posts.filter(({ content }) => /<\w|&(?:amp|lt|quot);/.test(content ?? ''))).toEqual([]);
  });

  it('name the post that is answered', async () => {
    const { posts } = await reading('cat.json', 'thread.json');
    const ofOne = posts.filter(({ thread_id }) => thread_id === '2941730/1');
    const parents = Object.fromEntries(ofOne.map(({ id, parent_id }) => [id.split('/')[1], parent_id?.split('/')[1]]));
    expect(parents).toMatchObject({ 7: '6', 10: '8', 11: '10', 12: '9', 24: '23', 25: '1' });
  });

  it.each([
    ['a page of a thread where a list should be', 'thread.json', 'thread.json'],
    ['the list of categories', 'system_property.json', 'thread.json'],
    ['a list where a page should be', 'cat.json', 'cat.json'],
  ])('say that they are none: %s', async (_name, list, page) => {
    await expect(reading(list, page)).rejects.toBeInstanceOf(SourceFailure);
  });
});

function reading(list: string, page: string) {
  const fetchWeb = async ({ url }: { url: string }) => {
    const text = readShared('api_lihkg', url.includes('/category?') ? list : page);
    return { status: 200, url, headers: new Headers(), text };
  };
  return readLihkg({ fetchWeb, now: () => new Date('2022-03-25T12:00:00Z') }, { category: 8 });
}
