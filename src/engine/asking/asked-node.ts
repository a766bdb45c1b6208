/**
 * What is asked of an API, in the words of its own grammar: conditions that a post has to meet, all positive. Every node knows
 * its text, which is also what it is known by: equal conditions have equal texts, whoever wrote them in whatever order.
 */

export interface AskedNode {
  type: 'atom' | 'and' | 'or';
  /** As it stands among the conditions of a conjunction: an `or` in its parentheses. */
  text: string;
  /** Words that the API counts, operators among them. */
  words: number;
  /** None of an atom; at least two of the others, none of the parent's type, in order of their text unless `inOrder`. */
  children: readonly AskedNode[];
}

/** How an API writes what joins conditions. */
export interface Joints {
  or: string;
  /** Whether `a b OR c` is `(a b) OR c`; otherwise a conjunction stands in parentheses among alternatives. */
  andBindsFirst: boolean;
  /** What was written first stands first, which searches rank by; else equal conditions have equal texts, whoever wrote them. */
  inOrder?: true;
}

/** A Chinese character or kana counts as a word, since none of the APIs says where it parts Chinese. */
const COUNTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s"\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

export function atom(text: string): AskedNode {
  return { type: 'atom', text, words: text.match(COUNTED)?.length ?? 0, children: [] };
}

/** Without what says the same or follows from another; one node needs no join. Throws RangeError for none. */
export function joinAsked(type: 'and' | 'or', nodes: readonly AskedNode[], joints: Joints): AskedNode {
  const flat = nodes.flatMap((node) => (node.type === type ? node.children : [node]));
  const distinct = [...new Map(flat.map((node) => [node.text, node])).values()];
  const telling = distinct.length > 1 ? withoutImplied(type, distinct) : distinct;
  const children = joints.inOrder ? telling : telling.sort(byText);
  const [first] = children;
  if (!first) throw new RangeError('Nothing to join.');
  if (children.length === 1) return first;
  const words = children.reduce((sum, child) => sum + child.words, 0);
  if (type === 'and') return { type, text: children.map(({ text }) => text).join(' '), words, children };
  const branches = children.map((child) => branchText(child, joints));
  return { type, text: `(${branches.join(joints.or)})`, words: words + children.length - 1, children };
}

/** As it stands among alternatives. */
export function branchText(node: AskedNode, { andBindsFirst }: Joints): string {
  return node.type === 'and' && !andBindsFirst ? `(${node.text})` : node.text;
}

/** `a OR (a AND b)` is `a`, and so is `a AND (a OR b)`: whoever holds one of the others as a child adds nothing. */
function withoutImplied(type: 'and' | 'or', nodes: readonly AskedNode[]): AskedNode[] {
  const opposite = type === 'and' ? 'or' : 'and';
  const texts = new Set(nodes.map(({ text }) => text));
  return nodes.filter((node) => node.type !== opposite || !node.children.some(({ text }) => texts.has(text)));
}

function byText(one: AskedNode, other: AskedNode): number {
  if (one.text === other.text) return 0;
  return one.text < other.text ? -1 : 1;
}
