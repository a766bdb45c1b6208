/** Nobody could say whose a link is, as no answer came or too much was asked; it may be good all the same. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { AccountRefusal } from '../account-refusal.ts';
import { useRefusalWords } from '../use-account-call.ts';
import { Notice } from './notice.tsx';

export function LinkUnknown({ why, onRetry }: { why: AccountRefusal; onRetry: () => void }) {
  const { t } = useTranslation('session');
  const words = useRefusalWords();
  const text = why.kind === 'unreachable' ? t('noAnswer') : words(why);
  return <Notice text={text} action={t('tryAgain')} onAction={onRetry} />;
}
