/**
 * From groups of keywords to the keyword language and back. Groups can always be written as a query; a query can be said
 * in groups only where its shape is theirs. What cannot be carried over is lost, and the form asks before that happens.
 */
import type { KeywordGroups } from '../../../contract/topics.ts';
import { groupsToSyntax, syntaxToGroups } from '../../../engine/query/compile-groups.ts';
import { hasErrors } from '../../../engine/query/parse.ts';
import { print } from '../../../engine/query/print.ts';
import { parsedQuery } from '../../lib/parsed-query.ts';
import { draftKeywords, type KeywordDraft, type KeywordMode, keywordDraft, NO_KEYWORDS } from './draft.ts';

export interface ModeSwitch {
  keywords: KeywordDraft;
  /** `empty`: there was nothing. `carried`: it finds the same as before. `lost`: it is gone. */
  outcome: 'empty' | 'carried' | 'lost';
}

export function switchMode(draft: KeywordDraft, mode: KeywordMode): ModeSwitch {
  const written = draftKeywords(draft);
  const empty: KeywordDraft = { ...NO_KEYWORDS, keywordInputMode: mode };
  if (written.keywordInputMode === 'basic') {
    const { inclusion, exclusion } = written;
    if (inclusion.groups.length + exclusion.groups.length === 0) return { keywords: empty, outcome: 'empty' };
    const texts = { advancedInclusion: asQuery(inclusion), advancedExclusion: asQuery(exclusion) };
    return { keywords: { ...empty, ...texts }, outcome: 'carried' };
  }
  if (written.inclusion.trim() === '' && written.exclusion.trim() === '') return { keywords: empty, outcome: 'empty' };
  const inclusion = asGroups(written.inclusion);
  const exclusion = asGroups(written.exclusion);
  if (!inclusion || !exclusion) return { keywords: empty, outcome: 'lost' };
  return { keywords: keywordDraft({ keywordInputMode: 'basic', inclusion, exclusion }), outcome: 'carried' };
}

function asQuery(groups: KeywordGroups): string {
  const tree = groupsToSyntax(groups);
  return tree ? print(tree) : '';
}

function asGroups(text: string): KeywordGroups | null {
  if (text.trim() === '') return { operator: 'AND', groups: [] };
  const parsed = parsedQuery(text);
  return parsed.tree && !hasErrors(parsed) ? syntaxToGroups(parsed.tree) : null;
}
