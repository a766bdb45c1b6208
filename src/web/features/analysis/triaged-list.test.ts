import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import type { Post } from '../../../contract/posts.ts';
import { fitsOnAll, hiddenKeys, taggedBy, undoingTags, withoutHidden } from './triaged-list.ts';

const tagged = (id: string, ...tags: string[]) => ({ id, tags });
const post = (id: string, author: string | null, domain: string | null, mediaType: Post['mediaType'] = 'news') =>
  ({ id, mediaType, author: author === null ? null : { id: author }, domain }) as Post;

describe('tags on screen', () => {
  test('are added and removed whatever their case, in the order of names', () => {
    const posts = [tagged('1', 'Crisis', 'ok'), tagged('2')];
    expect(taggedBy(posts, { add: ['crisis', 'A'], remove: ['OK'] })).toEqual([
      tagged('1', 'A', 'Crisis'),
      tagged('2', 'A', 'crisis'),
    ]);
  });

  test('are taken back for each post as it was', () => {
    const posts = [tagged('1', 'Crisis'), tagged('2'), tagged('3'), tagged('4', 'Crisis', 'ok')];
    expect(undoingTags(posts, { add: ['crisis'], remove: [] })).toEqual([{ postIds: ['2', '3'], add: [], remove: ['crisis'] }]);
    expect(undoingTags(posts, { add: [], remove: ['crisis', 'OK'] })).toEqual([
      { postIds: ['1'], add: ['Crisis'], remove: [] },
      { postIds: ['4'], add: ['Crisis', 'ok'], remove: [] },
    ]);
  });

  test('are no more than a post may have', () => {
    const full = tagged('1', ...Array.from({ length: LIMITS.postTags }, (_, at) => `tag ${at}`));
    expect([fitsOnAll([full], 'TAG 3'), fitsOnAll([full, tagged('2')], 'more'), fitsOnAll([tagged('2')], 'more')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('hiding on screen', () => {
  const posts = [
    post('1', 'ann', 'a.test'),
    post('2', 'ann', 'b.test', 'forum'),
    post('3', null, null),
    post('4', 'ann', 'b.test'),
  ];

  test('names each author and site once, and none where it is unknown', () => {
    expect(hiddenKeys(posts, 'author')).toEqual(['news:ann', 'forum:ann']);
    expect(hiddenKeys(posts, 'site')).toEqual(['a.test', 'b.test']);
    expect(hiddenKeys(posts, 'post')).toHaveLength(4);
  });

  test.each([
    ['post', ['3'], ['1', '2', '4']],
    ['author', ['news:ann'], ['2', '3']],
    ['site', ['b.test'], ['1', '3']],
  ] as const)('by %s leaves the others, and counts them', (kind, keys, left) => {
    const list = withoutHidden({ count: 100, posts }, kind, keys);
    expect(list.posts.map(({ id }) => id)).toEqual(left);
    expect(list.count).toBe(100 - (posts.length - left.length));
  });
});
