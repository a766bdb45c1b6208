/** Ready-made topics beside the form of a new one. */
import type { BegunTopic } from '../../../lib/begun-topic.ts';
import { TopicStarts } from '../../../ui/topic-starts.tsx';
import styles from './ready-made.module.css';

export function ReadyMade({ onStart }: { onStart: (begun: BegunTopic) => void }) {
  return (
    <aside className={styles['ready']}>
      <TopicStarts onStart={onStart} samplesOnly />
    </aside>
  );
}
