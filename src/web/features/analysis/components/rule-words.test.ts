import { describe, expect, it } from 'vitest';
import type { Classified } from '../../../../contract/themes.ts';
import { RULE_IDS } from '../../../../engine/themes/classify.ts';
import { allWords } from '../../../i18n/all-words.ts';
import { LANGUAGES, WORDS } from '../../../i18n/resources.ts';
import { ruleKey, sayReason } from './rule-words.ts';

const translator = await allWords();

describe('the words of the rules', () => {
  it.each(LANGUAGES)('in %s: every rule has its own, and there are none for rules that do not exist', async (language) => {
    const { rules } = (await WORDS[language].analysis()).default;
    expect(Object.keys(rules).sort()).toEqual(RULE_IDS.map(ruleKey).sort());
    expect(Object.values(rules).filter((text) => text.trim() === '')).toEqual([]);
    expect(new Set(Object.values(rules)).size).toBe(RULE_IDS.length);
  });

  const rows: [name: string, found: Omit<Classified, 'label'>, en: string, zh: string][] = [
    [
      'with the words it saw',
      { rule: 'complaint.refund-wanted', words: ['refund me', '退錢'] },
      'Asks for a refund or compensation: “refund me”, “退錢”',
      '要求退款或賠償：「refund me」、「退錢」',
    ],
    ['that saw no words', { rule: 'news.media-type', words: [] }, 'Comes from a news site', '來自新聞媒體'],
    ['of a newer server', { rule: 'complaint.too-loud', words: ['noise'] }, '“noise”', '「noise」'],
    [
      'that the text no longer shows',
      { rule: null, words: [] },
      'What showed it is not in the part of the text that is loaded here',
      '在這裏載入的部分，沒有包含判斷所據的字眼',
    ],
  ];
  it.each(rows)('a rule %s', (_name, found, en, zh) => {
    const said = LANGUAGES.map((language) =>
      sayReason(translator(language, ['analysis', 'app']), { label: 'complaint', ...found }),
    );
    expect(said).toEqual([en, zh]);
  });
});
