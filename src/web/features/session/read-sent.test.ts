import { describe, expect, test } from 'vitest';
import { readSent } from './read-sent.ts';

const PLAIN = { number: '', title: '', posts: [] };

describe('what was sent and answered is read', () => {
  test.each<[string, object, object]>([
    [
      'posts, with the topics that are compared',
      {
        topics: ['Ferry', 'Tram'],
        posts: [
          { n: 1, of: [0], title: 'Fire', text: 'Three\nhurt <b>' },
          { n: 2, text: 'No' },
        ],
      },
      {
        others: [['topics', 'Ferry · Tram']],
        parts: [
          { number: '1', title: 'Fire', text: 'Three\nhurt <b>', posts: [] },
          { number: '2', title: '', text: 'No', posts: [] },
        ],
      },
    ],
    [
      'sentences, without those of no shape',
      { sentences: [{ text: 'Three were hurt.', posts: [1, '2'] }, 7] },
      { others: [], parts: [{ ...PLAIN, text: 'Three were hurt.', posts: ['1', '2'] }] },
    ],
    [
      'lines of a translation',
      { from: 'yue', lines: [{ n: 0, text: '冇訊號' }, null] },
      { others: [['from', 'yue']], parts: [{ ...PLAIN, number: '0', text: '冇訊號' }] },
    ],
    [
      'a proposed query',
      { query: 'ferry', period: { from: '2026-03-01', to: '2026-03-09' }, note: '' },
      {
        others: [
          ['query', 'ferry'],
          ['period', '2026-03-01 – 2026-03-09'],
        ],
        parts: [],
      },
    ],
    ['nothing', { sentences: [] }, { others: [], parts: [] }],
  ])('%s', (_name, document, read) => {
    expect(readSent(JSON.stringify(document))).toEqual(read);
  });

  test.each(['{"sentences":[{"text":"Cut o', '"text"', 'null', ''])('not %s', (text) => {
    expect(readSent(text)).toBeNull();
  });
});
