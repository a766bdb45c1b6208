/** The way to a new topic and how many the plan has left. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import { CreateInPlan } from '../../../ui/create-in-plan.tsx';

export interface CreateTopicProps {
  /** null while it is not known. */
  used: number | null;
}

export function CreateTopic({ used }: CreateTopicProps) {
  const { t } = useTranslation(['topics', 'errors']);
  return (
    <CreateInPlan
      used={used}
      limit={(plan) => plan.maxTopics}
      to="/topics/new"
      words={{
        create: t('form.createTitle'),
        meter: t('usedMeter'),
        used: (counts) => t('usedOf', counts),
        full: t('errors:noMoreTopics'),
      }}
      fullId="no-more-topics"
    />
  );
}
