/** What can be done with all posts that are selected, at the foot of the window while any is. */
import { Button, CloseButton, Menu } from '@mantine/core';
import { IconChevronDown, IconEyeOff, IconTag } from '@tabler/icons-react';
import { SENTIMENT_KEYS } from '../../../../contract/analysis/figures.ts';
import { SENTIMENTS } from '../../../../contract/filter-choices.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { focusInContent } from '../../../ui/focus-after.ts';
import { IN_MAIN } from '../../../ui/in-main.ts';
import { SentimentDot } from '../../../ui/sentiment-dot.tsx';
import { dropNote, placeOfSelected } from '../begun-notes.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useCorrectSentiment } from '../use-correct-sentiment.ts';
import type { Selection } from '../use-selection.ts';
import styles from './bulk-bar.module.css';
import { BulkNote } from './bulk-note.tsx';
import { BulkSummary } from './bulk-summary.tsx';
import { HideMenu } from './hide-menu.tsx';
import { TagPicker } from './tag-picker.tsx';

export function BulkBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const correct = useCorrectSentiment();
  const { id } = useAnalysis();
  const held = usePlanReason();
  const { posts } = selection;
  if (posts.length === 0) return null;
  const clear = () => {
    selection.clear();
    dropNote(placeOfSelected(id));
    focusInContent('[data-post][tabindex="0"]');
  };
  const number = format.exact(posts.length);
  return (
    <section className={styles['bar']} aria-label={t('bulk.label')} data-bulk>
      <output className={styles['count']}>
        {posts.length === LIMITS.changedPosts ? t('bulk.most', { number }) : t('bulk.selected', { count: posts.length, number })}
      </output>
      <Menu position="top-start" withinPortal portalProps={IN_MAIN}>
        <Menu.Target>
          <Button variant="default" size="xs" data-sentiment rightSection={<IconChevronDown size={13} aria-hidden />}>
            {t('bulk.sentiment')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{held ?? t('posts.correct.title')}</Menu.Label>
          {SENTIMENTS.map((sentiment) => (
            <Menu.Item
              key={sentiment}
              disabled={held !== null}
              leftSection={<SentimentDot of={SENTIMENT_KEYS[sentiment]} />}
              onClick={() => correct(posts, sentiment)}
            >
              {t(`app:sentiments.${SENTIMENT_KEYS[sentiment]}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <TagPicker posts={posts}>
        <Button variant="default" size="xs" data-tag leftSection={<IconTag size={14} aria-hidden />}>
          {t('tags.tag')}
        </Button>
      </TagPicker>
      <BulkNote posts={posts} />
      <BulkSummary posts={posts} />
      {/* What is hidden is hidden in a topic. */}
      {id !== '' && (
        <HideMenu posts={posts} onHidden={clear}>
          <Button variant="default" size="xs" data-hide leftSection={<IconEyeOff size={14} aria-hidden />}>
            {t('hidden.hide')}
          </Button>
        </HideMenu>
      )}
      <CloseButton size="sm" aria-label={t('bulk.clear')} onClick={clear} />
    </section>
  );
}
