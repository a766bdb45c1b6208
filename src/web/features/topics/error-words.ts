/** An error of the form in the words of the product, with the numbers of the plan in them. */
import type { Subscription } from '../../../contract/accounts.ts';
import type { MessageKey } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { QUERY_ERRORS, type QueryError } from '../../../contract/query.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Format } from '../../lib/format.ts';
import { codeWords } from '../../lib/query-words.ts';
import type { FormError } from './check-draft.ts';

export type ErrorsT = Translate<['topics', 'errors', 'query']>;

export function errorWords(t: ErrorsT, format: Format, error: FormError, plan: Subscription): string {
  const max = maximum(error.key, plan);
  const message = isQueryError(error.key)
    ? codeWords(t as unknown as Translate<'query'>, format, error.key)
    : t(`errors:${error.key}`, {
        count: max,
        max: format.exact(max),
        day: format.exact(plan.maxDays),
        end: plan.endsAt && format.date(plan.endsAt),
      });
  return error.keyword === undefined ? message : t('form.wrongKeyword', { keyword: error.keyword, message });
}

/** What the editor of a query says itself, at the place it concerns. */
export function isQueryError(key: MessageKey): key is QueryError {
  return (QUERY_ERRORS as readonly string[]).includes(key);
}

function maximum(key: MessageKey, plan: Subscription): number {
  if (key === 'topicNameTooLong') return LIMITS.topicNameLength;
  if (key === 'keywordTooLong') return LIMITS.keywordLength;
  return key === 'exclusionTooMany' ? plan.maxKeywordsExclusion : plan.maxKeywords;
}
