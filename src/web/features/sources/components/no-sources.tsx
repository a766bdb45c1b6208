/** Why there is no source yet, and where to begin. */
import { IconRss } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

export function NoSources() {
  const { t } = useTranslation('sources');
  return (
    <EmptyState
      icon={<IconRss size={40} stroke={1.25} />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <ButtonLink to="/sources" search={{ view: 'catalogue' }}>
          {t('empty.action')}
        </ButtonLink>
      }
    />
  );
}
