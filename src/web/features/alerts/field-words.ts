/** What is wrong with a field of the form, in the words of the product with its numbers in them. */
import { fallsByPercent } from '../../../contract/alert-bounds.ts';
import type { FieldErrors, MessageKey } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { QUERY_ERRORS, type QueryError } from '../../../contract/query.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Format } from '../../lib/format.ts';
import { LENGTH_UNITS } from './condition-words.ts';
import { type AlertFields, isWhole, mostOf, type NumberField, unitOf } from './draft.ts';

export type FieldT = Translate<['alerts', 'errors']>;

/** undefined where nothing is wrong. */
export function fieldWords(t: FieldT, format: Format, errors: FieldErrors, field: string): string | undefined {
  const key = errors[field];
  if (key === undefined) return undefined;
  return t(`errors:${isQueryError(key) ? 'malformed' : key}`, { max: format.exact(MOST[key] ?? 0) });
}

/** The largest number that a field takes, with what it counts: "366 days". */
export function mostWords(t: FieldT, format: Format, { field, fields }: { field: NumberField; fields: AlertFields }): string {
  const most = mostOf(field, fields);
  const number = format.exact(most);
  if (field !== 'alertDuration') return t(`alerts:form.amounts.${unitOf(field, fields)}`, { number });
  return t(`alerts:spans.${LENGTH_UNITS[fields.alertDurationUnit]}`, { count: most, number });
}

/** Some numbers are whole. */
export function numberWords(
  t: FieldT,
  format: Format,
  errors: FieldErrors,
  of: { field: NumberField; fields: AlertFields },
): string | undefined {
  if (errors[of.field] === undefined) return undefined;
  const bounds = { most: mostWords(t, format, of) };
  if (isWhole(of.field, of.fields)) return t('alerts:form.outOfRangeWhole', bounds);
  const isFall = of.field === 'conConditionValue' && fallsByPercent(of.fields);
  return t(isFall ? 'alerts:form.outOfRangeFall' : 'alerts:form.outOfRange', bounds);
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
