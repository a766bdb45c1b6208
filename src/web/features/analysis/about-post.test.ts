import { describe, expect, it } from 'vitest';
import { aboutPost } from './about-post.ts';

type About = Parameters<typeof aboutPost>[0];

const LONG: About = {
  title: 'Tern Air loses bags again',
  content: `Two flights to Taipei, and both times the luggage stayed in Hong Kong. ${'The counter was closed. '.repeat(4)}`,
  matched: [{ field: 'title', start: 0, end: 8 }],
  entities: [],
  hashtags: [],
  mentions: [],
  keywords: [],
};

describe('what a post is about', () => {
  const rows: [name: string, given: Partial<About>, texts: string[]][] = [
    ['nothing', {}, []],
    [
      'names, tags, then the rest',
      {
        keywords: ['luggage'],
        mentions: ['@ternair'],
        hashtags: ['#bags'],
        entities: [{ type: 'place', name: 'Taipei', chineseName: '台北' }],
      },
      ['place Taipei', 'tag #bags', 'tag @ternair', 'keyword luggage'],
    ],
    [
      'no keyword that a name or a tag holds',
      {
        keywords: ['taipei', 'Bags', 'flights'],
        hashtags: ['#bags'],
        entities: [{ type: 'place', name: 'Taipei City', chineseName: null }],
      },
      ['place Taipei City', 'tag #bags', 'keyword flights'],
    ],
    ['no keyword that is marked in the text', { keywords: ['Tern', 'Air', 'counter'] }, ['keyword counter']],
    ['each once', { keywords: ['Luggage', 'luggage'], hashtags: ['#Bags', '#bags'] }, ['tag #bags', 'keyword luggage']],
    ['no keyword of a text that is read at a glance', { content: 'Luggage lost', keywords: ['Luggage', 'lost'] }, []],
    [
      'one name that is a place and a product',
      {
        entities: [
          { type: 'place', name: 'Java', chineseName: null },
          { type: 'product', name: 'Java', chineseName: null },
        ],
      },
      ['place Java', 'product Java'],
    ],
  ];
  it.each(rows)('%s', (_name, given, texts) => {
    expect(
      aboutPost({ ...LONG, ...given }, { isWhole: false, language: 'en' }).map(({ kind, text }) => `${kind} ${text}`),
    ).toEqual(texts);
  });

  it('repeats no tag of a text that is shown whole, nor a keyword that is one', () => {
    const post = { ...LONG, hashtags: ['#luggage'], mentions: ['@ternair'], keywords: ['luggage', 'flights'] };
    expect(aboutPost(post, { isWhole: true, language: 'en' })).toEqual([{ kind: 'keyword', text: 'flights' }]);
  });

  it('calls a name by its Chinese one where people read Chinese, and repeats neither', () => {
    const entities = [
      { type: 'place' as const, name: 'Taipei', chineseName: '台北' },
      { type: 'organisation' as const, name: 'Tern Air', chineseName: null },
    ];
    const post = { ...LONG, matched: [], entities, keywords: ['台北', 'taipei', 'luggage'] };
    const texts = (language: 'en' | 'zh-Hant') => aboutPost(post, { isWhole: false, language }).map(({ text }) => text);
    expect(texts('zh-Hant')).toEqual(['台北', 'Tern Air', 'luggage']);
    expect(texts('en')).toEqual(['Taipei', 'Tern Air', 'luggage']);
  });
});
