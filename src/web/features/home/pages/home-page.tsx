/** The organisation's topics at a glance, those in front first: what is new in each, and the way into it; and how fresh all of it is. */
import { IconPlus, IconTargetArrow } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Home } from '../../../../contract/home.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { optionalPart } from '../../../ui/optional-part.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { useHome } from '../api.ts';
import { Coverage } from '../components/coverage.tsx';
import { TopicCards, TopicCardsSkeleton } from '../components/topic-cards.tsx';
import styles from './home-page.module.css';

/** Only where there is no topic yet. */
const FirstSteps = lazy(async () => {
  const { FirstSteps: component } = await import('../components/first-steps.tsx');
  return { default: component };
});

/** Until it is put away. */
const NextSteps = optionalPart(async () => (await import('../components/next-steps.tsx')).NextSteps);

export function HomePage() {
  const { t } = useTranslation(['home', 'app']);
  const home = useHome('all');
  // As it was when the page opened: they go by themselves.
  const [nextStepsDue] = useState(() => !usePreferences.getState().told.includes('nextSteps'));
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
            {data.total === 0 ? <NoTopic home={data} create={create} /> : <TopicCards home={data} which="all" />}
            <Coverage home={data} />
            {nextStepsDue && data.total > 0 && (
              <Suspense fallback={null}>
                <NextSteps home={data} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function NoTopic({ home, create }: { home: Home; create: ReactNode }) {
  const { t } = useTranslation('home');
  // Nobody is led to what a plan that has ended refuses.
  if (usePlanReason() !== null) {
    return (
      <EmptyState
        icon={<IconTargetArrow size={40} stroke={1.25} />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={create}
      />
    );
  }
  return (
    <Suspense fallback={<TopicCardsSkeleton />}>
      <div className={styles['first']}>
        <FirstSteps nothingStored={home.completeTo === null} />
      </div>
    </Suspense>
  );
}
