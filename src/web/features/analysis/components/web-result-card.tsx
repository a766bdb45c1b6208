/** One result of a search of the web, and the button that keeps it as a post. */
import { Button } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MatchedSpan } from '../../../../contract/posts.ts';
import { keepResults, type WebResult } from '../../../../contract/web-search.ts';
import { request } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { InPlan } from '../../../ui/in-plan.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import { safeLink } from '../../../ui/safe-link.ts';
import { useNotify } from '../../../ui/use-notify.tsx';
import { refreshAnalysis } from '../refresh-analysis.ts';
import styles from './web-results.module.css';

export function WebResultCard({ post, kept, onKept }: { post: WebResult; kept: boolean; onKept: () => void }) {
  const { t } = useTranslation(['search', 'analysis']);
  const format = useFormat();
  const link = safeLink(post.url);
  const spansOf = (field: MatchedSpan['field']) => post.matched.filter((span) => span.field === field);
  const title = <MarkedText text={post.title || post.url || ''} spans={post.title ? spansOf('title') : []} weighed={[]} />;
  return (
    <article className={styles['card']}>
      <div className={styles['where']}>
        <MediaIcon type={post.mediaType} />
        <span>{post.domain}</span>
        <time dateTime={post.publishedAt}>{format.dateTime(post.publishedAt)}</time>
      </div>
      <h2 className={styles['title']} dir="auto">
        {link ? (
          <a href={link} target="_blank" rel="noopener noreferrer" title={t('analysis:posts.opensNewTab')}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      {post.content !== '' && (
        <p className={styles['text']} dir="auto">
          <MarkedText text={post.content} spans={spansOf('content')} weighed={[]} />
        </p>
      )}
      <div className={styles['foot']}>
        {kept ? (
          <span className={styles['kept']} role="status">
            <IconCheck size={16} aria-hidden />
            {t('search:web.kept')}
          </span>
        ) : (
          <Keep post={post} onKept={onKept} />
        )}
      </div>
    </article>
  );
}

function Keep({ post, onKept }: { post: WebResult; onKept: () => void }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const client = useQueryClient();
  const notify = useNotify();
  const keep = useMutation({
    mutationFn: () => request(keepResults, { results: [post.keep] }),
    onSuccess: ({ data: { mentions } }) => {
      onKept();
      notify(t('web.keptDone', { count: mentions, number: format.exact(mentions) }));
      void refreshAnalysis(client);
    },
    onError: (error) => {
      const isOld = error instanceof CallError && error.code === 'not_found';
      notify(t(isOld ? 'web.keepOld' : 'web.keepFailed'), 'failed');
    },
  });
  return (
    <InPlan>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload size={14} aria-hidden />}
        loading={keep.isPending}
        aria-label={t('web.keepThis', { title: post.title || post.url || '' })}
        onClick={() => keep.mutate()}
      >
        {t('web.keep')}
      </Button>
    </InPlan>
  );
}
