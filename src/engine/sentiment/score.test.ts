import { describe, expect, it } from 'vitest';
import { tokenText } from '../text/token-text.ts';
import { scoreSentiment } from './score.ts';

const rows: { name: string; text: string; sentiment: string | null; words?: string[] }[] = [
  {
    name: 'praise',
    text: 'The food was delicious and the staff friendly.',
    sentiment: 'Positive',
    words: ['delicious', 'friendly'],
  },
  {
    name: 'complaint',
    text: 'Terrible service, my flight was delayed again',
    sentiment: 'Negative',
    words: ['terrible', 'delayed'],
  },
  { name: 'plain news', text: 'The meeting takes place on Monday in the city hall', sentiment: 'Neutral', words: [] },
  { name: 'negated praise', text: 'This is not a good phone', sentiment: 'Negative' },
  { name: "n't", text: "I don't like it, it isn't great", sentiment: 'Negative' },
  { name: 'negated complaint', text: 'not a bad phone', sentiment: 'Positive' },
  { name: 'an idiom with a negation', text: "Can't wait for the concert", sentiment: 'Positive' },
  { name: 'a swear word as a degree', text: 'this is fucking brilliant', sentiment: 'Positive' },
  { name: 'the same word by itself', text: 'what is this fucking thing, shit', sentiment: 'Negative' },
  { name: 'the later clause weighs more', text: 'The room was nice but the staff were horrible', sentiment: 'Negative' },
  { name: 'both sides strong', text: 'I love the camera. I hate the battery. Beautiful screen, nice.', sentiment: 'Mixed' },
  { name: 'a word that only looks like praise', text: 'It looks like a kind of a box, as well as that', sentiment: 'Neutral' },
  { name: 'Traditional', text: '服務親切，食物美味，值得推薦', sentiment: 'Positive', words: ['親切', '美味', '值得推薦'] },
  { name: 'Simplified', text: '这家店太差劲了，不推荐', sentiment: 'Negative' },
  { name: 'written negation', text: '這部電影並不精彩', sentiment: 'Negative' },
  { name: 'Cantonese praise', text: '呢間嘢勁好食，抵食，會再嚟', sentiment: 'Positive' },
  { name: 'Cantonese negation', text: '其實唔係咁好食', sentiment: 'Negative' },
  { name: 'Cantonese complaint', text: '等咗好耐，仲要黑面，嬲爆', sentiment: 'Negative' },
  { name: 'Cantonese turn', text: '裝修好靚，不過啲嘢好難食，態度又差', sentiment: 'Negative' },
  { name: 'characters that hide in another word', text: '正在平台更新，別墅差不多完工', sentiment: 'Neutral', words: [] },
  { name: 'emoji', text: '今日 😡😡', sentiment: 'Negative', words: ['😡', '😡'] },
  { name: 'emoji alone', text: '❤️', sentiment: 'Positive' },
  { name: 'typed faces', text: 'see you tomorrow :)', sentiment: 'Positive', words: ['see you', ':)'] },
  { name: 'the sign in an address is no face', text: 'http://example.com is the page to see', sentiment: 'Neutral' },
  { name: 'a name', text: 'HKUST', sentiment: 'Neutral' },
  { name: 'French', text: 'bonjour tout le monde, comment allez vous', sentiment: null },
  { name: 'Japanese', text: 'ありがとうございます', sentiment: null },
  { name: 'Russian', text: 'привет всем', sentiment: null },
  { name: 'nothing', text: '', sentiment: null, words: [] },
  { name: 'only signs and digits', text: '123 !!!', sentiment: null },
];

describe('scoreSentiment', () => {
  it.each(rows)('$name', ({ text, sentiment, words }) => {
    const scored = scoreSentiment({ title: null, content: text });
    expect(scored.sentiment).toBe(sentiment);
    if (words) expect(scored.words).toEqual(words);
    if (sentiment === null) expect(scored.score).toBeNull();
    else expect(Number.isInteger(scored.score) && Math.abs(scored.score ?? 101) <= 100).toBe(true);
  });

  it('takes the token text of the caller', () => {
    const post = { title: '好正', content: 'awesome' };
    expect(scoreSentiment({ ...post, tokens: tokenText(post.title, post.content) })).toEqual(scoreSentiment(post));
  });

  it('does not carry a negation from the title into the content', () => {
    expect(scoreSentiment({ title: 'Why not', content: 'great food' }).sentiment).toBe('Positive');
  });

  it('lets a degree count', () => {
    const score = (content: string): number => scoreSentiment({ title: null, content }).score ?? 0;
    expect(score('it is extremely good')).toBeGreaterThan(score('it is good'));
    expect(score('it is slightly good')).toBeLessThan(score('it is good'));
    expect(score('非常好吃')).toBeGreaterThan(score('好吃'));
  });
});
