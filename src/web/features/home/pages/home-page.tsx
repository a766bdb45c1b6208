/** The organisation's topics at a glance, those in front first: what is new in each, and the way into it; and how fresh all of it is. */
import { IconPlus, IconTargetArrow } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useHome } from '../api.ts';
import { Coverage } from '../components/coverage.tsx';
import { TopicCards, TopicCardsSkeleton } from '../components/topic-cards.tsx';

export function HomePage() {
  const { t } = useTranslation(['home', 'app']);
  const home = useHome('all');
  const create = (
    <InPlan>
      <ButtonLink to="/topics/new" leftSection={<IconPlus size={16} aria-hidden />}>
        {t('app:createTopic')}
      </ButtonLink>
    </InPlan>
  );
  return (
    <>
      <PageHead title={t('home:title')} context={t('home:context')} action={create} />
      <Loaded of={home} skeleton={<TopicCardsSkeleton />}>
        {(data) => (
          <>
            {data.total === 0 ? (
              <EmptyState
                icon={<IconTargetArrow size={40} stroke={1.25} />}
                title={t('home:emptyTitle')}
                text={t('home:emptyText')}
                action={create}
              />
            ) : (
              <TopicCards home={data} which="all" />
            )}
            <Coverage home={data} />
          </>
        )}
      </Loaded>
    </>
  );
}
