/** What comes after the first topic, ticked off by what there is; put away once, it never comes back. */
import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';
import type { Home } from '../../../../contract/home.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { focusAround } from '../../../ui/focus-after.ts';
import { Panel } from '../../../ui/panel.tsx';
import { type NextStep, nextSteps } from '../next-steps.ts';
import { useProgress } from '../use-progress.ts';
import styles from './next-steps.module.css';

const WHERE: Record<NextStep, LinkProps> = {
  topic: { to: '/topics/new' },
  source: { to: '/sources', search: { view: 'catalogue' } },
  alert: { to: '/alerts/create' },
  compare: { to: '/comparison' },
  feature: { to: '/topics' },
  colleagues: { to: '/guide/$page', params: { page: 'people-and-preferences' } },
};

export function NextSteps({ home }: { home: Home }) {
  const { t } = useTranslation('first-use');
  const format = useFormat();
  const tell = usePreferences((preferences) => preferences.tell);
  const [away, setAway] = useState(false);
  const progress = useProgress(home);
  const steps = progress && nextSteps(progress);
  const done = steps?.filter((step) => step.done).length ?? 0;
  const all = steps !== null && done === steps.length;
  // Seen once as done, and then no more.
  useEffect(() => {
    if (all) tell('nextSteps');
  }, [all, tell]);
  if (!steps || away) return null;

  function putAway({ currentTarget }: MouseEvent<HTMLElement>): void {
    setAway(true);
    tell('nextSteps');
    focusAround(currentTarget);
  }

  return (
    <div className={styles['next']}>
      <Panel
        title={t('next.title')}
        total={t('next.progress', { done: format.exact(done), total: format.exact(steps.length) })}
        actions={
          <Button variant="subtle" size="compact-sm" onClick={putAway}>
            {t('next.putAway')}
          </Button>
        }
      >
        <ul className={styles['steps']}>
          {steps.map(({ step, done: isDone }) => (
            <li key={step} data-done={isDone || undefined}>
              {isDone ? (
                <IconCircleCheckFilled size={20} role="img" aria-label={t('next.done')} />
              ) : (
                <IconCircle size={20} role="img" aria-label={t('next.open')} />
              )}
              <Link {...WHERE[step]}>{t(`next.${step}`)}</Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
