/**
 * The query tree into the strongest condition that an API can be asked for and that no matching post fails. Never asked: what
 * must not be there (an API may take a word for more than we do), beginnings of words, distances and fields (near is and,
 * title is anywhere), languages, and the spelling of {…}, but for its Chinese characters.
 */
import type { AttributeNode, NearSide, QueryNode, TermNode } from '../query/ast.ts';
import { atom } from './asked-node.ts';
import { anyPost, asked, type Condition, joinConditions, NEVER } from './condition.ts';
import type { Dialect } from './dialect.ts';
import { spelledTokens } from './run-parts.ts';
import { weakenRun, weakenTag } from './weaken-run.ts';

export function weaken(node: QueryNode, dialect: Dialect, wanted = true): Condition {
  switch (node.type) {
    case 'not':
      return weaken(node.child, dialect, !wanted);
    case 'and':
    case 'or': {
      const type = (node.type === 'and') === wanted ? 'and' : 'or';
      return joinConditions(
        type,
        node.children.map((child) => weaken(child, dialect, wanted)),
        dialect,
      );
    }
    case 'source':
    case 'site':
      return weakenFact(node, dialect, wanted);
    default:
      return wanted ? weakenLeaf(node, dialect) : anyPost('negation');
  }
}

function weakenLeaf(node: Exclude<QueryNode, { type: 'and' | 'or' | 'not' | 'source' | 'site' }>, dialect: Dialect): Condition {
  switch (node.type) {
    case 'term':
    case 'near':
      return weakenSide(node, dialect);
    case 'exact':
      return weakenRun(spelledTokens(node.text), dialect, true);
    case 'author':
      return anyPost('attribute', authorOf(node, dialect));
    case 'language':
      return anyPost('attribute');
  }
}

function weakenSide(side: NearSide, dialect: Dialect): Condition {
  if (side.type === 'term') return weakenTerm(side, dialect);
  const [type, sides] = side.type === 'or' ? (['or', side.children] as const) : (['and', [side.left, side.right]] as const);
  return joinConditions(
    type,
    sides.map((child) => weakenSide(child, dialect)),
    dialect,
  );
}

/** A sign with a keycap is a picture. */
const TAG = /^[#@](?!\u20e3)./u;

function weakenTerm({ tokens, prefix }: TermNode, dialect: Dialect): Condition {
  if (prefix) {
    const open = anyPost('prefix');
    return tokens.length > 1 ? joinConditions('and', [open, weakenRun(tokens.slice(0, -1), dialect)], dialect) : open;
  }
  const [tag] = tokens;
  return tokens.length === 1 && tag && TAG.test(tag) ? weakenTag(tag, dialect) : weakenRun(tokens, dialect);
}

function authorOf({ tokens, prefix }: Extract<AttributeNode, { type: 'author' }>, dialect: Dialect) {
  const [handle] = tokens;
  const text = tokens.length === 1 && handle && !prefix ? dialect.writeAuthor?.(handle) : null;
  return text ? atom(text) : null;
}

/** Where all posts of an API are of one source, the answer is known before asking. */
function weakenFact(fact: Extract<AttributeNode, { type: 'source' | 'site' }>, dialect: Dialect, wanted: boolean): Condition {
  const known = fact.type === 'source' ? dialect.mediaTypes : dialect.sites;
  if (known) {
    const isPossible = known.some((value) => holds(fact, value) === wanted);
    return isPossible ? anyPost(wanted ? 'attribute' : 'negation') : NEVER;
  }
  if (!wanted) return anyPost('negation');
  const text = fact.type === 'site' ? dialect.writeSite?.(fact.domain) : null;
  return text ? asked(atom(text)) : anyPost('attribute');
}

function holds(fact: Extract<AttributeNode, { type: 'source' | 'site' }>, value: string): boolean {
  if (fact.type === 'source') return value === fact.mediaType;
  return value === fact.domain || value.endsWith(`.${fact.domain}`);
}
