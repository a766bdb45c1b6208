/** The topics that the organisation, or its operator, has put in front of the others. */
import { IconStar } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useHome } from '../api.ts';
import { TopicCards, TopicCardsSkeleton } from '../components/topic-cards.tsx';

export function FeaturedPage() {
  const { t } = useTranslation('home');
  const home = useHome('featured');
  return (
    <>
      <PageHead title={t('featuredTitle')} context={t('featuredContext')} />
      <Loaded of={home} skeleton={<TopicCardsSkeleton />}>
        {(data) =>
          data.total === 0 ? (
            <EmptyState
              icon={<IconStar size={40} stroke={1.25} />}
              title={t('noFeaturedTitle')}
              text={t('noFeaturedText')}
              action={<ButtonLink to="/topics">{t('toTopics')}</ButtonLink>}
            />
          ) : (
            <TopicCards home={data} which="featured" />
          )
        }
      </Loaded>
    </>
  );
}
