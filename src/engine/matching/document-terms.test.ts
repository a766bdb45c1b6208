import { describe, expect, it } from 'vitest';
import { tokenText } from '../text/token-text.ts';
import { DocumentTerms, packRun } from './document-terms.ts';
import { SEEDS } from './hashing.ts';
import { keysOf } from './run-keys.ts';

const TEXTS = ['the ferry is late', 'ferry', '', 'late again, the late ferry is', 'is the ferry', 'nothing of it'];
const RUNS = [['ferry'], ['the', 'ferry'], ['ferry', 'is', 'late'], ['is'], ['late', 'ferry'], ['absent']];

function holds(terms: DocumentTerms, tokens: string[]): boolean {
  return keysOf({ tokens }, SEEDS.words).every(({ key, lead }) => {
    const packed = packRun({ lead, titleOnly: false, text: `${tokens.join(' ')} ` });
    return terms.holds(key, Int32Array.from(packed), 0);
  });
}

describe('DocumentTerms', () => {
  it.each([
    ['for a very long time', undefined],
    ['numbering keys anew now and then', 100],
    ['numbering keys anew for every text', 0],
  ])('holds the runs of the text that was read last, %s', (_, lastBase) => {
    const terms = new DocumentTerms(SEEDS.words, lastBase);
    for (let round = 0; round < 60; round++) {
      const text = tokenText('', TEXTS[(5 * round) % TEXTS.length] as string);
      terms.read(text);
      const found = RUNS.filter((tokens) => holds(terms, tokens));
      expect(found).toEqual(RUNS.filter((tokens) => text.includes(` ${tokens.join(' ')} `)));
    }
  });
});
