import { describe, expect, test } from 'vitest';
import { makeTree } from '../made-up-tree.ts';
import { translationGaps, unusedTranslations } from './translations.ts';

function languages(english: unknown, chinese: unknown, code = ''): string {
  return makeTree({
    'src/web/i18n/en/topics.json': JSON.stringify(english),
    'src/web/i18n/zh-Hant/topics.json': JSON.stringify(chinese),
    'src/web/features/topics/pages/list.tsx': code,
  });
}

describe('gaps', () => {
  test.each([
    ['complete', { list: { title: 'Topics' } }, { list: { title: '專題' } }, []],
    ['a key missing in Chinese', { list: { title: 'Topics' } }, { list: {} }, ['zh-Hant: topics:list.title is missing']],
    ['a key missing in English', { list: 'List' }, { list: '清單', title: '專題' }, ['en: topics:title is missing']],
    ['an empty text', { title: 'Topics' }, { title: ' ' }, ['zh-Hant: topics:title is empty']],
    ['one plural form for two', { n_one: 'one post', n_other: '{{count}} posts' }, { n_other: '{{count}} 則' }, []],
    ['a placeholder lost', { n: '{{max}} words' }, { n: '字' }, ['zh-Hant: topics:n has no placeholder, English {{max']],
    ['a placeholder misspelt', { n: '{{max}}' }, { n: '{{ maks }}' }, ['zh-Hant: topics:n has {{maks, English {{max']],
    [
      'a tag lost',
      { n: 'see <link>here</link>' },
      { n: '看這裡' },
      ['zh-Hant: topics:n has no placeholder, English </link <link'],
    ],
  ])('%s', (_name, english, chinese, complaints) => {
    expect(translationGaps(languages(english, chinese)).sort()).toEqual(complaints);
  });

  test('a whole file missing', () => {
    const root = makeTree({ 'src/web/i18n/en/topics.json': '{"title":"Topics"}' });
    expect(translationGaps(root)).toEqual(['zh-Hant: topics:title is missing']);
  });

  test('no translations at all', () => {
    expect(translationGaps(makeTree({ 'src/main.ts': '' }))).toEqual(['src/web/i18n/en: no translations found']);
  });
});

describe('left over', () => {
  const ASKED = "const { t } = useTranslation(['topics', 'app']);";
  const used = { list: { title: 'Topics' }, kinds: { main: 'Posts', comments: 'Comments' }, n_one: 'one', n_other: '{{count}}' };

  test.each([
    ['named in full', `${ASKED} t('list.title'); t('kinds.main'); t('kinds.comments'); t('n', { count })`, []],
    ['named with its file', "t('topics:list.title'); t(`topics:kinds.${kind}`); t('topics:n', { count })", []],
    ['built from a beginning', `${ASKED} t('list.title'); t(\`kinds.\${kind}\`); t('n', { count })`, []],
    ['shown nowhere', `${ASKED} t('list.title'); t(\`kinds.\${kind}\`)`, ['src/web/i18n/en: topics:n is shown nowhere']],
    [
      'a key of that name in another file',
      `${ASKED} t('list.title'); t(\`kinds.\${kind}\`); t('app:n')`,
      ['src/web/i18n/en: topics:n is shown nowhere'],
    ],
    [
      'a key of that name where another file is asked for',
      "useTranslation('app'); t('topics:list.title'); t(`topics:kinds.${kind}`); t('n')",
      ['src/web/i18n/en: topics:n is shown nowhere'],
    ],
  ])('%s', (_name, code, complaints) => {
    expect(unusedTranslations(languages(used, used, code))).toEqual(complaints);
  });
});
