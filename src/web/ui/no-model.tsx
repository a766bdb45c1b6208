/** That nobody can be asked, before somebody presses or writes in vain. What to set stands in the handbook. */
import { getModelCalls } from '../../contract/model-calls.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { useRequest } from '../lib/call.ts';

const ASKED_AGAIN_MS = 10 * 60_000;

export function NoModel({ className }: { className: string | undefined }) {
  const { t } = useTranslation('app');
  const { data } = useRequest(getModelCalls, { limit: 1 }, { neutral: null, staleTime: ASKED_AGAIN_MS });
  return data && data.configure.length > 0 ? <p className={className}>{t('noModel')}</p> : null;
}
