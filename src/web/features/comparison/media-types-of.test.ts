import { expect, it } from 'vitest';
import { mediaTypesOf } from './media-types-of.ts';

it('lists the media types of all topics, those with most mentions together first', () => {
  const media = (type: 'news' | 'forum' | 'blog', count: number) => ({ type, count, ratio: 0 });
  expect(
    mediaTypesOf([{ mediaTypes: [media('news', 5), media('blog', 3)] }, { mediaTypes: [media('forum', 4), media('blog', 3)] }]),
  ).toEqual(['blog', 'news', 'forum']);
  expect(mediaTypesOf([])).toEqual([]);
});
