/** An error of the form in the words of the product, with the numbers of the plan in them. */
import type { TFunction } from 'i18next';
import type { Subscription } from '../../../contract/accounts.ts';
import type { MessageKey } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { FormError } from './check-draft.ts';

export function errorWords(t: TFunction<['topics', 'errors']>, error: FormError, plan: Subscription): string {
  const message = t(`errors:${error.key}`, { max: maximum(error.key, plan), day: plan.maxDays });
  return error.keyword === undefined ? message : t('form.wrongKeyword', { keyword: error.keyword, message });
}

function maximum(key: MessageKey, plan: Subscription): number {
  if (key === 'topicNameTooLong') return LIMITS.topicNameLength;
  if (key === 'keywordTooLong') return LIMITS.keywordLength;
  return key === 'exclusionTooMany' ? plan.maxKeywordsExclusion : plan.maxKeywords;
}
