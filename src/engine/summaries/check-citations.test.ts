import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileKnowledge } from '../themes/read-themes.ts';
import { readWordModel } from '../themes/word-model.ts';
import { citationChecker } from './check-citations.ts';
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
  const checked = citationChecker(postsOf(contents), knowledge)({ text, posts: cited });
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
    [
      'a currency written otherwise',
      'The operator was fined 2 million Hong Kong dollars.',
      'operator fined HK$2,000,000',
      'posts 1',
    ],
    ['a currency that is not said whose', 'The operator was fined 200 dollars.', 'operator fined US$200', 'posts 1'],
    ['another currency', 'The operator was fined 2 million euros.', 'operator fined 2 million HKD', 'other-numbers'],
    ['another dollar', 'The operator was fined US$200,000.', 'operator fined HK$200,000', 'other-numbers'],
    ['another 元', '營運商被罰款200萬美元。', '營運商被罰款200萬港元', 'other-numbers'],
    ['歐元 for 元', '營運商被罰款200萬歐元。', '營運商被罰款200萬元', 'other-numbers'],
    ['倍 and 次', '電費加價3次。', '電費加價後貴了3倍', 'other-numbers'],
    ['一倍 and 一次', '電費升一倍。', '電費升過一次', 'other-numbers'],
    ['times, which are either', 'Fares rose 3 times.', '3 times fares rose', 'posts 1'],
    ['a length and years', 'The new line opens in 5 years.', 'the new line is 5 km long and opens soon', 'other-numbers'],
    ['degrees and metres', 'The pier reached 38 metres.', 'the pier reached 38 degrees', 'other-numbers'],
    ['GB and TB', 'The phone has 64 TB of memory.', 'phone with 64GB of memory', 'other-numbers'],
    ['morning and evening', 'The shop opens at 8 pm.', 'the shop opens at 8 am', 'other-numbers'],
    ['a measure that is not said', 'The shop opens at 8 am.', 'the shop opens at 8', 'posts 1'],
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
    [
      'another language, with words of its own in it',
      'The app keeps crashing.',
      '個 app 一開就 crash，搞到我成日 login 唔到',
      'posts 1 across',
    ],
    ['both languages', 'The app keeps crashing.', 'the app keeps crashing again. 個 app 又 crash', 'posts 1'],
    ['another language, other names', '沙田網絡中斷。', 'outage in Mong Kok', 'other-names'],
    ['another language, nothing to hold on to', '大家都咁講。', 'whatever you say', 'nothing-to-check'],
    [
      'what is asked for, told as done',
      'The office explained the cause.',
      'residents ask the office to explain the cause',
      'only-wished',
    ],
    ['要求 told as done', '公司已交代事故成因。', '市民要求公司交代事故成因', 'only-wished'],
    [
      'what is promised, told as promised',
      'The office will explain the cause.',
      'the office promises to explain the cause',
      'posts 1',
    ],
    ['praise of a complaint', 'Guests are pleased with the room.', 'the room was dirty and awful', 'other-mood'],
    ['praise of praise', 'Guests are pleased with the room.', 'the room was lovely', 'posts 1'],
    ['a complaint of praise', '住客不滿房間。', '房間好靚，職員好親切', 'other-mood'],
    ['not pleased', 'Guests are not pleased with the room.', 'not pleased with the room at all', 'posts 1'],
    ['no longer, of still', 'The lift no longer stops.', 'the lift still stops every morning', 'reversed'],
    ['mended, of broken', 'The lift in the lobby has been repaired.', 'the lift in the lobby is broken again', 'stronger'],
    ['raised, of only', '公司把退款提高至11元。', '公司退款僅11元', 'stronger'],
    ['up to, of only', '退款高達11元。', '退款僅11元', 'other-numbers'],
    ['no sign is no lack of signal', 'There is a sign of an attack.', 'there is no sign of an attack', 'reversed'],
    ['nothing but speech', 'Many people said so.', 'many people said so', 'nothing-to-check'],
  ])('%s', (_name, text, content, expected) => {
    expect(outcome(text, [content])).toBe(expected);
  });

  it('keeps of the cited posts those that bear it', () => {
    expect(outcome('The hotline is dead.', ['hotline dead again', 'lovely weather in the park'])).toBe('posts 1');
  });

  it('takes off a post that gives another figure for the same', () => {
    const posts = ['the network was down for 6 hours', 'the network was down for 9 hours, the app too'];
    expect(outcome('The network was down for 6 hours.', posts)).toBe('posts 1');
    expect(outcome('The network was down for 6 to 9 hours.', posts)).toBe('posts 1,2');
    expect(outcome('The network was down for 6 hours and the hotline failed.', ['網絡中斷6小時', posts[1] ?? ''])).toBe(
      'other-words',
    );
  });

  it('says of what language the posts are that are left', () => {
    expect(outcome('The network was down for 6 hours.', ['網絡中斷6小時', 'the network was down for 9 hours'])).toBe(
      'posts 1 across',
    );
  });

  it.each([
    ['none', [], 'no-citation'],
    ['one that is not there', ['7'], 'unknown-post'],
    ['one of them not there', ['1', '7'], 'unknown-post'],
  ])('citing %s', (_name, cited, expected) => {
    expect(outcome('The hotline is dead.', ['hotline dead again'], cited)).toBe(expected);
  });

  it('says of what is too long to be looked at that it is', () => {
    const posts = Array.from({ length: 9 }, () => 'hotline dead again');
    expect(outcome('The hotline is dead.', posts)).toBe('too-long');
    expect(outcome('The hotline is dead.', posts.slice(1))).toBe('posts 1,2,3,4,5,6,7,8');
    expect(outcome(`The hotline is dead${', dead again'.repeat(60)}.`, ['hotline dead again'])).toBe('too-long');
  });

  it('reads no post of what it refuses for its length', () => {
    const unread: SummaryPost = Object.defineProperty({ ...postsOf(['']).get('1') } as SummaryPost, 'content', {
      get: () => expect.unreachable(),
    });
    const ids = Array.from({ length: 50 }, (_, at) => String(at));
    const check = citationChecker(new Map(ids.map((id) => [id, unread])), knowledge);
    expect(check({ text: 'The hotline is dead.', posts: ids })).toEqual({ supported: false, reason: 'too-long' });
  });

  it.each(['', ' ', '。', '🔥', '\ud800', 'a'.repeat(50_000), '不'.repeat(5000), '((((', '1'.repeat(400)])(
    'takes whatever comes',
    (text) => {
      expect(outcome(text, ['hotline dead again', ''])).toMatch(/^[a-z-]+$/);
    },
  );
});
