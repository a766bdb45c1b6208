/**
 * Very short texts of one word, so that the model knows words that no training text happens to hold and does not stumble over
 * posts shorter than those it was trained on: our own lists with and without a negation, and VADER's lexicon (Hutto and Gilbert
 * 2014, MIT), of which nothing but what is learned from it goes into the model.
 */
import { readFileSync } from 'node:fs';
import { lexicon } from '../../src/engine/sentiment/lexicon.ts';
import { sharedFile } from '../shared-data.ts';
import type { LabelledText } from './texts.ts';

const LATIN = /^[a-z' ]+$/;
/** Weaker words are as often used otherwise. */
const LEAST_SIGN = 1;
const LEAST_VALENCE = 1.2;

export function listTexts(): LabelledText[] {
  return lexicon().entries.flatMap(({ word, sign, degree, negates }): LabelledText[] => {
    if (!LATIN.test(word)) return [];
    if (sign === 0 && degree === 0 && !negates) return [{ label: 'neutral', text: word }];
    if (Math.abs(sign) < LEAST_SIGN) return [];
    const [label, opposite] = sign > 0 ? (['positive', 'negative'] as const) : (['negative', 'positive'] as const);
    const texts = [
      { label, text: word },
      { label, text: `very ${word}!` },
    ];
    if (word.includes(' ')) return texts;
    const negated = [`not ${word}`, `it isn't ${word} at all`, `not a ${word} one`].map((text) => ({ label: opposite, text }));
    return [...texts, ...negated];
  });
}

export function valenceTexts(): LabelledText[] {
  return readFileSync(sharedFile('sentiment_dev/vader_lexicon.txt'), 'utf8')
    .split('\n')
    .flatMap((line): LabelledText[] => {
      const [text = '', valence] = line.split('\t');
      if (!(Math.abs(Number(valence)) >= LEAST_VALENCE)) return [];
      return [{ label: Number(valence) > 0 ? 'positive' : 'negative', text }];
    });
}
