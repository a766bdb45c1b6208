/** What Home shows an organisation without topics: three steps to its first chart, and before them the sources where nothing is collected. */
import { IconRss } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TopicStarts } from '../../../ui/topic-starts.tsx';
import styles from './first-steps.module.css';

const STEPS = ['choose', 'confirm', 'chart'] as const;

/** `nothingStored`: no post has been collected, for anybody. */
export function FirstSteps({ nothingStored }: { nothingStored: boolean }) {
  const { t } = useTranslation('first-use');
  const navigate = useNavigate();
  return (
    <Panel title={t('title')}>
      <ol className={styles['steps']}>
        {STEPS.map((step, at) => (
          <li key={step} {...(at === 0 && { 'aria-current': 'step' as const })}>
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
      {nothingStored && (
        <section className={styles['sources']} aria-label={t('nothingStored.title')}>
          <h3>{t('nothingStored.title')}</h3>
          <p>{t('nothingStored.text')}</p>
          <ButtonLink to="/sources" search={{ view: 'catalogue' }} leftSection={<IconRss size={16} aria-hidden />}>
            {t('nothingStored.action')}
          </ButtonLink>
        </section>
      )}
      <p className={styles['guide']}>
        <Link to="/guide">{t('guide')}</Link>
      </p>
      <TopicStarts onStart={(begun) => void navigate({ to: '/topics/new', search: {}, state: { begun } })} />
    </Panel>
  );
}
