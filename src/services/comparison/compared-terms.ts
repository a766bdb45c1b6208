/** What several topics speak of alike, and what is said more of each than of the others, as somebody writes it. */
import type { ApartTerm, ComparedTerm } from '../../contract/analysis/comparison.ts';
import { type Apart, termsApart, termsInCommon } from '../../engine/analysis/compared-terms.ts';
import { byLikelihood } from '../../engine/analysis/over-represented.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { type TermOfAll, termsOfAll } from '../../stores/clickhouse/queries/terms-of-all.ts';
import { keywordsAsIn, spelledSigns } from '../analysis/spelled.ts';
import type { Environment } from '../environment.ts';

const KINDS = ['keyword', 'hashtag'] as const;
/** Of each topic and kind only the most frequent are looked at. */
const CANDIDATES = 100;
const IN_COMMON = 12;
/** Of each topic. */
const APART = 8;

type FoundTerm = TermOfAll & Pick<ComparedTerm, 'kind'>;

export interface TermChoice {
  common: ComparedTerm[];
  /** In the order of the scopes. */
  apart: ApartTerm[][];
}

/** All keywords and hashtags that are frequent in any of the scopes. */
export async function foundTerms({ clickhouse }: Environment, scopes: readonly MentionScope[]): Promise<FoundTerm[]> {
  const found = await Promise.all(KINDS.map((kind) => termsOfAll(clickhouse, scopes, { kind, candidates: CANDIDATES })));
  return found.flatMap((terms, at) => terms.map((term) => ({ ...term, kind: KINDS[at] ?? 'keyword' })));
}

/** `sizes`: all mentions of each scope. A keyword whose post was changed meanwhile is absent. */
export async function chosenTerms(
  environment: Environment,
  terms: readonly FoundTerm[],
  sizes: readonly number[],
): Promise<TermChoice> {
  const common = termsInCommon(terms, sizes, IN_COMMON);
  const apart = termsApart(terms, sizes, APART);
  const named = await namesOf(environment, [...common, ...apart.flat()]);
  const nameOf = ({ kind, key }: FoundTerm) => named.get(`${kind} ${key}`);
  return {
    common: common.flatMap((term) => wireTerm(term, nameOf(term))),
    apart: apart.map((ofTopic) => byLikelihood(ofTopic).flatMap((term) => wireApart(term, nameOf(term)))),
  };
}

type Name = Pick<ComparedTerm, 'key' | 'text'>;

async function namesOf(environment: Environment, terms: readonly FoundTerm[]): Promise<Map<string, Name>> {
  const of = (kind: FoundTerm['kind']) =>
    new Map(terms.filter((term) => term.kind === kind).map(({ key, example }) => [key, example]));
  const hashtags = [...of('hashtag')].map(([key, newest]) => ({ key, newest }));
  const [keywords, signs] = await Promise.all([
    keywordsAsIn(environment, of('keyword')),
    spelledSigns(environment, 'hashtags', hashtags),
  ]);
  return new Map([
    ...[...keywords].map(([key, name]): [string, Name] => [`keyword ${key}`, name]),
    ...signs.map((name): [string, Name] => [`hashtag ${name.key}`, name]),
  ]);
}

function wireTerm({ kind, counts }: FoundTerm, name: Name | undefined): ComparedTerm[] {
  return name ? [{ kind, key: name.key, text: name.text, counts }] : [];
}

function wireApart(term: Apart<FoundTerm>, name: Name | undefined): ApartTerm[] {
  const { expected, likelihood } = term;
  return wireTerm(term, name).map((wire) => ({ ...wire, expected, likelihood }));
}
