/** What is wrong with a text that is to be looked for, in words: what can be seen here, and what the server said of it. */
import type { MessageKey } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { QUERY_ERRORS, type QueryError } from '../../../contract/query.ts';
import { searchText } from '../../../engine/query/search-text.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { parsedQuery } from '../../lib/parsed-query.ts';
import { codeWords, problemWords } from '../../lib/query-words.ts';
import { useFormat } from '../../lib/use-format.ts';

export interface TextTrouble {
  own: string | undefined;
  ofServer: string | undefined;
}

export function useTextTrouble(text: string, said: MessageKey | undefined): TextTrouble {
  const { t } = useTranslation('query');
  const { t: errors } = useTranslation('errors');
  const format = useFormat();
  return { own: ownTrouble(), ofServer: said && serverTrouble(said) };

  function ownTrouble(): string | undefined {
    if (text.trim() === '') return undefined;
    const read = searchText(text);
    if (!('error' in read)) return undefined;
    const problem = parsedQuery(text).problems.find(({ code }) => code === read.error);
    return problem ? problemWords(t, format, problem, text) : codeWords(t, format, read.error);
  }

  function serverTrouble(key: MessageKey): string {
    if (isQueryError(key)) return codeWords(t, format, key);
    return errors(key, { max: format.exact(LIMITS.queryLength) });
  }
}

function isQueryError(key: MessageKey): key is QueryError {
  return (QUERY_ERRORS as readonly string[]).includes(key);
}
