/** Features or hides a topic, or takes that back, at once, with a way back for some seconds. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { featureTopic, showTopic, type TopicSummary } from '../../../contract/topics.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { request } from '../../lib/call.ts';
import { refreshTopics } from '../../lib/topic-list.ts';
import { useNotify } from '../../ui/use-notify.tsx';

type Marked = Pick<TopicSummary, 'id' | 'name' | 'featured' | 'visible'>;

interface Mark {
  /** Asks for it to be as it is not, or as it is. */
  ask: (topic: Marked, turned: boolean) => Promise<unknown>;
  said: (topic: Marked) => 'featured' | 'unfeatured' | 'hidden' | 'visible';
}

const FEATURE: Mark = {
  ask: ({ id, featured }, turned) => request(featureTopic, { id, featured: featured !== turned }),
  said: ({ featured }) => (featured ? 'unfeatured' : 'featured'),
};
const SHOW: Mark = {
  ask: ({ id, visible }, turned) => request(showTopic, { id, visible: visible !== turned }),
  said: ({ visible }) => (visible ? 'hidden' : 'visible'),
};

export const useFeatureTopic = () => useMark(FEATURE);
export const useShowTopic = () => useMark(SHOW);

function useMark({ ask, said }: Mark): (topic: Marked) => void {
  const { t } = useTranslation('topics');
  const client = useQueryClient();
  const notify = useNotify();
  const { mutateAsync } = useMutation({
    mutationFn: ({ topic, turned }: { topic: Marked; turned: boolean }) => ask(topic, turned),
    onSuccess: () => refreshTopics(client),
  });
  return (topic) => {
    const { name } = topic;
    const failed = (error: Error) => notify(t('markFailed', { name }), error);
    const undo = () => mutateAsync({ topic, turned: false }).then(() => notify(t('markUndone', { name })), failed);
    mutateAsync({ topic, turned: true }).then(
      () => notify(t(said(topic), { name }), 'done', { label: t('undo'), run: () => void undo() }),
      failed,
    );
  };
}
