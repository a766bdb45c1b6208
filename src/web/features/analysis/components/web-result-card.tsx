/** One result of a search of the web, and the button that keeps it as a post. */
import { Button, Loader } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MatchedSpan } from '../../../../contract/posts.ts';
import { keepResults, type WebResult } from '../../../../contract/web-search.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { request } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { shortened } from '../../../ui/highlight.ts';
import { InPlan } from '../../../ui/in-plan.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import { safeLink } from '../../../ui/safe-link.ts';
import { useNotify } from '../../../ui/use-notify.tsx';
import { refreshAnalysis } from '../refresh-analysis.ts';
import { markKept } from '../use-web-search.ts';
import styles from './web-results.module.css';

/** Characters of a piece of a page at first, and of a title, which leads to the rest; a provider gives some 200, and 60. */
const SHOWN = 420;
const TITLE_SHOWN = 200;

export function WebResultCard({ post }: { post: WebResult }) {
  const { t } = useTranslation(['search', 'analysis']);
  const format = useFormat();
  const link = safeLink(post.url);
  const spansOf = (field: MatchedSpan['field']) => post.matched.filter((span) => span.field === field);
  const named = shortened(post.title || post.url || '', TITLE_SHOWN);
  const title = <MarkedText text={named} spans={post.title ? spansOf('title') : []} weighed={[]} />;
  return (
    <article className={styles['card']}>
      <div className={styles['where']}>
        <MediaIcon type={post.mediaType} />
        <span>{post.domain}</span>
        {post.dated ? (
          <time dateTime={post.publishedAt}>{format.dateTime(post.publishedAt)}</time>
        ) : (
          <span>{t('search:web.noDate')}</span>
        )}
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
          <MarkedText text={post.content} spans={spansOf('content')} weighed={[]} most={SHOWN} />
        </p>
      )}
      <Keep post={post} named={named} />
    </article>
  );
}

/** The button stays when it is done, and says so: whoever pressed it by keyboard goes on from there. */
function Keep({ post, named }: { post: WebResult; named: string }) {
  const { t } = useTranslation('search');
  const client = useQueryClient();
  const notify = useNotify();
  const keep = useMutation({
    mutationFn: () => request(keepResults, { results: [post.keep] }),
    onSuccess: ({ data: { posts } }) => {
      const [kept] = posts;
      if (kept) markKept(client, post.id, kept);
      void refreshAnalysis(client);
    },
    onError: (error) => {
      const isOld = error instanceof CallError && error.code === 'not_found';
      notify(t(isOld ? 'web.keepOld' : 'web.keepFailed'), isOld ? 'failed' : error);
    },
  });
  const isDone = post.kept || keep.isPending;
  const icon = post.kept ? <IconCheck size={14} aria-hidden /> : <IconDownload size={14} aria-hidden />;
  const words = t(post.kept ? 'web.kept' : keep.isPending ? 'web.keeping' : 'web.keep');
  return (
    <div className={styles['foot']}>
      <InPlan>
        <Button
          size="xs"
          variant="default"
          leftSection={keep.isPending ? <Loader size={14} /> : icon}
          aria-label={t('web.which', { words, title: named })}
          {...(isDone && { 'aria-disabled': true, 'data-disabled': true })}
          onClick={() => {
            if (!isDone) keep.mutate();
          }}
        >
          {words}
        </Button>
      </InPlan>
      <span className={styles['said']} role="status">
        {keep.data && <KeptWords kept={keep.data.data} />}
      </span>
    </div>
  );
}

/** What has become of it. */
function KeptWords({ kept: { posts, topics } }: { kept: (typeof keepResults)['output']['_output']['data'] }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const [post] = posts;
  return (
    <>
      {post && !post.dated && <span>{t('web.keptUndated', { time: format.dateTime(post.publishedAt) })} </span>}
      <span>{t(topics.length === 0 ? 'web.keptForNone' : 'web.keptFor')}</span>
      {topics.map(({ id, name }) => (
        <Link key={id} to="/topics/$id/raw-data" params={{ id }} dir="auto">
          {name}
        </Link>
      ))}
    </>
  );
}
