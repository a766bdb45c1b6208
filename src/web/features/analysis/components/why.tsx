/**
 * "Why?": opens below a post what of the query it matches, what its sentiment rests on, and why it counts as what it
 * counts as. The query engine is fetched on opening.
 */
import { Skeleton } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { Post } from '../../../../contract/posts.ts';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { languageName } from '../../../lib/topic-sentence-words.ts';
import { useAriaKeys } from '../../../lib/use-aria-keys.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useAnalysisPlace } from '../use-analysis.ts';
import { useVerdict } from '../use-verdict.ts';
import panel from './post-panel.module.css';
import { sayReason } from './rule-words.ts';
import { SentimentReason } from './sentiment-reason.tsx';
import styles from './why.module.css';

const WhyList = lazy(async () => ({ default: (await import('./why-list.tsx')).WhyList }));

export interface WhyToggleProps {
  open: boolean;
  panelId: string;
  onToggle: () => void;
}

export function useWhy(): WhyToggleProps & { onAsk: () => void } {
  const [open, setOpen] = useState(false);
  return { open, panelId: useId(), onToggle: () => setOpen(!open), onAsk: () => setOpen(true) };
}

export function WhyToggle({ open, panelId, onToggle }: WhyToggleProps) {
  const { t } = useTranslation('analysis');
  return (
    <button
      type="button"
      className={styles['toggle']}
      data-why
      aria-keyshortcuts={useAriaKeys('why')}
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
  /** Of the topic, or of what is searched for, where they are known. */
  keywords: TopicKeywords | null | undefined;
  post: Post;
}

export function WhyPanel({ panelId, open, keywords, post }: WhyPanelProps) {
  return (
    <div id={panelId} className={panel['panel']} hidden={!open}>
      {open && <Reasons keywords={keywords} post={post} />}
    </div>
  );
}

function Reasons({ keywords, post }: Pick<WhyPanelProps, 'keywords' | 'post'>) {
  const { t } = useTranslation(['analysis', 'app']);
  const { id } = useAnalysisPlace();
  return (
    <dl className={styles['reasons']}>
      {keywords && (
        <Reason of={t(id === '' ? 'why.found' : 'why.here')}>
          <Suspense fallback={<Skeleton height={20} />}>
            <WhyList keywords={keywords} post={post} />
          </Suspense>
        </Reason>
      )}
      <Reason of={useVerdict(post)}>
        <SentimentReason post={post} />
      </Reason>
      {post.language && (
        <Reason of={t('why.language')}>
          <LanguageReason code={post.language} confidence={post.languageConfidence} />
        </Reason>
      )}
      {post.classifications.map((one) => (
        <Reason key={one.label} of={t(`app:classifications.${one.label}`)}>
          {sayReason(t, one)}
        </Reason>
      ))}
    </dl>
  );
}

function LanguageReason({ code, confidence }: { code: string; confidence: number | null }) {
  const { t } = useTranslation('analysis');
  const { t: languageWords, language: shown } = useTranslation(['query', 'app']);
  const { percent } = useFormat();
  const language = languageName(code, shown, languageWords);
  return (
    <>
      {confidence === null
        ? t('why.languageSaid', { language })
        : t('why.languageSure', { language, share: percent(100 * confidence) })}
    </>
  );
}

function Reason({ of: what, children }: { of: string; children: ReactNode }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{children}</dd>
    </div>
  );
}
