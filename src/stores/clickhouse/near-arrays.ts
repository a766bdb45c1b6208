/**
 * NEAR over the token text as expressions over arrays, one element for each token that the query has a use for. A side is a step
 * from the places where it may begin to those where it ends, so that the time is linear in the text, whatever the distances and
 * however they nest. (A regular expression with counted repetition has states by the million there: ten seconds over a million
 * posts for what takes a third of one.)
 */
import type { NearNode, NearSide, TermNode } from '../../engine/query/ast.ts';
import { BOUNDARY, TAGS } from '../../engine/text/token-text.ts';
import type { BoundValues } from './bound-values.ts';

/** Places that are near nothing: one to be replaced by the last that is, and one that stays, where a sign stands. */
const NOWHERE = -1000;
const APART = -999;
/** Tokens are numbered to be compared; 0 is any that the query does not have. Four numbers fit into one of 64 bits. */
const SIGN = 65_535;
const PACKED = 4;

/** `text` is an expression for a token text or the beginning of one. True where the node is found in it. */
export function nearCondition(node: NearNode, text: string, values: BoundValues): string {
  return `has(${new NearArrays(node, text, values).ends(node)}, 1)`;
}

class NearArrays {
  private readonly places: string;
  private readonly numbers: string;
  private readonly stems = new Map<string, string>();
  private readonly numberOf = new Map<string, number>();

  constructor(
    node: NearNode,
    text: string,
    private readonly values: BoundValues,
  ) {
    const terms = termsOf(node);
    for (const { tokens, prefix } of terms)
      for (const token of prefix ? tokens.slice(0, -1) : tokens)
        if (!this.numberOf.has(token)) this.numberOf.set(token, this.numberOf.size + 1);
    const words = values.named(`splitByChar(' ', ${text})`);
    const known = values.texts([...this.numberOf.keys(), BOUNDARY, TAGS]);
    const numbers = values.numbers([...this.numberOf.values(), SIGN, SIGN]);
    const all = values.named(`arrayMap(word -> transform(word, ${known}, ${numbers}, toUInt64(0)), ${words})`);
    const stems = [...new Set(terms.filter(({ prefix }) => prefix).map(({ tokens }) => tokens.at(-1) ?? ''))];
    const begun = stems.map((stem) => values.named(`arrayMap(word -> startsWith(word, ${values.text(stem)}), ${words})`));
    const names = begun.map((_, index) => `s${index}`);
    const wanted = [all, ...begun].join(', ');
    const used = values.named(
      `arrayMap((${['number', ...names].join(', ')}) -> ${['number > 0', ...names].join(' OR ')}, ${wanted})`,
    );
    const only = (array: string) => values.named(`arrayFilter((item, used) -> used, ${array}, ${used})`);
    this.numbers = only(all);
    this.places = only(`arrayMap(place -> toInt32(place), arrayEnumerate(${words}))`);
    for (const [index, stem] of stems.entries()) this.stems.set(stem, only(begun[index] ?? ''));
  }

  /** 1 at each token where a run of the side ends that begins where `from` has 1; anywhere when there is none. */
  ends(side: NearSide, from?: string): string {
    if (side.type === 'term') return this.endsOfTerms([side], from);
    if (side.type === 'or') {
      const terms = side.children.filter((child) => child.type === 'term');
      const others = side.children.filter((child) => child.type !== 'term').map((child) => this.ends(child, from));
      return this.any(terms.length > 0 ? [this.endsOfTerms(terms, from), ...others] : others);
    }
    const { left, right, distance, ordered } = side;
    const forward = this.ends(right, this.behind(this.ends(left, from), distance));
    return ordered ? forward : this.any([forward, this.ends(left, this.behind(this.ends(right, from), distance))]);
  }

  /** 1 at each token with an end among the tokens before it, at most `distance` of them between. */
  private behind(ends: string, distance: number): string {
    const seen = `arrayMap((end, place, number) -> multiIf(end, place, number = ${SIGN}, ${APART}, ${NOWHERE}), ${ends}, ${this.places}, ${this.numbers})`;
    const before = `arrayShiftRight(arrayFill(place -> place != ${NOWHERE}, ${seen}), 1, toInt32(${NOWHERE}))`;
    return this.values.named(`arrayMap((place, last) -> place - last <= ${distance + 1}, ${this.places}, ${before})`);
  }

  private endsOfTerms(terms: readonly TermNode[], from?: string): string {
    const groups = new Map<string, TermNode[]>();
    for (const term of terms) {
      const kind = `${term.tokens.length} ${term.prefix ? term.tokens.at(-1) : ''}`;
      groups.set(kind, [...(groups.get(kind) ?? []), term]);
    }
    return this.any(
      [...groups.values()].map((group) => {
        const length = group[0]?.tokens.length ?? 0;
        const starts = this.starts(group);
        const begun = from ? `arrayMap((start, allowed) -> start AND allowed, ${starts}, ${from})` : starts;
        return this.values.named(length > 1 ? `arrayShiftRight(${begun}, ${length - 1})` : begun);
      }),
    );
  }

  /** Where one of these terms begins; all of one length, and of one stem if they have any. */
  private starts(terms: readonly TermNode[]): string {
    const { tokens, prefix } = terms[0] as TermNode;
    if (!prefix) return this.runs(terms.map((term) => term.tokens));
    const stem = this.stems.get(tokens.at(-1) ?? '') ?? '';
    if (tokens.length === 1) return stem;
    const before = this.runs(terms.map((term) => term.tokens.slice(0, -1)));
    const last = `arrayShiftLeft(${stem}, ${tokens.length - 1})`;
    return this.values.named(
      `arrayMap((run, last, begins, ends) -> run AND last AND ${together(tokens.length)}, ${before}, ${last}, ${this.spans(tokens.length)})`,
    );
  }

  /** Where one of these runs of one length begins. */
  private runs(runs: readonly (readonly string[])[]): string {
    const length = runs[0]?.length ?? 0;
    const names = Array.from({ length }, (_, at) => `n${at}`);
    const shifted = names.map((_, at) => (at === 0 ? this.numbers : `arrayShiftLeft(${this.numbers}, ${at})`));
    const wanted = runs.map((run) => packs(run.map((token) => BigInt(this.numberOf.get(token) ?? 0))));
    const found = packs(names).map((pack) => pack.reduce((sum, name) => `(${sum}) * ${SIGN + 1} + ${name}`));
    const is = `${found.length === 1 ? found[0] : `(${found.join(', ')})`} IN ${this.values.packed(wanted.map(numbersOf))}`;
    if (length === 1) return this.values.named(`arrayMap(n0 -> ${is}, ${this.numbers})`);
    return this.values.named(
      `arrayMap((${names.join(', ')}, begins, ends) -> ${is} AND ${together(length)}, ${shifted.join(', ')}, ${this.spans(length)})`,
    );
  }

  /** The place of each token, and of the one that is the last of as many. */
  private spans(length: number): string {
    return `${this.places}, arrayShiftLeft(${this.places}, ${length - 1})`;
  }

  private any(arrays: readonly string[]): string {
    if (arrays.length <= 1) return arrays[0] ?? `arrayMap(number -> toUInt8(0), ${this.numbers})`;
    const names = arrays.map((_, index) => `a${index}`);
    return this.values.named(`arrayMap((${names.join(', ')}) -> ${names.join(' OR ')}, ${arrays.join(', ')})`);
  }
}

/** Whether as many tokens stand side by side in the text. */
function together(length: number): string {
  return `ends - begins = ${length - 1}`;
}

function packs<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / PACKED) }, (_, at) => items.slice(at * PACKED, (at + 1) * PACKED));
}

function numbersOf(packed: readonly (readonly bigint[])[]): bigint[] {
  return packed.map((numbers) => numbers.reduce((sum, number) => sum * BigInt(SIGN + 1) + number));
}

function termsOf(side: NearSide): TermNode[] {
  if (side.type === 'term') return [side];
  return side.type === 'or' ? side.children.flatMap(termsOf) : [...termsOf(side.left), ...termsOf(side.right)];
}
