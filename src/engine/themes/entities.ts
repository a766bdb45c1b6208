/**
 * Who and what a post names. Names of the gazetteers come first, the organisation's own before the built-in; then the rules
 * for English and Chinese look at what is left. A wrong entity is worse than a missed one, so each rule wants a sign beside
 * the name: a title, a first name, a suffix, a verb of speaking.
 */

import { KIND } from '../text/characters.ts';
import { CASE, type Capitals } from './capitals.ts';
import { findChineseNames } from './chinese-names.ts';
import { findEnglishNames } from './english-names.ts';
import { type EntityType, type FoundName, type Gazetteer, nameAt } from './gazetteer.ts';
import { GAP, type TokenTable } from './token-table.ts';
import type { WordModel } from './word-model.ts';

const MODEL_NUMBER = /^\d{1,4}[a-z]{0,2}$/;

export interface Entity {
  type: EntityType;
  /** The gazetteer's name for it, or what the post writes. */
  name: string;
}

/** An entity with its place: tokens of the table, inclusive. */
export interface NameSpan extends Entity {
  first: number;
  last: number;
}

/** In order of their places, none within another. */
export function findNames(table: TokenTable, model: WordModel, gazetteers: readonly Gazetteer[], capitals: Capitals): NameSpan[] {
  const known: NameSpan[] = [];
  for (let token = 0; token < table.count; token++) {
    const span = knownName(table, token, gazetteers);
    if (!span) continue;
    known.push(span);
    token = span.last;
  }
  const found = new Spans(known);
  findEnglishNames(table, model, capitals, found);
  findChineseNames(table, model, found);
  const isMoreThanShouted = (span: NameSpan): boolean =>
    table.kinds[span.first] === KIND.han ||
    span.first !== span.last ||
    capitals.cases[span.first] !== CASE.none ||
    span.name.length > 2;
  return found.spans.filter(isMoreThanShouted).sort((one, other) => one.first - other.first);
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

/** Collects spans that do not overlap: who comes first stays, but a longer name takes the places of a shorter one inside it. */
export class Spans {
  spans: NameSpan[];

  constructor(spans: NameSpan[]) {
    this.spans = spans;
  }

  /** The span that holds a token. */
  at(token: number): NameSpan | undefined {
    return this.spans.find((span) => span.first <= token && token <= span.last);
  }

  add(span: NameSpan): void {
    const others = this.spans.filter(({ first, last }) => first <= span.last && span.first <= last);
    if (others.some(({ first, last }) => first < span.first || last > span.last)) return;
    if (others.some(({ first, last }) => first === span.first && last === span.last)) return;
    if (others.length > 0) this.spans = this.spans.filter((one) => !others.includes(one));
    this.spans.push(span);
  }
}
