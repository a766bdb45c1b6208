import { describe, expect, test } from 'vitest';
import { type LineTranslator, translateTexts } from './translate-texts.ts';

const ENGLISH: Record<string, string> = {
  今日去投票: 'Vote today',
  '去[1]投票': 'Go to [1] to vote',
  去: 'Go to',
  投票: 'vote',
};

/** Says what the table has, or else each line in upper case behind a word. */
function translatorOf(table: Record<string, string>, { hides = true } = {}): LineTranslator & { asked: string[][] } {
  const asked: string[][] = [];
  return {
    hides,
    asked,
    ask: async (lines) => {
      asked.push([...lines]);
      return lines.map((line) => table[line] ?? `said of ${line.replace(/\P{ASCII}/gu, '')}`);
    },
  };
}

const task = (content: string, title = '') => ({ title, content, source: 'zh-Hant', target: 'en' as const });

describe('what is kept', () => {
  test.each<[string, string, Record<string, string>, string]>([
    [
      'what stands at the edges is not even asked for',
      '🎉 今日去投票 https://a.hk/x?y=1 #香港',
      ENGLISH,
      '🎉 Vote today https://a.hk/x?y=1 #香港',
    ],
    ['a name in the middle is hidden', '去@bob投票', ENGLISH, 'Go to @bob to vote'],
    [
      'one with its bracket in wide signs comes back',
      '去@bob投票',
      { '去[1]投票': 'Go to ［ 1 ］ to vote' },
      'Go to @bob to vote',
    ],
    [
      'one that was lost is kept by translating around it',
      '去@bob投票',
      { ...ENGLISH, '去[1]投票': 'Go vote' },
      'Go to @bob vote',
    ],
    ['one that came twice too', '去@bob投票', { ...ENGLISH, '去[1]投票': '[1] [1]' }, 'Go to @bob vote'],
    ['so is a number that changed', '去2026投票', { ...ENGLISH, 去2026投票: 'Go to 2025 to vote' }, 'Go to 2026 vote'],
    ['a bracket of the text itself is no place of ours', '去[7]投票', ENGLISH, 'Go to [7] to vote'],
    ['lines stay lines', '今日去投票\n\n  今日去投票 ', ENGLISH, 'Vote today\n\n  Vote today '],
    ['what is in the language already stays', 'Kettle One 2\n今日去投票', ENGLISH, 'Kettle One 2\nVote today'],
  ])('%s', async (_what, content, table, expected) => {
    expect(await translateTexts(task(content), translatorOf(table))).toEqual({ texts: { title: '', content: expected } });
  });

  test.each<[string, string, string, string]>([
    ['a label', '今日去投票', 'Translation: Vote today', 'Vote today'],
    ['a longer one', '今日去投票', "Here's the English translation:\nVote today", 'Vote today'],
    ['a note', '今日去投票', 'Vote today. Note: the tone is formal.', 'Vote today.'],
    ['a note in brackets', '今日去投票', 'Vote today (Note: the tone is formal.)', 'Vote today'],
    ['both', '今日去投票', '**Translation:** Vote today\n\nTranslator’s note: it is formal.', 'Vote today'],
    ['signs that turn what is written around', '今日去投票', 'Vote \u202eyadot\u202c to\u200bday', 'Vote yadot today'],
    ['but no joiner of an emoji', '去👨‍👩‍👧投票', 'Take 👨‍👩‍👧 to vote', 'Take 👨‍👩‍👧 to vote'],
    ['nor a label of the text', '翻譯：投票', 'Translation: vote', 'Translation: vote'],
    ['nor its note', '投票。備註：今日', 'Vote. Note: today', 'Vote. Note: today'],
  ])('%s is taken off', async (_what, content, answer, expected) => {
    const translator = translatorOf({ [content]: answer }, { hides: false });
    expect(await translateTexts(task(content), translator)).toEqual({ texts: { title: '', content: expected } });
  });

  test('of one who understands lines nothing is hidden, until a name is lost', async () => {
    const model = translatorOf({ 去: 'Go to', '去@bob投票': 'Go vote', '去[1]投票': 'Go with [1] and vote' }, { hides: false });
    const found = await translateTexts(task('去@bob投票'), model);
    expect(found).toEqual({ texts: { title: '', content: 'Go with @bob and vote' } });
    expect(model.asked).toEqual([['去@bob投票'], ['去[1]投票']]);
  });

  test('a line that stands in both fields is asked for once', async () => {
    const machine = translatorOf(ENGLISH);
    await translateTexts(task('今日去投票', '今日去投票'), machine);
    expect(machine.asked).toEqual([['今日去投票']]);
  });
});

describe('what is refused', () => {
  const content = '政府公布新政策，市民可以在網上登記，名額有限，先到先得。';
  test.each<[string, string, string]>([
    ['nothing', '', 'empty'],
    ['signs alone', '...', 'empty'],
    ['the text itself', content, 'other-language'],
    ['another language', 'правительство объявило новую политику', 'other-language'],
    ['much too much', 'blah '.repeat(100), 'too-long'],
    ['an address that the text has not', 'Register at https://evil.example/now with the government', 'added-link'],
    ['a telephone number that the text has not', 'The government announced it, call 2345 6789 to register', 'added-number'],
  ])('%s', async (_what, answer, trouble) => {
    expect(await translateTexts(task(content), translatorOf({ [content]: answer }))).toEqual({ trouble });
  });

  test('much too little', async () => {
    const long = '政府公布新政策市民可以在網上登記名額有限先到先得'.repeat(10);
    expect(await translateTexts(task(long), translatorOf({ [long]: 'Yes' }))).toEqual({ trouble: 'too-short' });
  });

  test('a language whose letters are Latin ones, where it can be told', async () => {
    const answer = 'Le gouvernement a annoncé une nouvelle politique, inscriptions en ligne ouvertes';
    const asked = { ...task(content), languageOf: () => 'other' };
    expect(await translateTexts(asked, translatorOf({ [content]: answer }))).toEqual({ trouble: 'other-language' });
  });

  test.each<[string, string, string]>([
    ['3萬 as 30,000', '今日有3萬人去投票', 'Today 30,000 people voted'],
    ['3億 as 300,000,000', '政府用3億', 'The government spent 300,000,000'],
    ['12月 as December', '12月去投票', 'Vote in December'],
  ])('but not %s', async (_what, text, answer) => {
    expect(await translateTexts(task(text), translatorOf({ [text]: answer }))).toEqual({ texts: { title: '', content: answer } });
  });
});

test('into Chinese: no spaces between sentences that were apart, and names stay', async () => {
  const content = `${'One word. '.repeat(100)}Two words after @ann did.`;
  const answers = ['一個字。'.repeat(90), '在 [1] 之後兩個字。'];
  const machine: LineTranslator = { hides: true, ask: async (lines) => lines.map((_, at) => answers[at] ?? '') };
  const found = await translateTexts({ title: '', content, source: 'en', target: 'zh-Hant' }, machine);
  expect(found).toEqual({ texts: { title: '', content: `${'一個字。'.repeat(90)}在 @ann 之後兩個字。` } });
});
