import { useTranslation } from '../i18n/shown-words.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <EmptyState
      heading="h1"
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={<ButtonLink to="/">{t('goHome')}</ButtonLink>}
    />
  );
}
