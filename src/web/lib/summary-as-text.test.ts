import { expect, test } from 'vitest';
import type { Summary } from '../../contract/summaries.ts';
import { summaryAsText } from './summary-as-text.ts';

const SUMMARY: Summary = {
  content: '',
  sentences: [
    { text: 'Three were hurt.', posts: ['7', '9'], topics: [], across: false, alike: null },
    { text: 'Refunds are promised.', posts: ['9', '8'], topics: ['Ferry'], across: false, alike: null },
  ],
  cited: [
    { id: '7', title: 'Fire at\n the pier', url: 'https://news.example/7' },
    { id: '9', title: '', url: 'https://forum.example/9' },
    { id: '8', title: '', url: '' },
  ],
  by: 'model',
  model: 'tiny',
  writtenAt: '2026-03-10T12:00:00.000Z',
  language: 'en',
  dropped: 0,
  posts: 3,
  matching: 3,
  oneLanguage: false,
  unsent: 0,
  tooLittle: false,
  lacks: null,
};

test('sentences with numbers, then where these posts are, then by whom it is', () => {
  const words = ({ text, topics }: Summary['sentences'][number]) => [...topics, text].join(': ');
  expect(summaryAsText(SUMMARY, words, 'Written by tiny.').split('\n')).toEqual([
    'Three were hurt. [1][2]',
    'Ferry: Refunds are promised. [2][3]',
    '',
    '[1] Fire at the pier https://news.example/7',
    '[2] https://forum.example/9',
    '[3]',
    '',
    'Written by tiny.',
  ]);
});
