import { describe, expect, it } from 'vitest';
import type { Post } from '../../../../contract/posts.ts';
import { allWords } from '../../../i18n/all-words.ts';
import { sentenceText } from '../../../lib/topic-sentence.ts';
import { sayTerms } from '../../../lib/topic-sentence-terms.ts';
import { sentenceWords } from '../../../lib/topic-sentence-words.ts';
import { whyMatched } from './why-matched.ts';

const translator = await allWords();
const WORDS = sentenceWords(translator('en', ['query', 'app']), 'en');

const POST: Post = {
  id: '1',
  nativeId: '1',
  mediaType: 'forum',
  dataSource: 'gs',
  kind: 'post',
  parentId: null,
  threadId: null,
  publishedAt: '2026-01-01T00:00:00Z',
  author: { id: 'lee', name: 'Lee Man', handle: 'lee', followers: null, url: null },
  title: 'Flight to Taipei: a long delay',
  content: '国泰航空又延誤，國泰真係差 #cathay',
  url: null,
  channel: null,
  domain: 'news.lihkg.com',
  language: 'zh-Hant',

  languageConfidence: null,
  likes: null,
  dislikes: null,
  comments: null,
  shares: null,
  views: null,
  reactions: {},
  hotvalue: null,
  engagement: null,
  reach: null,
  sentiment: null,
  sentimentCorrected: null,
  sentimentScore: null,
  sentimentEngine: null,
  sentimentWords: [],
  classifications: [],
  entities: [],
  keywords: [],
  hashtags: [],
  mentions: [],
  emojis: [],
  matched: [],
  tags: [],
  notes: 0,
  duplicates: null,
  conversation: null,
  demo: false,
};

function said(inclusion: string, exclusion = ''): string[] | null {
  const why = whyMatched({ keywordInputMode: 'advanced', inclusion, exclusion }, POST);
  if (!why) return null;
  const terms = why.terms.map(
    ({ said: term, title, content }) => `${sentenceText(sayTerms(term, { words: WORDS, most: 8 }, 'alone'))} ${title}/${content}`,
  );
  return [...terms, ...why.facts.map(({ type }) => type)];
}

describe('whyMatched', () => {
  const rows: [name: string, query: string, said: string[] | null][] = [
    ['a term, spelt as the post has it, wherever it stands', '國泰', ['国泰 0/2']],
    ['terms that occur and not those that do not', 'flight OR train OR delay', ['Flight 1/0', 'delay 1/0']],
    ['words near each other, once', 'flight NEAR/5 delay', ['flight within 5 words of delay 1/0']],
    ['Chinese words near each other', '國泰 NEAR/6 延誤', ['國泰 within 6 words of 延誤 0/1']],
    ['the beginning of a word', 'tai*', ['words beginning with tai 1/0']],
    ['a tag', '#cathay', ['#cathay 0/1']],
    [
      'the facts that fit',
      '國泰 AND site:lihkg.com AND (lang:zh OR lang:en) AND source:forum',
      ['国泰 0/2', 'site', 'language', 'source'],
    ],
    ['the author', 'author:lee', ['author']],
    ['nothing that is denied', 'flight NOT train', ['Flight 1/0']],
    ['a query that means nothing', 'flight AND', null],
  ];
  it.each(rows)('%s', (_name, query, expected) => {
    expect(said(query)).toEqual(expected);
  });

  it('reads groups of keywords by the same path', () => {
    const inclusion = { operator: 'AND' as const, groups: [['delay', 'strike']] };
    const exclusion = { operator: 'AND' as const, groups: [] };
    expect(whyMatched({ keywordInputMode: 'basic', inclusion, exclusion }, POST)?.terms).toHaveLength(1);
  });
});
