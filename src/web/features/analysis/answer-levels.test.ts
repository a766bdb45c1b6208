import { expect, it } from 'vitest';
import { answerLevels } from './answer-levels.ts';

const post = (nativeId: string, parentId: string | null = null, mediaType: 'forum' | 'news' = 'forum') => ({
  nativeId,
  parentId,
  mediaType,
});
const said = (posts: ReturnType<typeof post>[]) => answerLevels(posts).map((one) => `${one.level} ${one.post.nativeId}`);

it('puts each answer below what it answers, one step further in, those of one post in their order', () => {
  expect(said([post('a'), post('b', 'a'), post('c'), post('d', 'a'), post('e', 'b')])).toEqual([
    '1 a',
    '2 b',
    '3 e',
    '2 d',
    '1 c',
  ]);
});

it('leaves what answers a post that is not here where it stands', () => {
  expect(said([post('a'), post('b', 'elsewhere'), post('c', 'b')])).toEqual(['1 a', '1 b', '2 c']);
});

it('takes an id of another medium for another post', () => {
  expect(said([post('a', null, 'news'), post('b', 'a')])).toEqual(['1 a', '1 b']);
});

it('goes no further in than there is room for', () => {
  const chain = Array.from({ length: 7 }, (_, at) => post(String(at), at === 0 ? null : String(at - 1)));
  expect(said(chain)).toEqual(['1 0', '2 1', '3 2', '4 3', '4 4', '4 5', '4 6']);
});

it('loses none that answer each other in a circle, nor one that answers itself', () => {
  expect(said([post('a', 'b'), post('b', 'a'), post('c', 'c')])).toEqual(['1 a', '2 b', '1 c']);
});
