import { describe, expect, it } from 'vitest';
import type { ImportedPost } from '../../contract/posts.ts';
import { SeenPosts } from './seen-posts.ts';

const post = (id: string, content: string, published_at = '2026-03-10T12:00:00Z'): ImportedPost => ({
  id,
  media_type: 'news',
  content,
  published_at,
});

/** Of a source that gives these. */
function given(posts: readonly ImportedPost[], text = '', undated: readonly string[] = []): SeenPosts {
  return new SeenPosts({ posts, undated: new Set(undated) }, text);
}

/** What is kept of a source that gave these, one after the other. */
function kept(...posts: readonly ImportedPost[]): string {
  return posts.reduce((text, one) => given([one], text).addedTo(text).text ?? text, '');
}

const [FERRY, FERRY_NOW, FERRY_LATE, TRAM] = [post('1', 'ferry'), post('1', 'ferries'), post('1', 'none'), post('2', 'tram')];

describe('of what a source gives', () => {
  it.each<[string, ImportedPost[], ImportedPost[]]>([
    ['what is new is not seen', [FERRY, TRAM], [TRAM]],
    ['what says something else is not seen', [FERRY_NOW], [FERRY_NOW]],
    ['what names another time is not seen', [post('1', 'ferry', '2026-03-11T12:00:00Z')], [expect.anything()]],
    ['what it gave before is seen', [FERRY], []],
  ])('%s', (_, posts, unseen) => {
    expect(given(posts, kept(FERRY)).unseen).toEqual(unseen);
  });

  it('a post that names no time is seen at any time', () => {
    const text = given([FERRY], '', ['1']).addedTo('').text ?? '';
    expect(given([post('1', 'ferry', '2026-03-11T12:00:00Z')], text, ['1']).unseen).toEqual([]);
  });

  it('what is new arrives, once', () => {
    expect(given([FERRY, TRAM, TRAM], kept(FERRY)).addedTo(kept(FERRY)).arrived).toEqual([TRAM]);
  });

  it('nothing is written where nothing has changed', () => {
    expect(given([FERRY], kept(FERRY, TRAM)).addedTo(kept(FERRY, TRAM))).toEqual({ arrived: [], text: null });
  });

  it('the newest 4,000 are kept, and what is given again is among them', () => {
    const many = Array.from({ length: 4000 }, (_, at) => post(`m${at}`, 'x'));
    const full = given(many).addedTo('').text ?? '';
    const text = given([post('m0', 'x'), TRAM], full).addedTo(full).text ?? '';
    expect(given([post('m0', 'x'), post('m1', 'x'), TRAM], text).unseen).toEqual([post('m1', 'x')]);
  });
});

describe('where somebody else has stored the same post meanwhile', () => {
  it.each<[string, { before: string; given: ImportedPost; meanwhile: string; unseen: ImportedPost[] }]>([
    ['the same text is seen', { before: '', given: FERRY, meanwhile: kept(FERRY), unseen: [FERRY_NOW, FERRY_LATE] }],
    ['neither text is where each has stored its own', allOf('', FERRY, kept(FERRY_NOW))],
    ['nor where it was known before', allOf(kept(FERRY_LATE), FERRY, kept(FERRY_LATE, FERRY_NOW))],
    [
      'that one is where this one was seen before, and not stored',
      { before: kept(FERRY), given: FERRY, meanwhile: kept(FERRY, FERRY_NOW), unseen: [FERRY, FERRY_LATE] },
    ],
  ])('%s', (_, { before, given: one, meanwhile, unseen }) => {
    const { arrived, text } = given([one], before).addedTo(meanwhile);
    expect(arrived).toEqual([]);
    const now = text ?? meanwhile;
    expect([FERRY, FERRY_NOW, FERRY_LATE].flatMap((next) => given([next], now).unseen)).toEqual(unseen);
  });

  it('it is stored once more, and is no new one', () => {
    const text = given([FERRY]).addedTo(kept(FERRY_NOW)).text ?? '';
    const next = given([FERRY_NOW], text);
    expect(next.unseen).toEqual([FERRY_NOW]);
    const { arrived, text: settled } = next.addedTo(text);
    expect(arrived).toEqual([]);
    expect(given([FERRY_NOW], settled ?? '').unseen).toEqual([]);
  });
});

function allOf(before: string, one: ImportedPost, meanwhile: string) {
  return { before, given: one, meanwhile, unseen: [FERRY, FERRY_NOW, FERRY_LATE] };
}
