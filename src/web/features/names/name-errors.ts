/** What is wrong with a name, as the server or the contract says it, for the field or line where it is to be mended. */
import { entityInput } from '../../../contract/entities.ts';
import { type FieldErrors, type MessageKey, messageKey } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { QUERY_ERRORS, type QueryError } from '../../../contract/query.ts';
import type { Translate } from '../../i18n/translator.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Format } from '../../lib/format.ts';

export interface NameProblem {
  /** As in the request: `name`, `aliases.1`, `entities.3.name`. */
  field: string;
  key: Exclude<MessageKey, QueryError>;
  /** Who has the name already. */
  holder?: string;
}

/** Why nothing was saved where no field is to blame. */
export type Refusal = 'conflict' | 'gone' | 'full' | 'fullOfLetters' | 'ended' | 'unreachable' | 'unknown';

/** What can be said before the server is asked. */
export function checkName(input: unknown): NameProblem[] {
  const parsed = entityInput.safeParse(input);
  if (parsed.success) return [];
  const fields: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= messageKey(message);
  return problemsIn(fields, {});
}

export function problemsOf(error: Error): NameProblem[] {
  return error instanceof CallError ? problemsIn(error.detail.fields ?? {}, error.detail.takenBy ?? {}) : [];
}

export function refusalOf(error: Error): Refusal {
  if (!(error instanceof CallError)) return 'unknown';
  const refusals: Partial<Record<CallError['code'], Refusal>> = {
    conflict: 'conflict',
    not_found: 'gone',
    limit_reached: error.detail.limit === 'entityLetters' ? 'fullOfLetters' : 'full',
    forbidden: 'ended',
    network: 'unreachable',
  };
  return refusals[error.code] ?? 'unknown';
}

export function problemWords(t: Translate<['names', 'errors', 'app']>, format: Format, { key, holder }: NameProblem): string {
  return t(`errors:${key}`, { max: format.exact(MAXIMA[key] ?? 0), holder: holder ?? '', day: '' });
}

export function refusalWords(t: Translate<['names', 'errors', 'app']>, format: Format, refusal: Refusal): string {
  return t(`refused.${refusal}`, {
    max: format.exact(refusal === 'fullOfLetters' ? LIMITS.entityLetters : LIMITS.entities),
  });
}

const MAXIMA: Partial<Record<MessageKey, number>> = {
  nameTooLong: LIMITS.entityNameLength,
  tooManyAliases: LIMITS.entityAliases,
  tooManyNames: LIMITS.entities,
};

function problemsIn(fields: FieldErrors, takenBy: Record<string, string>): NameProblem[] {
  return Object.entries(fields).map(([field, key]) => ({
    field,
    key: isQueryError(key) ? 'malformed' : key,
    ...(takenBy[field] && { holder: takenBy[field] }),
  }));
}

function isQueryError(key: MessageKey): key is QueryError {
  return (QUERY_ERRORS as readonly string[]).includes(key);
}
