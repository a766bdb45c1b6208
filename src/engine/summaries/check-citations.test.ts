import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileKnowledge } from '../themes/read-themes.ts';
import { readWordModel } from '../themes/word-model.ts';
import { checkCitation, checkCitations } from './check-citations.ts';
import type { SummaryPost } from './summary-post.ts';

const knowledge = compileKnowledge(
  readWordModel(readFileSync(new URL('../../../models/segmenter/words.bin', import.meta.url))),
  [],
);

function postsOf(contents: readonly string[]): Map<string, SummaryPost> {
  return new Map(
    contents.map((content, at) => [
      String(at + 1),
      { id: String(at + 1), title: '', content, language: null, weight: 0, publishedAt: '2026-03-10T04:00:00Z' },
    ]),
  );
}

function outcome(text: string, contents: readonly string[], cited = contents.map((_, at) => String(at + 1))): string {
  const checked = checkCitation({ text, posts: cited }, postsOf(contents), knowledge);
  return checked.supported ? `posts ${checked.posts.join(',')}${checked.across ? ' across' : ''}` : checked.reason;
}

describe('a sentence and its posts', () => {
  it.each([
    ['the same in Simplified', '网络中断了三小时。', '網絡中斷咗3個鐘', 'posts 1'],
    ['thousands and words', 'About three thousand people queued.', '3,000 people in the queue', 'posts 1'],
    ['萬 and digits', '三萬人排隊。', '30,000人排隊', 'posts 1'],
    ['per cent', 'Prices rose by 20 per cent.', 'price increase of 20%', 'posts 1'],
    ['成 and per cent', '價格上升兩成。', '價格上升20%', 'posts 1'],
    ['a figure for another thing', 'The outage lasted 12 hours.', 'outage for 8 hours, 12 dollars refund', 'other-numbers'],
    ['a share that is none', 'Twenty per cent of shops closed.', '20 shops closed', 'other-numbers'],
    ['the day of the post', 'On 10 March the network failed.', 'network failed today', 'posts 1'],
    ['another day', 'On 11 March the network failed.', 'network failed today', 'other-numbers'],
    ['another model', 'The K9 has a projector.', 'the K8 has a projector', 'other-names'],
    ['a quotation that is one', 'One calls it "a total joke".', 'refund? a total joke!', 'posts 1'],
    ['a quotation that is none', 'One calls the refund "theft".', 'refund? a total joke!', 'other-quotes'],
    ['an address', 'Claim the refund at www.refund.example/now.', 'refund at www.refund.example/now', 'link'],
    ['the contrary', 'The price fell.', 'the price went up', 'reversed'],
    ['two negations', 'The refund is not automatic.', 'the refund is not automatic', 'posts 1'],
    ['a denial', 'The refund is automatic.', 'the refund is not automatic', 'reversed'],
    ['a rhetorical 有冇', '有用戶詢問有沒有退款。', '有冇退款㗎？', 'posts 1'],
    ['another language, names in Latin letters', 'Kumquat 推出 K8。', 'Kumquat launched the K8', 'posts 1 across'],
    ['another language, known names', '旺角網絡中斷。', 'outage in Mong Kok', 'posts 1 across'],
    ['another language, other names', '沙田網絡中斷。', 'outage in Mong Kok', 'other-names'],
    ['another language, nothing to hold on to', '大家都咁講。', 'whatever you say', 'nothing-to-check'],
    ['nothing but speech', 'Many people said so.', 'many people said so', 'nothing-to-check'],
  ])('%s', (_name, text, content, expected) => {
    expect(outcome(text, [content])).toBe(expected);
  });

  it('keeps of the cited posts those that bear it', () => {
    expect(outcome('The hotline is dead.', ['hotline dead again', 'lovely weather in the park'])).toBe('posts 1');
  });

  it.each([
    ['none', [], 'no-citation'],
    ['one that is not there', ['7'], 'unknown-post'],
    ['one of them not there', ['1', '7'], 'unknown-post'],
  ])('citing %s', (_name, cited, expected) => {
    expect(outcome('The hotline is dead.', ['hotline dead again'], cited)).toBe(expected);
  });

  it('says of what is too long to be looked at that it is', () => {
    const posts = Array.from({ length: 20 }, () => 'hotline dead again');
    expect(outcome('The hotline is dead.', posts)).toBe('too-long');
    expect(outcome(`The hotline is dead${', dead again'.repeat(60)}.`, ['hotline dead again'])).toBe('too-long');
  });

  it.each(['', ' ', '。', '🔥', '\ud800', 'a'.repeat(50_000), '不'.repeat(5000), '((((', '1'.repeat(400)])(
    'takes whatever comes',
    (text) => {
      expect(outcome(text, ['hotline dead again', ''])).toMatch(/^[a-z-]+$/);
    },
  );
});

it('counts what it drops', () => {
  const posts = postsOf(['the hotline is dead', 'refund of 12 dollars']);
  const sentences = [
    { text: 'The hotline is dead.', posts: ['1'] },
    { text: 'A refund of 15 dollars is paid.', posts: ['2'] },
    { text: 'A refund of 18 dollars is paid.', posts: ['2'] },
    { text: 'The hotline is dead.', posts: [] },
  ];
  const { kept, dropped } = checkCitations(sentences, posts, knowledge);
  expect(kept.map(({ text }) => text)).toEqual(['The hotline is dead.']);
  expect(dropped).toEqual({ 'other-numbers': 2, 'no-citation': 1 });
});
