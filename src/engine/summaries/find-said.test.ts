import { expect, test } from 'vitest';
import { findSaid } from './find-said.ts';

const FIRE = {
  title: 'Fire at the pier',
  content:
    'I was on my way home. A generator fire at the Wan Chai pier injured three people on Friday night. My dog slept. The Star Ferry suspended its service until 9 pm, and promised refunds of 120 dollars.',
};
const OUTAGE = {
  title: '',
  content: '今日天氣好好。舢舨電訊星期五斷網六小時，熱線又打唔通。我去咗飲茶。公司話會退款，但要自己申請。',
};
const marked = (said: string, post: { title: string; content: string }) =>
  findSaid(said, post).map(({ field, start, end }) => `${field}: ${post[field].slice(start, end)}`);

test.each<[name: string, said: string, post: { title: string; content: string }, found: string[]]>([
  ['a quotation, to the letter', 'My dog slept.', FIRE, ['content: My dog slept.']],
  ['a quotation of a part of a sentence', 'promised refunds', FIRE, ['content: promised refunds']],
  ['a title', 'Fire at the pier', FIRE, ['title: Fire at the pier']],
  [
    'other forms of its words',
    'Three persons were injured by a fire of a generator.',
    FIRE,
    ['content: A generator fire at the Wan Chai pier injured three people on Friday night.'],
  ],
  [
    'two sentences in one',
    'A generator fire injured three people, and the ferry promised to refund 120 dollars.',
    FIRE,
    [
      'content: A generator fire at the Wan Chai pier injured three people on Friday night.',
      'content: The Star Ferry suspended its service until 9 pm, and promised refunds of 120 dollars.',
    ],
  ],
  ['Chinese', '舢舨電訊於星期五斷網', OUTAGE, ['content: 舢舨電訊星期五斷網六小時，熱線又打唔通。']],
  ['Simplified of Traditional', '公司会退款，但要申请', OUTAGE, ['content: 公司話會退款，但要自己申請。']],
  ['across languages', 'Customers must apply for a refund.', OUTAGE, ['content: 公司話會退款，但要自己申請。']],
  ['nothing alike', 'Shares of an airline rose sharply in London.', OUTAGE, []],
  ['nothing said', '', FIRE, []],
  ['nothing in the post', 'A fire.', { title: '', content: '' }, []],
  ['signs only', '?!', FIRE, []],
])('%s', (_name, said, post, found) => {
  expect(marked(said, post)).toEqual(found);
});
