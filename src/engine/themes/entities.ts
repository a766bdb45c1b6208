/**
 * Who and what a post names. Names of the gazetteers come first, the organisation's own before the built-in; then the rules
 * for English and Chinese look at what is left. A wrong entity is worse than a missed one, so each rule wants a sign beside
 * the name: a title, a first name, a suffix, a verb of speaking.
 */
import { KIND } from '../text/characters.ts';
import { CASE, type Capitals } from './capitals.ts';
import { findChineseNames } from './chinese-names.ts';
import { findEnglishNames } from './english-names.ts';
import { type FoundName, type Gazetteer, nameAt } from './gazetteer.ts';
import { type NameSpan, Spans } from './name-spans.ts';
import { GAP, type TokenTable } from './token-table.ts';
import type { WordModel } from './word-model.ts';

const MODEL_NUMBER = /^\d{1,4}[a-z]{0,2}$/;

/** In order of their places, none within another. */
export function findNames(table: TokenTable, model: WordModel, gazetteers: readonly Gazetteer[], capitals: Capitals): NameSpan[] {
  const found = new Spans(table.count);
  for (let token = 0; token < table.count; token++) {
    const span = table.wordStarts[token] === 1 ? knownName(table, token, gazetteers) : undefined;
    if (!span) continue;
    found.add(span);
    token = span.last;
  }
  findEnglishNames(table, model, capitals, found);
  findChineseNames(table, model, found);
  const isMoreThanShouted = (span: NameSpan): boolean =>
    table.kinds[span.first] === KIND.han ||
    span.first !== span.last ||
    capitals.cases[span.first] !== CASE.none ||
    span.name.length > 2;
  return found.spans.filter(isMoreThanShouted);
}

function knownName(table: TokenTable, token: number, gazetteers: readonly Gazetteer[]): NameSpan | undefined {
  for (const gazetteer of gazetteers) {
    const found = nameAt(table, token, gazetteer);
    if (found) return { first: token, last: withModel(table, found), type: found.entry.type, name: found.entry.name };
  }
  return undefined;
}

/** `iPhone 12`: the number of a product belongs to the place of its name. */
function withModel(table: TokenTable, { entry, last }: FoundName): number {
  const next = last + 1;
  if (entry.type !== 'product' || next >= table.count || table.gaps[next] !== GAP.joint || table.kinds[last] === KIND.han)
    return last;
  return MODEL_NUMBER.test(table.keyOf(next, next)) ? next : last;
}
