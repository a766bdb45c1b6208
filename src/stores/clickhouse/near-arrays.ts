/**
 * NEAR over the token text as expressions over arrays, one element for each token that the query has a use for. A side is a step
 * from the places where it may begin to those where it ends, so that the time is linear in the text, whatever the distances and
 * however they nest. (A regular expression with counted repetition has states by the million there: ten seconds over a million
 * posts for what takes a third of one.)
 */
import type { NearNode, NearSide, TermNode } from '../../engine/query/ast.ts';
import { termsOf } from '../../engine/query/near-side.ts';
import { BOUNDARY, TAGS } from '../../engine/text/token-text.ts';
import type { BoundValues } from './bound-values.ts';
import { type Run, runsStart } from './near-runs.ts';

/** Places that are near nothing: one to be replaced by the last that is, and one that stays, where a sign stands. */
const NOWHERE = -1000;
const APART = -999;
/** Tokens are numbered to be compared; 0 is any that the query does not have. */
const SIGN = 65_535;

/** `text` is an expression for a token text or the beginning of one. True where the node is found in it. */
export function nearCondition(node: NearNode, text: string, values: BoundValues): string {
  const terms = termsOf(node);
  const numberOf = numbered(terms);
  const prefixes = [...new Set(terms.filter(({ prefix }) => prefix).map(({ tokens }) => tokens.at(-1) ?? ''))];
  const arrays = usedTokens(text, numberOf, prefixes, values);
  const leaves = new Map<string, Leaf>();
  const found = `has(${ends(node, undefined, leaves)}, 1)`;
  const starts = [...leaves.values()].map(({ terms: alike }) =>
    runsStart(
      alike.map((term): Run => runOf(term, numberOf)),
      `prefix${prefixes.indexOf(alike[0]?.tokens.at(-1) ?? '')}`,
      values,
    ),
  );
  const names = ['numbers', 'places', ...prefixes.map((_, index) => `prefix${index}`)];
  return given(
    names,
    arrays,
    given(
      [...leaves.values()].map(({ name }) => name),
      starts,
      found,
    ),
  );
}

/** Terms that are as long as each other, and end in the same prefix if they end in any: one look finds where they start. */
interface Leaf {
  name: string;
  terms: TermNode[];
}

/**
 * Numbers and places of the tokens that stand in the query, signs among them, and for each prefix which of them begin with
 * it.
 */
function usedTokens(
  text: string,
  numberOf: ReadonlyMap<string, number>,
  prefixes: readonly string[],
  values: BoundValues,
): string[] {
  const words = `splitByChar(' ', ${text})`;
  const known = values.texts([...numberOf.keys(), BOUNDARY, TAGS]);
  const numbers = values.numbers([...numberOf.values(), SIGN, SIGN]);
  const all = `arrayMap(word -> transform(word, ${known}, ${numbers}, toUInt64(0)), ${words})`;
  const begun = prefixes.map((prefix) => `arrayMap(word -> startsWith(word, ${values.text(prefix)}), ${words})`);
  const flags = begun.map((_, index) => `flag${index}`);
  const used = `arrayMap((${['number', ...flags].join(', ')}) -> ${['number > 0', ...flags].join(' OR ')}, ${[all, ...begun].join(', ')})`;
  const places = `arrayMap(place -> toInt32(place), arrayEnumerate(${words}))`;
  return [all, places, ...begun].map((array) => `arrayFilter((item, used) -> used, ${array}, ${used})`);
}

/** 1 at each token where a run of the side ends that begins where `from` has 1; anywhere when there is none. */
function ends(side: NearSide, from: string | undefined, leaves: Map<string, Leaf>): string {
  if (side.type === 'near') return shared(from, (begin) => endsOfNear(side, begin, leaves));
  const terms = side.type === 'term' ? [side] : side.children.filter((child) => child.type === 'term');
  const others = side.type === 'term' ? [] : side.children.filter((child) => child.type !== 'term');
  return shared(from, (begin) =>
    any([
      ...leavesOf(terms, leaves).map((leaf) => endsOfLeaf(leaf, begin)),
      ...others.map((child) => ends(child, begin, leaves)),
    ]),
  );
}

function endsOfNear({ left, right, distance, ordered }: NearNode, from: string | undefined, leaves: Map<string, Leaf>): string {
  const forward = ends(right, behind(ends(left, from, leaves), distance), leaves);
  return ordered ? forward : any([forward, ends(left, behind(ends(right, from, leaves), distance), leaves)]);
}

/** 1 at each token with an end among the tokens before it, at most `distance` of them between. */
function behind(ended: string, distance: number): string {
  const seen = `arrayMap((end, place, number) -> multiIf(end, place, number = ${SIGN}, ${APART}, ${NOWHERE}), ${ended}, places, numbers)`;
  const before = `arrayShiftRight(arrayFill(place -> place != ${NOWHERE}, ${seen}), 1, toInt32(${NOWHERE}))`;
  return `arrayMap((place, last) -> place - last <= ${distance + 1}, places, ${before})`;
}

function endsOfLeaf({ name, terms }: Leaf, from: string | undefined): string {
  const begun = from ? `arrayMap((start, allowed) -> start AND allowed, ${name}, ${from})` : name;
  const length = terms[0]?.tokens.length ?? 1;
  return length > 1 ? `arrayShiftRight(${begun}, ${length - 1})` : begun;
}

function leavesOf(terms: readonly TermNode[], leaves: Map<string, Leaf>): Leaf[] {
  const groups = new Map<string, TermNode[]>();
  for (const term of terms) {
    const kind = `${term.tokens.length} ${term.prefix ? term.tokens.at(-1) : ''}`;
    groups.set(kind, [...(groups.get(kind) ?? []), term]);
  }
  return [...groups.values()].map((group) => {
    const key = JSON.stringify(group);
    const leaf = leaves.get(key) ?? { name: `starts${leaves.size}`, terms: group };
    leaves.set(key, leaf);
    return leaf;
  });
}

function any(arrays: readonly string[]): string {
  if (arrays.length <= 1) return arrays[0] ?? 'arrayMap(number -> toUInt8(0), numbers)';
  const names = arrays.map((_, index) => `a${index}`);
  return `arrayMap((${names.join(', ')}) -> ${names.join(' OR ')}, ${arrays.join(', ')})`;
}

/** An alias would be copied to wherever it is used, and what is copied in each of nested steps grows without end. */
function given(names: readonly string[], expressions: readonly string[], body: string): string {
  return `arrayMap((${names.join(', ')}) -> ${body}, ${expressions.map((expression) => `[${expression}]`).join(', ')})[1]`;
}

/** `write` may use its argument as often as it likes. */
function shared(expression: string | undefined, write: (name: string | undefined) => string): string {
  return expression?.includes('(') ? given(['allowed_here'], [expression], write('allowed_here')) : write(expression);
}

function runOf({ tokens, prefix }: TermNode, numberOf: ReadonlyMap<string, number>): Run {
  const numbers = tokens.map((token) => numberOf.get(token) ?? 0);
  return { numbers: prefix ? numbers.slice(0, -1) : numbers, ending: prefix === true };
}

function numbered(terms: readonly TermNode[]): Map<string, number> {
  const numberOf = new Map<string, number>();
  for (const { tokens, prefix } of terms)
    for (const token of prefix ? tokens.slice(0, -1) : tokens) if (!numberOf.has(token)) numberOf.set(token, numberOf.size + 1);
  return numberOf;
}
