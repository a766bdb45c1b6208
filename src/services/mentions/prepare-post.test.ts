import { describe, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { shippedTextReader } from '../../../tests/support/text-reader.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { preparePost } from './prepare-post.ts';

const reader = shippedTextReader();

describe('a post as it is stored', () => {
  const cases: [string, Partial<ImportedPost>, object][] = [
    ['engagement of what is known', { likes: 3, comments: null, shares: 2 }, { engagement: 5, hotvalue: 5 }],
    ['nothing known is not zero', {}, { engagement: null, hotvalue: null }],
    ['hot value as collected', { likes: 3, hot_value: 0.5 }, { engagement: 3, hotvalue: 0.5 }],
    ['hot value of Instagram', { media_type: 'instagram', likes: 1000, comments: 2 }, { hotvalue: 23.978691 }],
    ['Instagram with nothing known', { media_type: 'instagram', shares: 2 }, { hotvalue: null, engagement: 2 }],
    ['domain', { url: 'https://www.example.org/a?b' }, { domain: 'example.org' }],
    ['an address that is none', { url: 'thread 17' }, { domain: '' }],
    ['sentiment of the source', { sentiment: 'Mixed' }, { sentiment: 'Mixed', sentiment_score: null }],
    ['a sentiment of ours', { content: 'Great service, I love it' }, { sentiment: 'Positive' }],
    ['nothing to score', { title: '', content: '' }, { sentiment: 'none', sentiment_score: null }],
    ['no author', {}, { author: '', author_key: '0' }],
    ['an author known by name only', { author_name: 'Ann' }, { author: 'Ann', author_name: 'Ann' }],
    ['the words of an author', { author_name: 'Ann Lée', author: 'ann.lee' }, { author_tokens: ' ann lee \u0001 ann lee ' }],
    ['an author without words', {}, { author_tokens: ' \u0001 ' }],
    ['the language of the source', { lang: 'fr' }, { language: 'fr' }],
    ['the language of the text', { title: null, content: '佢哋話聽日唔使返工' }, { language: 'yue' }],
    ['the text is more exact than its source', { lang: 'zh', title: '佢哋話聽日唔使返工' }, { language: 'yue' }],
    ['no language without words', { title: null, content: '😂😂' }, { language: '' }],
    ['whole seconds', { published_at: '2026-03-09T04:00:00.999Z' }, { published_at: 1_773_028_800 }],
  ];
  test.each(cases)('%s', (_name, given, expected) => {
    expect(preparePost(importedPostOf(given), false, reader)).toMatchObject(expected);
  });

  test('the identity is the media type and the native id, and nothing else', () => {
    const post = importedPostOf({ id: '7' });
    const { id } = preparePost(post, false, reader);
    expect(preparePost({ ...post, content: 'edited', published_at: '2020-01-01T00:00:00Z' }, true, reader).id).toBe(id);
    expect(preparePost({ ...post, media_type: 'blog' }, false, reader).id).not.toBe(id);
    // A post stored by one version must be found by the next.
    expect(preparePost(importedPostOf({ media_type: 'lihkg', id: '1750983#120' }), false, reader).id).toBe('484744421731030201');
  });
});
