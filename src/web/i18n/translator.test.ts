import { describe, expect, test, vi } from 'vitest';
import { createTranslator, type WordFiles } from './translator.ts';

const FILES: WordFiles = {
  app: { save: 'Save', mail: 'To {{name}}: {{name}}, {{missing}}', deep: { er: { title: 'Deep' } } },
  topics: { posts_one: 'one post', posts_other: '{{count}} posts', title: 'Topics' },
};
const english = createTranslator('app', 'en', FILES, (text) => text);
const chinese = createTranslator(
  'app',
  'zh-Hant',
  { topics: { posts_other: '{{count}} 篇帖文', of: '共 {{count}} 篇', at: '{{number}} 篇，{{number}} {{count}}' } },
  (text) => text,
);

describe('the words of a key', () => {
  test.each([
    ['of the first namespace', english('save'), 'Save'],
    ['of another', english('topics:title'), 'Topics'],
    ['further down', english('deep.er.title'), 'Deep'],
    ['with values, each wherever it stands, and nothing for what has none', english('mail', { name: 'A' }), 'To A: A, '],
    ['of one', english('topics:posts', { count: 1 }), 'one post'],
    ['of none', english('topics:posts', { count: 0 }), '0 posts'],
    ['of several', english('topics:posts', { count: 2 }), '2 posts'],
    ['of a language that has one form', chinese('topics:posts', { count: 1 }), '1 篇帖文'],
    ['that have one form whatever the count', chinese('topics:of', { count: 1 }), '共 1 篇'],
    ['with a space after a figure', chinese('topics:at', { number: '982' }), '982 篇，982 '],
    ['without one after 萬', chinese('topics:at', { number: '1.3 萬' }), '1.3 萬篇，1.3 萬 '],
    ['that may have none', english('alerts:title', { defaultValue: '' }), ''],
    ['with a value that looks like a place for one', english('mail', { name: '{{name}}' }), 'To {{name}}: {{name}}, '],
  ])('%s', (_name, said, expected) => {
    expect(said).toBe(expected);
  });

  test('a value is set off, our own words are not', () => {
    const t = createTranslator('app', 'en', FILES, (text) => `<${text}>`);
    expect(t('mail', { name: 'A', missing: 'B' })).toBe('To <A>: <A>, <B>');
  });

  test.each(['nowhere', 'deep.er', 'alerts:title', 'toString'])('%s has none, which is told to the console', (key) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(english(key)).toBe(key.replace('alerts:', ''));
    expect(told).toHaveBeenCalledExactlyOnceWith('words', key.includes(':') ? key : `app:${key}`);
    told.mockRestore();
  });
});
