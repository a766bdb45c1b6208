/** What a long post says in a few sentences, below it. */
import type { Post } from '../../../../contract/posts.ts';
import { AskModel } from '../../../ui/ask-model.tsx';
import { ModelWriting } from '../../../ui/model-writing.tsx';
import { ShownSummary } from '../../../ui/shown-summary.tsx';
import type { Folded } from '../use-folded.ts';
import { usePostSummary } from '../use-summary.ts';
import styles from './peak-summary.module.css';
import panel from './post-panel.module.css';

/** Characters, of which Chinese needs fewer: what is read in a minute or so needs no summary. */
const LONG = { chinese: 500, other: 1200 };

export function isWorthSummingUp({ content }: Post): boolean {
  return content.length > (/\p{Script=Han}{4}/u.test(content) ? LONG.chinese : LONG.other);
}

export function PostSummaryPanel({ summary: { open, panelId }, feedId }: { summary: Folded; feedId: string }) {
  return (
    <div id={panelId} className={panel['panel']} hidden={!open}>
      {open && <PostSummary feedId={feedId} />}
    </div>
  );
}

function PostSummary({ feedId }: { feedId: string }) {
  const summary = usePostSummary(feedId);
  return (
    <>
      <ShownSummary of={summary} onOpen={null} height={120} />
      <div className={styles['ask']}>
        <AskModel of={summary} />
        <ModelWriting of={summary} />
      </div>
    </>
  );
}
