/** One post. Its text is text, never markup; the words that made it a mention are marked, those that weighed in its sentiment underlined. */
import { Checkbox } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { MatchedSpan, Post } from '../../../../contract/posts.ts';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import type { SaidSpan } from '../../../../engine/summaries/find-said.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useAriaKeys } from '../../../lib/use-aria-keys.ts';
import { fits, shortened } from '../../../ui/highlight.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { PostHead } from '../../../ui/post-head.tsx';
import { PostTranslation } from '../../../ui/post-translation.tsx';
import { safeLink } from '../../../ui/safe-link.ts';
import { isNoteBegun } from '../begun-notes.ts';
import { useFolded } from '../use-folded.ts';
import { weighedSpans } from '../weighed-words.ts';
import { AnsweredPost } from './answered-post.tsx';
import { AuthorActions } from './author-actions.tsx';
import { PostAbout } from './post-about.tsx';
import { PostActions } from './post-actions.tsx';
import styles from './post-card.module.css';
import { PostClassifications } from './post-classifications.tsx';
import { PostFigures } from './post-figures.tsx';
import { NotesPanel } from './post-notes.tsx';
import { PostOthers } from './post-others.tsx';
import { PostSentiment } from './post-sentiment.tsx';
import { isWorthSummingUp, PostSummaryPanel } from './post-summary.tsx';
import { PostTags } from './post-tags.tsx';
import { useWhy, WhyPanel, WhyToggle } from './why.tsx';

const SHOWN = 420;
/** Of a title, which some sources fill with the whole text. */
const TITLE_SHOWN = 200;
/** Of what is read out of each that one comes to by key. */
const NAMED = 80;

export interface PostCardProps {
  post: Post;
  /** Whether the Tab key stops at the card itself, from where j and k go on. */
  tabStop?: boolean;
  /** Of the topic, where they are known: the card can then say why the post is here. */
  keywords?: TopicKeywords | null;
  /** Where several can be selected. */
  selected?: boolean;
  onSelect?: () => void;
  /** What a summary rests on. */
  cited?: readonly SaidSpan[];
}

const NONE: readonly SaidSpan[] = [];

export function PostCard({ post, tabStop = false, keywords, selected = false, onSelect, cited = NONE }: PostCardProps) {
  const { t } = useTranslation('analysis');
  const named = shortened(post.title || post.content, NAMED) || t('posts.noText');
  const link = safeLink(post.url);
  const why = useWhy();
  const notes = useFolded(isNoteBegun(post.id));
  const summary = useFolded();
  // In a neutral post no word decided: those that weighed are shown to whoever asks.
  const keys = { select: useAriaKeys('select'), original: useAriaKeys('original') };
  const weighed = why.open || post.sentiment !== 'Neutral' ? weighedSpans(post) : [];
  const spansOf = (field: MatchedSpan['field']) => ({
    spans: post.matched.filter((span) => span.field === field),
    weighed: weighed.filter((span) => span.field === field),
    cited: cited.filter((span) => span.field === field),
  });
  return (
    <article
      className={styles['card']}
      aria-label={`${post.author?.name ?? t('posts.unknownAuthor')} · ${named}`}
      data-post={post.id}
      data-explained={why.open || undefined}
      data-selected={selected || undefined}
      tabIndex={tabStop ? 0 : -1}
    >
      <div className={styles['top']}>
        {onSelect && (
          <Checkbox
            size="xs"
            aria-label={t('bulk.select')}
            data-select
            aria-keyshortcuts={keys.select}
            checked={selected}
            onChange={onSelect}
          />
        )}
        <PostHead post={post}>
          {post.author && <AuthorActions author={{ ...post.author, mediaType: post.mediaType }} size="sm" />}
        </PostHead>
      </div>
      <AnsweredPost post={post} />
      {post.title !== '' && (
        <h2 className={styles['title']} dir="auto">
          <MarkedText text={post.title} {...spansOf('title')} most={TITLE_SHOWN} />
        </h2>
      )}
      {post.content !== '' && (
        <div className={styles['text']} dir="auto">
          <MarkedText text={post.content} {...spansOf('content')} most={SHOWN} />
        </div>
      )}
      {post.title === '' && post.content === '' && <div className={styles['none']}>{t('posts.noText')}</div>}
      <PostTranslation post={post} most={SHOWN} />
      <PostAbout post={post} isWhole={fits(post.content, SHOWN)} />
      <PostTags tags={post.tags} />
      <footer className={styles['foot']}>
        <PostSentiment post={post} />
        <PostClassifications found={post.classifications} onAsk={why.onAsk} />
        <PostFigures post={post} />
        <PostOthers post={post} />
        <PostActions post={post} notes={notes} summary={isWorthSummingUp(post) ? summary : null} />
        <WhyToggle panelId={why.panelId} open={why.open} onToggle={why.onToggle} />
        {link && (
          <a
            className={styles['open']}
            data-original
            aria-keyshortcuts={keys.original}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            title={t('posts.opensNewTab')}
          >
            {t('posts.open')}
            <IconExternalLink size={14} aria-hidden />
          </a>
        )}
      </footer>
      <PostSummaryPanel summary={summary} feedId={post.id} />
      <NotesPanel notes={notes} feedId={post.id} />
      <WhyPanel panelId={why.panelId} open={why.open} keywords={keywords} post={post} />
    </article>
  );
}
