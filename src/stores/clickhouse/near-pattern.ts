/**
 * NEAR over the token text as a regular expression of RE2. Its time is that of reading while few tokens have to be counted;
 * beyond that near-arrays.ts is faster.
 */
import type { NearSide } from '../../engine/query/ast.ts';
import { escapePattern } from '../../engine/text/escape-pattern.ts';
import { BOUNDARY, TAGS } from '../../engine/text/token-text.ts';

/** To be looked for in the token text of a post, or in that of its title. */
export function nearPattern(side: NearSide): string {
  return ` ${patternOf(side)} `;
}

/** How many tokens a match may count between the terms, all in all. */
export function reachOf(side: NearSide): number {
  if (side.type === 'term') return 0;
  if (side.type === 'or') return Math.max(0, ...side.children.map(reachOf));
  return side.distance + reachOf(side.left) + reachOf(side.right);
}

function patternOf(side: NearSide): string {
  if (side.type === 'term') return `${side.tokens.map(escapePattern).join(' ')}${side.prefix ? '[^ ]*' : ''}`;
  if (side.type === 'or') return `(?:${side.children.map(patternOf).join('|')})`;
  const left = patternOf(side.left);
  const right = patternOf(side.right);
  // Signs have spaces around them like tokens, and nothing is near across them.
  const gap = ` (?:[^ ${BOUNDARY}${TAGS}]+ ){0,${side.distance}}`;
  return side.ordered ? `${left}${gap}${right}` : `(?:${left}${gap}${right}|${right}${gap}${left})`;
}
