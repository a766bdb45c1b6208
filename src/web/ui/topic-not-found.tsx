/** Instead of a page about a topic: there is none of that id, for this person at least. */
import { useTranslation } from '../i18n/shown-words.ts';
import type { CallError } from '../lib/call-error.ts';
import { ButtonLink } from './button-link.tsx';
import { EmptyState } from './empty-state.tsx';

/** An id that no topic can have is, for whoever typed it, a topic that does not exist. */
export function isTopicNotFound(error: CallError | null): boolean {
  return error?.code === 'not_found' || error?.code === 'invalid';
}

export function TopicNotFound() {
  const { t } = useTranslation('errors');
  return (
    <EmptyState
      heading="h1"
      title={t('topicNotFound')}
      text={t('topicNotFoundText')}
      action={<ButtonLink to="/topics">{t('backToTopics')}</ButtonLink>}
    />
  );
}
