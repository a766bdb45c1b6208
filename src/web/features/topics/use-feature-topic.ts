/** Puts a topic in front, or takes it back, at once, with a way back for some seconds. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { featureTopic, type TopicSummary } from '../../../contract/topics.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { request } from '../../lib/call.ts';
import { refreshTopics } from '../../lib/topic-list.ts';
import { useNotify } from '../../ui/use-notify.tsx';

export function useFeatureTopic(): (topic: Pick<TopicSummary, 'id' | 'name' | 'featured'>) => void {
  const { t } = useTranslation('topics');
  const client = useQueryClient();
  const notify = useNotify();
  const { mutateAsync } = useMutation({
    mutationFn: (asked: { id: string; featured: boolean }) => request(featureTopic, asked),
    onSuccess: () => refreshTopics(client),
  });
  return ({ id, name, featured }) => {
    const undo = () =>
      mutateAsync({ id, featured }).then(
        () => notify(t('featureUndone', { name })),
        (error: Error) => notify(t('featureFailed', { name }), error),
      );
    mutateAsync({ id, featured: !featured }).then(
      () => notify(t(featured ? 'unfeatured' : 'featured', { name }), 'done', { label: t('undo'), run: () => void undo() }),
      (error: Error) => notify(t('featureFailed', { name }), error),
    );
  };
}
