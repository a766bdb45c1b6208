/**
 * Names found in social texts: WNUT-17 (English) and Weibo (Chinese; names only, no nominals; as written and converted to
 * Traditional). A name counts with its exact places and type. Works of art, which nothing looks for, are not asked for; what
 * is found in them is wrong. Weibo's annotators marked no products and companies
 * only as such, so products are left out there.
 */
import { readFileSync } from 'node:fs';
import { Converter } from 'opencc-js';
import { readCapitals } from '../src/engine/themes/capitals.ts';
import { findNames } from '../src/engine/themes/entities.ts';
import { compileKnowledge } from '../src/engine/themes/read-themes.ts';
import { readTokens } from '../src/engine/themes/read-tokens.ts';
import { segmentTable } from '../src/engine/themes/segment.ts';
import { readWordModel } from '../src/engine/themes/word-model.ts';
import { sharedFile } from '../train/shared-data.ts';
import { readConll, type Span, type TaggedText } from './conll.ts';
import type { AccuracySet, Figure, Report, WrongExample } from './report.ts';

const ENGLISH_FILE = 'ner_dev/emerging.dev.conll';
const CHINESE_FILE = 'ner_dev/weiboNER_2nd_conll.dev';
const ENGLISH_TYPES = {
  person: 'person',
  location: 'place',
  corporation: 'organisation',
  group: 'organisation',
  product: 'product',
};
const CHINESE_TYPES = { 'PER.NAM': 'person', 'ORG.NAM': 'organisation', 'LOC.NAM': 'place', 'GPE.NAM': 'place' };

export const entitiesEnglish: AccuracySet = {
  name: 'entities in English: WNUT-17 dev',
  needs: ENGLISH_FILE,
  run(): Promise<Report> {
    return Promise.resolve(measure(readConll(readFileSync(sharedFile(ENGLISH_FILE), 'utf8'), ENGLISH_TYPES, ' '), ENGLISH_TYPES));
  },
};

export const entitiesSimplified: AccuracySet = {
  name: 'entities in Simplified Chinese: Weibo dev, names',
  needs: CHINESE_FILE,
  run(): Promise<Report> {
    return Promise.resolve(measure(readConll(readFileSync(sharedFile(CHINESE_FILE), 'utf8'), CHINESE_TYPES, ''), CHINESE_TYPES));
  },
};

export const entitiesTraditional: AccuracySet = {
  name: 'entities in Traditional Chinese: Weibo dev converted, names',
  needs: CHINESE_FILE,
  run(): Promise<Report> {
    const convert = Converter({ from: 'cn', to: 'hk' });
    const texts = readConll(readFileSync(sharedFile(CHINESE_FILE), 'utf8'), CHINESE_TYPES, '');
    // By the character, so that the places stay.
    const traditional = texts.map(({ text, spans }) => ({ text: Array.from(text, (one) => convert(one)).join(''), spans }));
    return Promise.resolve(measure(traditional, CHINESE_TYPES));
  },
};

function measure(texts: readonly TaggedText[], types: Readonly<Record<string, string>>): Report {
  const knowledge = compileKnowledge(readWordModel(readFileSync('models/segmenter/words.bin')), []);
  const counts = new Map([...new Set(Object.values(types))].map((type) => [type, { right: 0, found: 0, wanted: 0 }]));
  const wrong: WrongExample[] = [];
  for (const { text, spans } of texts) {
    const table = readTokens('', text);
    segmentTable(table, knowledge.model, knowledge.tries);
    const found = findNames(table, knowledge.model, knowledge.gazetteers, readCapitals(table)).map(
      ({ first, last, type }): Span => ({ start: table.starts[first] as number, end: table.ends[last] as number, type }),
    );
    for (const span of spans) count(counts, span.type, 'wanted');
    for (const span of found) {
      if (!counts.has(span.type)) continue;
      count(counts, span.type, 'found');
      if (spans.some((one) => isSame(one, span))) count(counts, span.type, 'right');
      else wrong.push({ text, expected: 'nothing', given: `${span.type} ${text.slice(span.start, span.end)}` });
    }
    for (const span of spans) {
      if (found.some((one) => isSame(one, span))) continue;
      wrong.push({ text, expected: `${span.type} ${text.slice(span.start, span.end)}`, given: 'nothing' });
    }
  }
  const all = { right: 0, found: 0, wanted: 0 };
  for (const { right, found, wanted } of counts.values()) {
    all.right += right;
    all.found += found;
    all.wanted += wanted;
  }
  const figures = [...counts, ['all', all] as const].flatMap(([type, of]) => figuresOf(type, of));
  return { figures, wrong };
}

function figuresOf(type: string, { right, found, wanted }: Record<'right' | 'found' | 'wanted', number>): Figure[] {
  const precision = found === 0 ? 0 : right / found;
  const recall = wanted === 0 ? 0 : right / wanted;
  return [
    { name: `${type}: precision (${right} of ${found})`, value: precision, ...(type === 'all' ? { bar: 0.6 } : {}) },
    { name: `${type}: recall (${right} of ${wanted})`, value: recall, listed: type === 'all' },
    { name: `${type}: F1`, value: right === 0 ? 0 : (2 * precision * recall) / (precision + recall), listed: type === 'all' },
  ];
}

function count(
  counts: Map<string, Record<'right' | 'found' | 'wanted', number>>,
  type: string,
  what: 'right' | 'found' | 'wanted',
): void {
  const row = counts.get(type);
  if (row) row[what]++;
}

function isSame(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end && one.type === other.type;
}
