/** What all posts that are selected say, with the cited ones to be read below it. */
import { Button, Modal } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import type { Post } from '../../../../contract/posts.ts';
import { findSaid } from '../../../../engine/summaries/find-said.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { AskModel } from '../../../ui/ask-model.tsx';
import dialog from '../../../ui/dialog.module.css';
import { ModelWriting } from '../../../ui/model-writing.tsx';
import { ShownSummary } from '../../../ui/shown-summary.tsx';
import { useShowCited } from '../use-show-cited.ts';
import { useChosenSummary } from '../use-summary.ts';
import { BriefPost } from './brief-post.tsx';
import styles from './bulk-summary.module.css';
import { CitedNote } from './cited-note.tsx';

export function BulkSummary({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const title = t('analysis:summary.chosenTitle', { count: posts.length, number: format.exact(posts.length) });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        title={t('analysis:summary.chosenHint')}
        leftSection={<IconQuote size={14} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('analysis:summary.chosen')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t('app:close') }}
        centered
        size="lg"
        classNames={{ title: dialog['title'] ?? '' }}
      >
        <ChosenSummary posts={posts} />
      </Modal>
    </>
  );
}

function ChosenSummary({ posts }: { posts: readonly Post[] }) {
  const summary = useChosenSummary(posts);
  const [cited, setCited] = useState<{ id: string; title: string; said: string } | null>(null);
  // Another summary, by the model or by quotations, numbers other posts.
  const isCited = summary.data?.sentences.some((one) => one.text === cited?.said && one.posts.includes(cited.id));
  const post = isCited ? posts.find(({ id }) => id === cited?.id) : undefined;
  return (
    <>
      <ShownSummary of={summary} onOpen={(id, title, said) => setCited({ id, title, said })} height={200} />
      {post && cited && <Cited key={`${post.id} ${cited.said}`} post={post} {...cited} />}
      <div className={styles['ask']}>
        <AskModel of={summary} />
        <ModelWriting of={summary} />
      </div>
    </>
  );
}

function Cited({ post, title, said }: { post: Post; title: string; said: string }) {
  const top = useRef<HTMLElement>(null);
  const cited = useMemo(() => findSaid(said, post), [said, post]);
  useShowCited(top);
  return (
    <section ref={top} tabIndex={-1} aria-label={title} className={styles['cited']}>
      <h3 className={styles['title']}>{title}</h3>
      <CitedNote said={said} post={post} cited={cited} />
      <BriefPost post={post} cited={cited} />
    </section>
  );
}
