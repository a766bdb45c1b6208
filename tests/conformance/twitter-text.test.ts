/** What Twitter's own suite takes for hashtags and mentions, against the tokens of ours. */
import { describe, it } from 'vitest';
import { TAGS, tokenText } from '../../src/engine/text/token-text.ts';
import { type Choices, expectAgreement, type Outcome } from './documented-choices.ts';
import { isSharedData, readShared } from './shared-data.ts';
import { type YamlCase, yamlCases } from './yaml-cases.ts';

/** By the description of the case. */
const CHOICES: Readonly<Record<string, Choices>> = {
  '#': {
    'Chinese and Japanese put no space before a hashtag (今日#香港)': ['DO NOT extract a hashtag without a preceding space'],
    'letters are folded, so that these two are one': ['Hashtags with İ (U+0130) and ı (U+0131)'],
    'a mark at the very end separates and is no letter; both are the same hashtag': ['Extract Tibetan hashtags'],
  },
  '@': {
    'handles may have any letters: media other than X allow them': [
      'DO NOT extract username followed by accented latin characters',
    ],
  },
};

describe.skipIf(!isSharedData)('twitter-text', () => {
  it.each([
    { sign: '#', sections: ['hashtags', 'hashtags_from_astral'] },
    { sign: '@', sections: ['mentions'] },
  ])('finds what begins with $sign', ({ sign, sections }) => {
    const yaml = readShared('twitter_text', 'extract.yml');
    const cases = sections.flatMap((section) => yamlCases(yaml, section));
    const outcomes = cases.map((one) => outcomeOf(one, sign));
    expectAgreement(`twitter-text ${sections.join(', ')}`, outcomes, CHOICES[sign]);
  });
});

/** Compared as tokens, each once: letters are folded and joiners without a width are gone on both sides. */
function outcomeOf({ description, text, expected }: YamlCase, sign: string): Outcome {
  const wanted = new Set(expected.flatMap((name) => tagsOf(`${sign}${name}`, sign)));
  const found = new Set(tagsOf(text, sign));
  const distinct = new Set(expected.map((name) => name.toLowerCase()));
  const agrees = wanted.size === distinct.size && wanted.size === found.size && [...wanted].every((token) => found.has(token));
  return { name: description, agrees, detail: `${[...found].join(' ') || 'nothing'} in ${JSON.stringify(text)}` };
}

function tagsOf(text: string, sign: string): string[] {
  const [, tags = ''] = tokenText(null, text).split(TAGS);
  return tags.split(' ').filter((token) => token.startsWith(sign));
}
