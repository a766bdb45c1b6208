/** What somebody is told who has tried too often: how long to wait, where the server says so. */
import { useTranslation } from '../../i18n/shown-words.ts';

/** Up to here in seconds, as the windows of sign-ins are; beyond it in minutes. */
const COUNTED = 600;

export function useTooManyWords(): (seconds: number | null) => string {
  const { t } = useTranslation('session');
  return (seconds) => {
    if (seconds === null) return t('tooMany');
    return seconds <= COUNTED ? t('tooManySeconds', { seconds }) : t('tooManyUntil', { minutes: Math.ceil(seconds / 60) });
  };
}
