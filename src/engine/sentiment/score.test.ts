import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSentimentModel } from './model.ts';
import { createSentimentScorer } from './score.ts';

const scoreSentiment = createSentimentScorer(readSentimentModel(readFileSync('models/sentiment/weights.bin')));
const scoreOf = (content: string): number => scoreSentiment({ title: null, content }).score ?? Number.NaN;
const sentimentOf = (content: string): string | null => scoreSentiment({ title: null, content }).sentiment;

const rows: [name: string, text: string, sentiment: string | null][] = [
  ['praise', 'The food was delicious and the staff friendly.', 'Positive'],
  ['complaint', 'Terrible service, my flight was delayed again', 'Negative'],
  ['plain news', 'The meeting takes place on Monday in the city hall', 'Neutral'],
  ['a question', 'What time does the museum open on Sunday?', 'Neutral'],
  ['negated praise', 'This is not a good phone', 'Negative'],
  ["n't", "I don't like it, it isn't great", 'Negative'],
  ['negated complaint', 'not bad at all', 'Positive'],
  ['an idiom with a negation', "Can't wait for the concert", 'Positive'],
  ['a swear word as a degree', 'this is fucking brilliant', 'Positive'],
  ['the same word by itself', 'what is this fucking thing, shit', 'Negative'],
  ['the later clause weighs more', 'The room was nice but the staff were horrible', 'Negative'],
  ['both sides strong', 'I love the camera. I hate the battery. Beautiful screen, nice. Terrible speakers.', 'Mixed'],
  ['a word that only looks like praise', 'The fee covers the bus as well as the train', 'Neutral'],
  ['waiting', 'Still on hold after two hours, worst customer service ever @airline', 'Negative'],
  ['thanks', '@airline thank you so much, you guys rock!', 'Positive'],
  ['sarcasm that words show', 'Oh great, another delay. Thanks for nothing.', 'Negative'],
  ['emoji', 'today 😡😡', 'Negative'],
  ['emoji alone', '❤️', 'Positive'],
  ['typed faces', 'see you tomorrow :)', 'Positive'],
  ['a kaomoji of joy', '今日食咗蛋糕 (≧▽≦)', 'Positive'],
  ['a kaomoji of sorrow', '又要返工 (T_T)', 'Negative'],
  ['the sign in an address is no face', 'http://example.com is the page to see', 'Neutral'],
  ['Traditional praise', '服務親切，食物美味，值得推薦', 'Positive'],
  ['Traditional complaint', '物流超慢，包裝破損，客服態度惡劣', 'Negative'],
  ['Simplified praise', '质量很好，非常满意，下次还会再来', 'Positive'],
  ['Simplified complaint', '这家店太差劲了，不推荐', 'Negative'],
  ['written negation', '這部電影並不精彩', 'Negative'],
  ['written contrast', '酒店位置方便，但房間又髒又吵，非常失望', 'Negative'],
  ['Chinese news', '立法會今日上午十時舉行會議', 'Neutral'],
  ['Cantonese praise', '呢間嘢勁好食，抵食，會再嚟', 'Positive'],
  ['Cantonese negation', '其實唔係咁好食', 'Negative'],
  ['Cantonese negated complaint', '唔貴又好味', 'Positive'],
  ['Cantonese complaint', '等咗好耐，仲要黑面，嬲爆', 'Negative'],
  ['Cantonese turn', '裝修好靚，不過啲嘢好難食，態度又差', 'Negative'],
  ['Cantonese sarcasm', '咁都得？真係多謝晒，食屎啦', 'Negative'],
  ['a Cantonese question', '有冇人知道呢度幾點開門', 'Neutral'],
  ['Cantonese with English', '個 staff 好 nice，服務一流', 'Positive'],
  ['characters that hide in another word', '正在平台更新，別墅差不多完工', 'Neutral'],
  ['a name', 'HKUST', 'Neutral'],
  ['French', 'bonjour tout le monde, comment allez vous', null],
  ['Japanese', 'ありがとうございます', null],
  ['Russian', 'привет всем', null],
  ['nothing', '', null],
  ['only signs and digits', '123 !!!', null],
];

describe('createSentimentScorer', () => {
  it.each(rows)('%s', (_name, content, sentiment) => {
    expect(sentimentOf(content)).toBe(sentiment);
  });

  it.each([
    ['both fields', { title: '好正', content: 'awesome' }, 'Positive'],
    ['a negation does not reach from the title into the content', { title: 'Why not', content: 'great food' }, 'Positive'],
    ['a language that neither lists nor model know', { title: null, content: 'super good', language: 'other' }, null],
    ['a language that a source names', { title: null, content: 'super good', language: 'de' }, null],
    ['a language they know', { title: null, content: 'super good', language: 'en' }, 'Positive'],
    ['a written form of it', { title: null, content: '好好食', language: 'zh-Hant' }, 'Positive'],
    ['emoji speak in every language', { title: null, content: '😡', language: 'other' }, 'Negative'],
  ])('%s', (_name, post, sentiment) => {
    expect(scoreSentiment(post).sentiment).toBe(sentiment);
  });

  it.each<[name: string, weaker: string, stronger: string]>([
    ['a mark of exclamation', 'The cook is clever, kind and funny.', 'The cook is clever, kind and funny!'],
    ['three of them', 'The cook is clever, kind and funny!', 'The cook is clever, kind and funny!!!'],
    ['a degree', 'The cook is clever, kind and funny.', 'The cook is really clever, kind and funny.'],
    ['capitals', 'The cook is really clever, kind and funny.', 'The cook is REALLY CLEVER, kind and FUNNY.'],
    ['a strong degree', 'it is good', 'it is extremely good'],
    ['a weak degree', 'it is slightly good', 'it is good'],
    ['letters again and again', 'that was good', 'that was gooood'],
    ['a face', 'that was good', 'that was good :D'],
    ['negated praise is below none', 'The film was not good.', 'The film lasts two hours.'],
    ['negated complaint is below praise', 'Not bad at all', 'The film was very good.'],
    ['more praise', 'a good phone', 'a good phone, a great screen'],
    ['a degree in Chinese', '這家店好吃', '這家店非常好吃'],
    ['a degree in Cantonese', '好味', '超好味'],
    ['a half-hearted word in Chinese', '有點失望', '還可以'],
  ])('%s raises the score', (_name, weaker, stronger) => {
    expect(scoreOf(stronger)).toBeGreaterThan(scoreOf(weaker));
  });
});
