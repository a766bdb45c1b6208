/**
 * Keyword groups of the basic mode into the query tree: the words of a group are alternatives, the operator joins the
 * groups, and what the exclusion describes is taken away. Keywords are read by the tokeniser of the posts; several
 * tokens are a phrase. Bounds of a plan are not checked here.
 */
import type { FieldErrors } from '../../contract/errors.ts';
import type { KeywordGroups } from '../../contract/topics.ts';
import { phraseText } from '../text/token-text.ts';
import { tokenise } from '../text/tokens.ts';
import type { QueryNode } from './ast.ts';

export type CompiledGroups = { query: QueryNode } | { errors: FieldErrors };

/** Errors are keyed by the path in the request: `inclusion.groups.0.2`. A keyword without a token is `keywordUnreadable`. */
export function compileGroups(inclusion: KeywordGroups, exclusion: KeywordGroups): CompiledGroups {
  const errors: FieldErrors = {};
  const included = compileSide(inclusion, 'inclusion', errors);
  const excluded = compileSide(exclusion, 'exclusion', errors);
  if (!included && Object.keys(errors).length === 0) errors['inclusion'] = 'inclusionRequired';
  if (!included || Object.keys(errors).length > 0) return { errors };
  if (!excluded) return { query: included };
  return { query: { type: 'and', children: [included, { type: 'not', child: excluded }] } };
}

function compileSide(keywords: KeywordGroups, side: 'inclusion' | 'exclusion', errors: FieldErrors): QueryNode | undefined {
  const groups: QueryNode[] = [];
  for (const [index, words] of keywords.groups.entries()) {
    const group = join(
      'or',
      words.flatMap((word, at) => compileWord(word, `${side}.groups.${index}.${at}`, errors)),
    );
    if (group) groups.push(group);
  }
  return join(keywords.operator === 'AND' ? 'and' : 'or', groups);
}

function compileWord(word: string, path: string, errors: FieldErrors): QueryNode[] {
  const { tokens } = tokenise(word);
  if (tokens.length > 0) return [{ type: 'term', tokens }];
  errors[path] = 'keywordUnreadable';
  return [];
}

/** Nodes that say the same are kept once; one node alone needs no join; no node is no condition. */
function join(type: 'and' | 'or', nodes: readonly QueryNode[]): QueryNode | undefined {
  const children = [...new Map(nodes.map((node) => [nodeKey(node), node])).values()];
  return children.length > 1 ? { type, children } : children[0];
}

function nodeKey(node: QueryNode): string {
  return node.type === 'term' ? phraseText(node.tokens) : JSON.stringify(node);
}
