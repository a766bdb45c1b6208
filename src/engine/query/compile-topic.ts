/**
 * The keywords of a topic, of either mode, into the one query that is matched, stored and previewed: what the inclusion finds,
 * without what the exclusion finds. Bounds of a plan are not checked here.
 */
import type { FieldErrors } from '../../contract/errors.ts';
import { LIMITS } from '../../contract/limits.ts';
import { countKeywords, type KeywordCounts, type KeywordGroups, type TopicKeywords } from '../../contract/topics.ts';
import type { QueryNode } from './ast.ts';
import { joinNodes, negate } from './compile/join.ts';
import { compile } from './compile.ts';
import { groupsToSyntax } from './compile-groups.ts';
import { compileText } from './compile-text.ts';
import { isReadable, readTerm } from './read-term.ts';

export type CompiledTopic = { query: QueryNode; keywords: KeywordCounts } | { errors: FieldErrors };

type Side = 'inclusion' | 'exclusion';

interface CompiledSide {
  /** Left out: nothing is asked for. */
  query?: QueryNode;
  keywords: number;
}

/**
 * Errors are keyed by the path in the request. A keyword of a group: `inclusion.groups.0.2`. Of a query in the keyword
 * language: `inclusion` with the first error, and `inclusion.<offset>` for each place where one begins.
 */
export function compileTopic(keywords: TopicKeywords): CompiledTopic {
  const errors: FieldErrors = {};
  const [included, excluded] =
    keywords.keywordInputMode === 'basic'
      ? [compileGroups('inclusion', keywords.inclusion, errors), compileGroups('exclusion', keywords.exclusion, errors)]
      : [compileSide('inclusion', keywords.inclusion, errors), compileSide('exclusion', keywords.exclusion, errors)];
  if (!included.query && Object.keys(errors).every((path) => path.startsWith('exclusion')))
    errors['inclusion'] = 'inclusionRequired';
  if (!included.query || Object.keys(errors).length > 0) return { errors };
  const query = excluded.query && joinNodes('and', [included.query, negate(excluded.query)]);
  return { query: query ?? included.query, keywords: { inclusion: included.keywords, exclusion: excluded.keywords } };
}

function compileGroups(side: Side, keywords: KeywordGroups, errors: FieldErrors): CompiledSide {
  let readable = true;
  for (const [group, words] of keywords.groups.entries()) {
    for (const [at, word] of words.entries()) {
      const reading = readTerm(word);
      // Some signs stand for several words.
      if (isReadable(reading) && reading.words.length <= LIMITS.termTokens) continue;
      errors[`${side}.groups.${group}.${at}`] = isReadable(reading) ? 'queryTermTooLong' : 'keywordUnreadable';
      readable = false;
    }
  }
  const tree = readable ? groupsToSyntax(keywords) : null;
  return { ...(tree ? { query: compile(tree) } : {}), keywords: countKeywords(keywords) };
}

function compileSide(side: Side, text: string, errors: FieldErrors): CompiledSide {
  if (text.trim() === '') return { keywords: 0 };
  const read = compileText(side, text);
  if ('query' in read) return read;
  Object.assign(errors, read.errors);
  return { keywords: 0 };
}
