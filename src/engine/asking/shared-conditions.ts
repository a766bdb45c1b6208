/** What alternatives have in common is written once: `a b OR a c` is `a (b OR c)`, where that is shorter and still fits. */

import { type Conjunction, isPlain } from './alternatives.ts';
import { joinAsked } from './asked-node.ts';
import type { Dialect } from './dialect.ts';
import { branchSize, fitsAlone } from './query-text.ts';

export function shareConditions(alternatives: readonly Conjunction[], dialect: Dialect): Conjunction[] {
  let current = [...alternatives];
  const tried = new Set<string>();
  for (;;) {
    const common = mostCommon(current, tried);
    if (!common) return current;
    tried.add(common);
    current = sharedOnce(current, common, dialect);
  }
}

/** The text of the condition that most alternatives hold, at least two of them. */
function mostCommon(alternatives: readonly Conjunction[], tried: ReadonlySet<string>): string | undefined {
  const counts = new Map<string, number>();
  for (const conjunction of alternatives) {
    if (conjunction.length < 2) continue;
    for (const { text } of conjunction) if (!tried.has(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  let best: string | undefined;
  for (const [text, count] of counts) {
    const most = best === undefined ? 1 : (counts.get(best) ?? 1);
    if (count > most) best = text;
  }
  return best;
}

/** Where the first of them stood. */
function sharedOnce(alternatives: readonly Conjunction[], common: string, dialect: Dialect): Conjunction[] {
  const group = alternatives.filter(
    (conjunction) => conjunction.some(({ text }) => text === common) && isShareable(conjunction, dialect),
  );
  const [first] = group;
  const condition = first?.find(({ text }) => text === common);
  if (!first || !condition || group.length < 2) return [...alternatives];
  const rests = group.map((conjunction) =>
    joinAsked(
      'and',
      conjunction.filter((node) => node !== condition && node.text !== common),
      dialect,
    ),
  );
  const choice = joinAsked('or', rests, dialect);
  const joined = joinAsked('and', [condition, choice], dialect);
  const shared: Conjunction = joined.type === 'and' ? joined.children : [joined];
  const before = group.reduce((sum, conjunction) => sum + branchSize(conjunction, dialect).length + dialect.or.length, 0);
  const isBetter = branchSize(shared, dialect).length + dialect.or.length < before && fitsAlone(shared, dialect);
  if (!isBetter || !isPlain(choice, dialect)) return [...alternatives];
  const replaced = new Set<Conjunction>(group);
  return alternatives.flatMap((conjunction) =>
    conjunction === first ? [shared] : replaced.has(conjunction) ? [] : [conjunction],
  );
}

/** In a flat grammar a choice is between words. */
function isShareable(conjunction: Conjunction, { grammar }: Dialect): boolean {
  if (conjunction.length < 2) return false;
  return grammar === 'nested' || (grammar === 'flat' && conjunction.length === 2);
}
