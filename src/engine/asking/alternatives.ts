/**
 * A condition as alternatives, any of which is enough, each in the shape that the grammar takes. Where the shape cannot hold
 * what is asked and writing it out would take too many queries, it is asked for less.
 */
import { type AskedNode, joinAsked } from './asked-node.ts';
import type { Dialect } from './dialect.ts';

/** Conditions that all have to hold; at least one. */
export type Conjunction = readonly AskedNode[];

export function alternativesOf(node: AskedNode, dialect: Dialect): Conjunction[] {
  switch (node.type) {
    case 'atom':
      return [[node]];
    case 'or':
      return node.children.flatMap((child) => alternativesOf(child, dialect));
    case 'and':
      return writeOut(node.children, dialect);
  }
}

/** Whether the grammar takes it as one of the conditions of a conjunction. */
export function isPlain(node: AskedNode, { grammar }: Dialect): boolean {
  if (grammar === 'nested' || node.type === 'atom') return true;
  return grammar === 'flat' && node.type === 'or' && node.children.every(({ type }) => type === 'atom');
}

/** The conditions that are not plain are multiplied with the others, those with fewest alternatives first. */
function writeOut(children: readonly AskedNode[], dialect: Dialect): Conjunction[] {
  const plain = children.filter((child) => isPlain(child, dialect));
  const others = children.filter((child) => !isPlain(child, dialect)).map((child) => alternativesOf(child, dialect));
  let written: Conjunction[] = [plain];
  for (const other of others.sort((one, another) => one.length - another.length)) {
    const isNothing = written[0]?.length === 0;
    if (isNothing || written.length * other.length <= dialect.spread)
      written = written.flatMap((start) => other.map((end) => normal([...start, ...end], dialect)));
    else if (dialect.grammar === 'flat') {
      const weaker = joinAsked('or', other.map(shortest), dialect);
      if (isPlain(weaker, dialect)) written = written.map((start) => normal([...start, weaker], dialect));
    }
  }
  return written;
}

function normal(conjunction: Conjunction, dialect: Dialect): Conjunction {
  const joined = joinAsked('and', conjunction, dialect);
  return joined.type === 'and' ? joined.children : [joined];
}

function shortest(conjunction: Conjunction): AskedNode {
  return conjunction.reduce((best, node) => (node.text.length < best.text.length ? node : best));
}

/** Finds among conjunctions one that asks for less: where `a` is asked, `a b` need not be. They are in order of their texts. */
export class Cover {
  readonly #byStart = new Map<string, Conjunction[]>();

  add(conjunction: Conjunction): void {
    const key = startOf(conjunction[0], conjunction[1]);
    const known = this.#byStart.get(key);
    if (known) known.push(conjunction);
    else this.#byStart.set(key, [conjunction]);
  }

  of(conjunction: Conjunction): Conjunction | undefined {
    const texts = new Set(conjunction.map(({ text }) => text));
    for (const [at, first] of conjunction.entries()) {
      for (const second of [undefined, ...conjunction.slice(at + 1)]) {
        const known = this.#byStart.get(startOf(first, second));
        const found = known?.find((other) => other.every((node) => texts.has(node.text)));
        if (found) return found;
      }
    }
    return undefined;
  }
}

/** By the first two: many topics begin with the same word. */
function startOf(first: AskedNode | undefined, second: AskedNode | undefined): string {
  return `${first?.text}\n${second?.text ?? ''}`;
}

/** Without those that another covers, in their order. */
export function withoutCovered(alternatives: readonly Conjunction[]): Conjunction[] {
  const cover = new Cover();
  const kept = new Set<Conjunction>();
  for (const conjunction of [...alternatives].sort((one, other) => one.length - other.length)) {
    if (cover.of(conjunction)) continue;
    cover.add(conjunction);
    kept.add(conjunction);
  }
  return alternatives.filter((conjunction) => kept.has(conjunction));
}
