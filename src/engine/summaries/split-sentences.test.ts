import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const pieces = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each([
    ['two of English', 'It broke. They fixed it.', ['It broke.', 'They fixed it.']],
    ['signs in a row', 'Really?! Yes...', ['Really?!', 'Yes...']],
    ['titles and initials', 'Mr. Chan met J. R. Lee. He left.', ['Mr. Chan met J. R. Lee.', 'He left.']],
    ['decimals', 'It rose 3.5 per cent. Good.', ['It rose 3.5 per cent.', 'Good.']],
    ['letters with dots', 'At 8 a.m. the U.S. office closed. Bye.', ['At 8 a.m. the U.S. office closed.', 'Bye.']],
    ['for example', 'Some shops, e.g. in Mong Kok, closed.', ['Some shops, e.g. in Mong Kok, closed.']],
    ['addresses', 'See https://a.example/b.c?d=1! Now.', ['See https://a.example/b.c?d=1!', 'Now.']],
    ['a dot without a blank before Han', 'K8 is out.好期待', ['K8 is out.', '好期待']],
    ['quotation ends', 'He said "no." Then left.', ['He said "no."', 'Then left.']],
    ['Chinese', '今日斷網。熱線打唔通！點算？', ['今日斷網。', '熱線打唔通！', '點算？']],
    ['Chinese quotations', '店員話「係咁㗎。」我好嬲。', ['店員話「係咁㗎。」', '我好嬲。']],
    ['Simplified Chinese', '今天断网；热线也打不通。', ['今天断网；', '热线也打不通。']],
    ['mixed', '個app又crash。WTF! 今日第三次', ['個app又crash。', 'WTF!', '今日第三次']],
    ['line breaks', '第一行\n第二行\r\n\r\nthird', ['第一行', '第二行', 'third']],
    ['an emoji before Han', '好正😍😍下次再嚟', ['好正😍😍', '下次再嚟']],
    ['an emoji before a capital', 'so good 😍 Will come back', ['so good 😍', 'Will come back']],
    ['an emoji inside', 'so good 😍 will come back', ['so good 😍 will come back']],
    ['an emoji at the beginning', '🔥 今日減價', ['🔥 今日減價']],
    ['an ellipsis inside', 'well… maybe not', ['well… maybe not']],
    ['Chinese ellipses', '咁都得……無言', ['咁都得……', '無言']],
    ['nothing', ' \n ', []],
  ])('%s', (_name, text, expected) => {
    expect(pieces(text)).toEqual(expected);
  });

  it('cuts what never ends', () => {
    const found = splitSentences('no end here, '.repeat(200));
    expect(Math.max(...found.map(({ start, end }) => end - start))).toBeLessThan(420);
  });

  it('holds every character that is no blank, in order and once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '. ', 'B', '。', '\n', '😍', 'http://a.b/c', ' ', '「', '」', '斷', '!')),
        (parts) => {
          const text = parts.join('');
          const kept = pieces(text).join('');
          expect(kept.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        },
      ),
    );
  });
});
