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
import { readConll, type Span, type TaggedText } from './conll.ts';
import type { AccuracySet, Report } from './report.ts';

const FOLDER = process.env['SHARED_DATA'] ?? '../shared/data';
const ENGLISH_FILE = `${FOLDER}/ner_dev/emerging.dev.conll`;
const CHINESE_FILE = `${FOLDER}/ner_dev/weiboNER_2nd_conll.dev`;
const ENGLISH_TYPES = { person: 'person', location: 'place', corporation: 'organisation', group: 'organisation', product: 'product' };
const CHINESE_TYPES = { 'PER.NAM': 'person', 'ORG.NAM': 'organisation', 'LOC.NAM': 'place', 'GPE.NAM': 'place' };

export const entitiesEnglish: AccuracySet = {
  name: 'entities in English: WNUT-17 dev',
  needs: ENGLISH_FILE,
  async run(): Promise<Report> {
    return measure(readConll(readFileSync(ENGLISH_FILE, 'utf8'), ENGLISH_TYPES, ' '), ENGLISH_TYPES);
  },
};

export const entitiesSimplified: AccuracySet = {
  name: 'entities in Simplified Chinese: Weibo dev, names',
  needs: CHINESE_FILE,
  async run(): Promise<Report> {
    return measure(readConll(readFileSync(CHINESE_FILE, 'utf8'), CHINESE_TYPES, ''), CHINESE_TYPES);
  },
};

export const entitiesTraditional: AccuracySet = {
  name: 'entities in Traditional Chinese: Weibo dev converted, names',
  needs: CHINESE_FILE,
  async run(): Promise<Report> {
    const convert = Converter({ from: 'cn', to: 'hk' });
    const texts = readConll(readFileSync(CHINESE_FILE, 'utf8'), CHINESE_TYPES, '');
    // By the character, so that the places stay.
    return measure(texts.map(({ text, spans }) => ({ text: Array.from(text, (one) => convert(one)).join(''), spans })), CHINESE_TYPES);
  },
};



function measure(texts: readonly TaggedText[], types: Readonly<Record<string, string>>): Report {
  const knowledge = compileKnowledge(readWordModel(readFileSync('models/segmenter/words.bin')), []);
  const counts = new Map([...new Set(Object.values(types))].map((type) => [type, { right: 0, found: 0, wanted: 0 }]));
  const examples: string[] = [];
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
      else examples.push(`${span.type} ${text.slice(span.start, span.end)} ⟵ ${text}`);
    }
    const missed = spans.filter((span) => !found.some((one) => isSame(one, span)));
    for (const span of missed) examples.push(`missed ${span.type} ${text.slice(span.start, span.end)} ⟵ ${text}`);
  }
  const all = { right: 0, found: 0, wanted: 0 };
  for (const { right, found, wanted } of counts.values()) {
    all.right += right;
    all.found += found;
    all.wanted += wanted;
  }
  const rows = [...counts, ['all', all] as const].map(([type, { right, found, wanted }]) => {
    const precision = found === 0 ? 0 : right / found;
    const recall = wanted === 0 ? 0 : right / wanted;
    const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    return [type, wanted, found, right, precision.toFixed(3), recall.toFixed(3), f1.toFixed(3)];
  });
  return { columns: ['type', 'wanted', 'found', 'right', 'precision', 'recall', 'F1'], rows, examples };
}

function count(counts: Map<string, Record<'right' | 'found' | 'wanted', number>>, type: string, what: 'right' | 'found' | 'wanted'): void {
  const row = counts.get(type);
  if (row) row[what]++;
}

function isSame(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end && one.type === other.type;
}
