/**
 * Whether a NEAR holds in a post. Of two lists of terms the places are compared at once; anything deeper is left to
 * near-windows.ts.
 */
import type { NearNode, NearSide } from '../query/ast.ts';
import { type Call, callOf } from './call.ts';
import type { Frequencies } from './frequencies.ts';
import { windowedNear } from './near-windows.ts';
import type { Reading } from './reading.ts';

/** Beyond so many pairs of places it is better to look at them in order. */
const MOST_PAIRS = 1024;

export function nearTest(node: NearNode, frequencies: Frequencies): (words: Reading) => boolean {
  const left = termsOf(node.left, frequencies);
  const right = termsOf(node.right, frequencies);
  const windowed = windowedNear(node);
  if (!left || !right) return windowed;
  const lefts: number[] = [];
  const rights: number[] = [];
  return (words) => {
    collectSpans(right, words, rights);
    if (rights.length === 0) return false;
    collectSpans(left, words, lefts);
    return lefts.length * rights.length > 4 * MOST_PAIRS ? windowed(words) : anyMeet(node, lefts, rights, words);
  };
}

interface Term {
  call: Call;
  tokens: number;
}

/** null where the side is more than terms that can be looked up. */
function termsOf(side: NearSide, frequencies: Frequencies): Term[] | null {
  const terms: Term[] = [];
  for (const node of side.type === 'or' ? side.children : [side]) {
    const call = node.type === 'term' ? callOf(node, frequencies) : null;
    if (node.type !== 'term' || call === null) return null;
    terms.push({ call, tokens: node.tokens.length });
  }
  return terms;
}

/** First and last token of every place of the terms, one after the other. */
function collectSpans(terms: readonly Term[], words: Reading, spans: number[]): void {
  spans.length = 0;
  for (const { call, tokens } of terms) {
    for (let at = words.newest(call.key); at >= 0; at = words.earlier(at)) {
      const first = (words.places[at] as number) - call.lead;
      if (words.keys[at] !== call.key || first < 0) continue;
      if (words.text.startsWith(call.text, words.starts[first])) spans.push(first, first + tokens - 1);
    }
  }
}

function anyMeet(node: NearNode, lefts: readonly number[], rights: readonly number[], words: Reading): boolean {
  for (let left = 0; left < lefts.length; left += 2) {
    for (let right = 0; right < rights.length; right += 2) {
      const gap = (rights[right] as number) - (lefts[left + 1] as number) - 1;
      const back = node.ordered ? -1 : (lefts[left] as number) - (rights[right + 1] as number) - 1;
      const near = (gap >= 0 && gap <= node.distance) || (back >= 0 && back <= node.distance);
      if (near && inOneField(node, lefts[left] as number, rights[right] as number, words)) return true;
    }
  }
  return false;
}

/** Words of one field have nothing but words between them. */
function inOneField({ field }: NearNode, one: number, other: number, words: Reading): boolean {
  const inTitle = words.isTitle(one);
  return inTitle === words.isTitle(other) && (inTitle || field !== 'title');
}
