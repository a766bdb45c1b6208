/** Hashtags, mentions and emoji of the themes are those that the token text has, whose own agreement with the suites is measured beside. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TAGS, tokenText } from '../../src/engine/text/token-text.ts';
import { compileKnowledge, readThemes, type Themes } from '../../src/engine/themes/read-themes.ts';
import { readWordModel } from '../../src/engine/themes/word-model.ts';
import { say } from './documented-choices.ts';
import { isSharedData, readShared } from './shared-data.ts';
import { yamlCases } from './yaml-cases.ts';

const knowledge = compileKnowledge(readWordModel(readFileSync('models/segmenter/words.bin')), []);

function themesOf(content: string): Themes {
  return readThemes({ title: null, content }, knowledge);
}

describe.skipIf(!isSharedData)('themes', () => {
  it('has the hashtags and mentions of the token text', () => {
    const yaml = readShared('twitter_text', 'extract.yml');
    const texts = ['hashtags', 'hashtags_from_astral', 'mentions']
      .flatMap((section) => yamlCases(yaml, section))
      .map(({ text }) => text);
    for (const text of texts) {
      const { hashtags, mentions } = themesOf(text);
      const [, tags = ''] = tokenText(null, text).split(TAGS);
      const found = [...hashtags, ...mentions].map(({ key }) => key);
      expect(found.sort(), text).toEqual([...new Set(tags.split(' ').filter(Boolean))].sort());
    }
    say(`themes: hashtags and mentions of ${texts.length} cases are those of the token text`);
  });

  it('takes each emoji of Unicode whole', () => {
    const sequences = readShared('emoji_test', 'emoji-test.txt')
      .split('\n')
      .filter((line) => line.includes('; fully-qualified'))
      .map((line) =>
        String.fromCodePoint(
          ...(line.split(';')[0] ?? '')
            .trim()
            .split(' ')
            .map((code) => Number.parseInt(code, 16)),
        ),
      );
    const parted = sequences.filter((sequence) => {
      const { emojis } = themesOf(`a ${sequence} b`);
      return emojis.length !== 1 || emojis[0]?.text !== sequence;
    });
    expect(parted).toEqual([]);
    say(`themes: ${sequences.length} emoji sequences, each one emoji`);
  });
});
