/** All posts of the filter as one list; the address keeps the place. */
import { useCallback, useRef } from 'react';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { LongList } from '../../../ui/long-list.tsx';
import { useAnalysisPlace, useListPlace } from '../use-analysis.ts';
import type { ListedPosts } from '../use-listed-posts.ts';
import { usePostKeys } from '../use-post-keys.ts';
import type { Selection } from '../use-selection.ts';
import styles from './posts-list.module.css';
import { SelectablePost } from './selectable-post.tsx';

/** A card of usual length with the space below it. */
const CARD = 190;

const WAITING = <div className={styles['waiting']} aria-busy />;

interface OneListProps {
  listed: ListedPosts;
  keywords: TopicKeywords | null;
  selection: Selection;
}

export function OneList({ listed, keywords, selection }: OneListProps) {
  const { t } = useTranslation('analysis');
  const { mend } = useAnalysisPlace();
  const at = useListPlace('at') ?? 1;
  const list = useRef<HTMLDivElement>(null);
  const { length, postAt, failed, first } = listed;
  const tabStop = usePostKeys(list, listed.posts, listed.inSight);
  const onPlace = useCallback((index: number) => mend({ at: index > 0 ? index + 1 : undefined }), [mend]);
  const render = (index: number) => {
    const post = postAt(index);
    if (!post) return failed ? <LoadError of={failed} minHeight={0} /> : WAITING;
    return (
      <SelectablePost
        post={post}
        tabStop={post.id === tabStop}
        keywords={keywords}
        selected={selection.has(post.id)}
        onToggle={selection.toggle}
      />
    );
  };
  return (
    <div ref={list} className={styles['list']} data-stale={first.stale || undefined}>
      <LongList
        count={length}
        at={Math.min(length, at) - 1}
        estimate={CARD}
        label={t('posts.list')}
        keyOf={(index) => postAt(index)?.id}
        render={(index) => <div className={styles['item']}>{render(index)}</div>}
        waiting={<div className={styles['item']}>{WAITING}</div>}
        onRows={listed.onRows}
        onPlace={onPlace}
      />
      {length < first.data.count && <p>{t('posts.tooDeep')}</p>}
    </div>
  );
}
