/**
 * The browser's check of a draft: the contract's schema, the plan's limits and the tokeniser, the very rules that the
 * server applies. Errors come out by field of the form, and so do those that the server sends.
 */
import type { Subscription } from '../../../contract/accounts.ts';
import { type FieldErrors, type MessageKey, messageKey } from '../../../contract/errors.ts';
import {
  countKeywords,
  planErrors,
  type Topic,
  type TopicInput,
  type TopicKeywords,
  topicInput,
} from '../../../contract/topics.ts';
import { compileTopic } from '../../../engine/query/compile-topic.ts';
import { countTerms } from '../../../engine/query/count-terms.ts';
import { hasErrors } from '../../../engine/query/parse.ts';
import { nameKey } from '../../../engine/text/name-key.ts';
import { parsedQuery } from '../../lib/parsed-query.ts';
import { draftToCandidate, filledGroups, type TopicDraft } from './draft.ts';

export type FormField = 'name' | 'period' | 'channels' | 'inclusion' | 'exclusion';

export interface FormError {
  key: MessageKey;
  /** The keyword that is wrong, where the error concerns one. */
  keyword?: string;
}

export type FormErrors = Partial<Record<FormField, FormError>>;

export interface CheckContext {
  plan: Subscription;
  timezone: string;
  /** Names of the organisation's other topics. */
  otherNames: readonly string[];
  original?: Topic | undefined;
}

const FIELDS: Record<string, FormField> = {
  name: 'name',
  startsAt: 'period',
  endsAt: 'period',
  mediaTypes: 'channels',
  inclusion: 'inclusion',
  exclusion: 'exclusion',
};

export interface CheckedDraft {
  /** null where there are errors. */
  input: TopicInput | null;
  errors: FormErrors;
  keywords: KeywordsUsed;
}

/** Keywords used of the plan on each side; null while that side's query means nothing. */
export interface KeywordsUsed {
  inclusion: number | null;
  exclusion: number | null;
}

export function checkDraft(draft: TopicDraft, context: CheckContext): CheckedDraft {
  const candidate = draftToCandidate(draft, context.plan, context.timezone, context.original);
  const parsed = topicInput.safeParse(candidate);
  const errors: FieldErrors = {};
  for (const issue of parsed.error?.issues ?? []) errors[issue.path.join('.')] ??= messageKey(issue.message);
  // Asked also where something else is wrong: a person should hear of everything at once.
  const compiled = compileTopic(candidate);
  const keywords = 'keywords' in compiled ? compiled.keywords : keywordsUsed(candidate);
  const others = {
    ...('errors' in compiled ? compiled.errors : {}),
    ...planErrors(candidate, { inclusion: keywords.inclusion ?? 0, exclusion: keywords.exclusion ?? 0 }, context.plan),
  };
  for (const [path, key] of Object.entries(others)) errors[path] ??= key;
  if (isTaken(draft.topicName, context.otherNames)) errors['name'] ??= 'topicNameTaken';
  const input = parsed.success && Object.keys(errors).length === 0 ? parsed.data : null;
  return { input, errors: byField(errors, draft), keywords };
}

/** Field paths as in the request → the form's fields; the first error of a field is shown. */
export function byField(errors: FieldErrors, draft: TopicDraft): FormErrors {
  const found: FormErrors = {};
  for (const [path, key] of Object.entries(errors)) {
    const field = FIELDS[path.split('.')[0] ?? ''];
    if (!field || found[field]) continue;
    const keyword = keywordAt(path, draft);
    found[field] = keyword === undefined ? { key } : { key, keyword };
  }
  return found;
}

/** Also of keywords that cannot be compiled: groups can be counted whatever is written in them, a query side by side. */
function keywordsUsed(keywords: TopicKeywords): KeywordsUsed {
  if (keywords.keywordInputMode === 'basic') {
    return { inclusion: countKeywords(keywords.inclusion), exclusion: countKeywords(keywords.exclusion) };
  }
  return { inclusion: termsOf(keywords.inclusion), exclusion: termsOf(keywords.exclusion) };
}

function termsOf(text: string): number | null {
  if (text.trim() === '') return 0;
  const parsed = parsedQuery(text);
  return parsed.tree && !hasErrors(parsed) ? countTerms(parsed.tree) : null;
}

/** `inclusion.groups.0.2` → the third word of the first group that is not empty. */
function keywordAt(path: string, draft: TopicDraft): string | undefined {
  if (draft.keywordInputMode === 'advanced') return undefined;
  const [side, , group, word] = path.split('.');
  if (group === undefined || word === undefined) return undefined;
  const groups = filledGroups(side === 'inclusion' ? draft.basicInclusion : draft.basicExclusion);
  return groups[Number(group)]?.[Number(word)];
}

function isTaken(name: string, others: readonly string[]): boolean {
  const key = nameKey(name);
  return key !== '' && others.some((other) => nameKey(other) === key);
}
