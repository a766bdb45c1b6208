/** What is wrong with a field of the form, in the words of the product with its numbers in them. */
import type { TFunction } from 'i18next';
import type { FieldErrors, MessageKey } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { QUERY_ERRORS, type QueryError } from '../../../contract/query.ts';
import type { Format } from '../../lib/format.ts';
import { type AlertFields, isWhole, mostOf, type NumberField } from './draft.ts';

export type FieldT = TFunction<['alerts', 'errors']>;

/** undefined where nothing is wrong. */
export function fieldWords(t: FieldT, format: Format, errors: FieldErrors, field: string): string | undefined {
  const key = errors[field];
  if (key === undefined) return undefined;
  return t(`errors:${isQueryError(key) ? 'malformed' : key}`, { max: format.exact(MOST[key] ?? 0) });
}

/** The bounds of numbers differ by what they count, and some are whole. */
export function numberWords(
  t: FieldT,
  format: Format,
  errors: FieldErrors,
  { field, fields }: { field: NumberField; fields: AlertFields },
): string | undefined {
  if (errors[field] === undefined) return undefined;
  const bounds = { max: format.exact(mostOf(field, fields)) };
  return t(isWhole(field, fields) ? 'alerts:form.outOfRangeWhole' : 'alerts:form.outOfRange', bounds);
}

/** An alert has no query: none of its fields says so. */
function isQueryError(key: MessageKey): key is QueryError {
  return (QUERY_ERRORS as readonly string[]).includes(key);
}

const MOST: Partial<Record<MessageKey, number>> = {
  alertNameTooLong: LIMITS.alertNameLength,
  tooManyTopics: LIMITS.alertTopics,
  tooManyEmails: LIMITS.alertEmails,
  tooManyAsked: LIMITS.questionsOfDay,
  tooManyChannels: LIMITS.alertChannels,
};
