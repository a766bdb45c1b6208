import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citationChecker } from '../../src/engine/summaries/check-citations.ts';
import { compileKnowledge, type ThemesKnowledge } from '../../src/engine/themes/read-themes.ts';
import { readWordModel } from '../../src/engine/themes/word-model.ts';
import { type CitationCase, citationCases } from '../support/citation-cases.ts';
import { MATTERS } from '../support/citation-matters.ts';
import { FRESH_MATTERS } from '../support/citation-matters-fresh.ts';
import { LAST_MATTERS } from '../support/citation-matters-last.ts';
import { UNIT_MATTERS } from '../support/citation-matters-units.ts';
import { UNSEEN_MATTERS } from '../support/citation-matters-unseen.ts';
import { CASE_NAMES } from '../support/citation-plants.ts';

const model = readWordModel(readFileSync(new URL('../../models/segmenter/words.bin', import.meta.url)));
const knowledge = compileKnowledge(model, []);
/** As an organisation writes down the names it follows, in both languages. */
const ownNames = compileKnowledge(
  model,
  ['brand', 'person', 'team'].flatMap((slot) =>
    (CASE_NAMES[slot] ?? []).map(([name, chinese]) => ({ name, type: 'organisation' as const, aliases: [chinese] })),
  ),
);

interface Verdict extends CitationCase {
  passed: boolean;
  reason: string;
}

function judged(cases: readonly CitationCase[], known: ThemesKnowledge): Verdict[] {
  return cases.map((one) => {
    const checked = citationChecker(one.posts, known)(one.sentence);
    return { ...one, passed: checked.supported, reason: checked.supported ? '' : checked.reason };
  });
}

const ALL_MATTERS = [...MATTERS, ...UNSEEN_MATTERS, ...LAST_MATTERS, ...FRESH_MATTERS, ...UNIT_MATTERS];
const inOneLanguage = judged(citationCases(ALL_MATTERS, 'citations', 3), knowledge);
const across = judged(citationCases(ALL_MATTERS, 'across', 3, true), ownNames);

const isBorne = ({ kind }: Verdict): boolean => kind === 'supported';
const told = ({ kind, sentence, posts, reason }: Verdict): string =>
  `${kind} ${reason}: ${sentence.text} | ${sentence.posts.map((id) => posts.get(id)?.content).join(' // ')}`;

test('nothing that was planted passes where sentence and posts are in one language', () => {
  const planted = inOneLanguage.filter((verdict) => !isBorne(verdict));
  expect(planted.length).toBeGreaterThan(200);
  expect(planted.filter(({ passed }) => passed).map(told)).toEqual([]);
});

test.each(['en', 'zh'])('at least 95 of 100 borne sentences are kept (%s)', (language) => {
  const borne = inOneLanguage.filter((verdict) => isBorne(verdict) && verdict.language === language);
  expect(borne.filter(({ passed }) => passed).length / borne.length).toBeGreaterThanOrEqual(0.95);
});

test('across languages what can be seen is seen: citations, numbers, names, units, addresses, quotations', () => {
  const seen =
    /^(?:not cited|outside|address|other number|other unit|other brand|other place|other person|other model|other team|invented quotation)/;
  const planted = across.filter(({ kind }) => seen.test(kind));
  expect(planted.length).toBeGreaterThan(200);
  expect(planted.filter(({ passed }) => passed).map(told)).toEqual([]);
});

test('figures', () => {
  const lines = ['\ncitations: how many passed, of how many', '| planted | one language | across languages |', '|---|---|---|'];
  for (const kind of new Set([...inOneLanguage, ...across].map((verdict) => verdict.kind))) {
    const figures = [inOneLanguage, across].map((verdicts) => {
      const of = verdicts.filter((verdict) => verdict.kind === kind);
      return `${of.filter(({ passed }) => passed).length} of ${of.length}`;
    });
    lines.push(`| ${kind} | ${figures.join(' | ')} |`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(lines.length).toBeGreaterThan(10);
});
