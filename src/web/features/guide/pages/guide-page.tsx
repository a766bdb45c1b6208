/** A page of the guide within the program, in the language of the page, and the way to the others. */
import { Skeleton } from '@mantine/core';
import { useParams, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Blocks } from '../components/blocks.tsx';
import { Contents } from '../components/contents.tsx';
import type { GuidePage as Page } from '../guide-blocks.ts';
import { CONTENTS } from '../load-page.ts';
import { useGuidePage } from '../use-guide-page.ts';
import styles from './guide-page.module.css';

export function GuidePage() {
  const { t } = useTranslation(['guide', 'app']);
  const { page: name = CONTENTS } = useParams({ strict: false });
  const page = useGuidePage(name);
  return (
    <Loaded of={page} skeleton={<Skeleton height={640} radius="md" />}>
      {(found) =>
        found ? (
          <Shown key={name} name={name} page={found} />
        ) : (
          <EmptyState
            heading="h1"
            title={t('app:notFoundTitle')}
            text={t('guide:noPage')}
            action={<ButtonLink to="/guide">{t('guide:toContents')}</ButtonLink>}
          />
        )
      }
    </Loaded>
  );
}

function Shown({ name, page: { title, blocks } }: { name: string; page: Page }) {
  const { t } = useTranslation('guide');
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    // The heading is there only now.
    if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <PageHead title={title} context={name === CONTENTS ? t('context') : t('title')} />
      <div className={styles['columns']}>
        <article className={styles['page']}>
          <Blocks blocks={blocks} />
        </article>
        <Contents of={name} />
      </div>
    </>
  );
}
