/** "Why is this here?": opens below a post what of the topic's query it matches. The query engine is fetched on opening. */
import { Skeleton } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../../../../contract/posts.ts';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import styles from './why.module.css';

const WhyList = lazy(async () => ({ default: (await import('./why-list.tsx')).WhyList }));

export interface WhyToggleProps {
  open: boolean;
  panelId: string;
  onToggle: () => void;
}

export function useWhy(): WhyToggleProps {
  const [open, setOpen] = useState(false);
  return { open, panelId: useId(), onToggle: () => setOpen(!open) };
}

export function WhyToggle({ open, panelId, onToggle }: WhyToggleProps) {
  const { t } = useTranslation('query');
  return (
    <button
      type="button"
      className={styles['toggle']}
      data-why
      aria-keyshortcuts="w"
      aria-expanded={open}
      aria-controls={panelId}
      onClick={onToggle}
    >
      <IconZoomQuestion size={15} aria-hidden />
      {t('why.ask')}
    </button>
  );
}

export interface WhyPanelProps {
  panelId: string;
  open: boolean;
  keywords: TopicKeywords;
  post: Post;
}

export function WhyPanel({ panelId, open, keywords, post }: WhyPanelProps) {
  return (
    <div id={panelId} className={styles['panel']} hidden={!open}>
      {open && (
        <Suspense fallback={<Skeleton height={44} />}>
          <WhyList keywords={keywords} post={post} />
        </Suspense>
      )}
    </div>
  );
}
