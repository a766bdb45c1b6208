import { describe, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { shippedTextReader } from '../../../tests/support/text-reader.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { matchedPost } from './matched-post.ts';
import { packRows } from './packed-rows.ts';
import { preparePost } from './prepare-post.ts';
import { PreparedPosts } from './prepared-posts.ts';

const reader = shippedTextReader();
const rowOf = (given: Parameters<typeof importedPostOf>[0]): PostRow => preparePost(importedPostOf(given), false, reader);

const odd = rowOf({
  title: '標題 "quoted"\\',
  content: 'line one\nline two 😀\u2028三',
  reactions: { likes: 2 },
  url: 'https://www.example.com/a',
});

describe('prepared posts', () => {
  test('a row is what was packed, with the version of its storing', () => {
    const [post] = PreparedPosts.of([odd]);
    expect(post?.row(7)).toEqual({ ...odd, version: 7 });
    expect(post?.identity).toEqual({
      id: odd.id,
      published_at: odd.published_at,
      text_hash: odd.text_hash,
      tokens_version: odd.tokens_version,
    });
  });

  test('queries are asked of it as of its row', () => {
    const [post] = PreparedPosts.of([odd]);
    const { document, publishedAt } = matchedPost(odd);
    expect(post?.matched.publishedAt).toBe(publishedAt);
    expect({ ...post?.matched.document }).toEqual(document);
  });

  test('of one identity the later post counts, in one piece and over several', () => {
    const [first, second, third] = ['one', 'two', 'three'].map((content) => rowOf({ id: 'same', content })) as [
      PostRow,
      PostRow,
      PostRow,
    ];
    const other = rowOf({ id: 'other' });
    const posts = new PreparedPosts([packRows([first, other, second]), packRows([third])]);
    expect(posts.size).toBe(2);
    expect([...posts].map((post) => post.row(0).content)).toEqual(['three', other.content]);
    expect(posts.get(first.id)?.row(0).content).toBe('three');
    expect(posts.get('0')).toBeUndefined();
  });

  test('what is written is a line for each post, its version at the end', () => {
    const { columns, lines } = new PreparedPosts([packRows([odd]), packRows([rowOf({ id: 'second' })])]).written(
      1_700_000_000_000_001,
    );
    const rows = lines
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown[]);
    expect(rows).toHaveLength(2);
    expect(Object.fromEntries(columns.map((column, at) => [column, rows[0]?.[at]]))).toEqual({
      ...odd,
      version: 1_700_000_000_000_001,
    });
    expect(rows.map((row) => row.at(-1))).toEqual([1_700_000_000_000_001, 1_700_000_000_000_001]);
  });

  test('half a surrogate pair is replaced, since the store refuses it', () => {
    const [post] = PreparedPosts.of([{ ...odd, content: 'a\ud83d' }]);
    expect(post?.row(0).content).toBe('a\ufffd');
  });
});
