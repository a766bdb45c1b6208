/** Somebody saved the thing while it was being changed here: nothing is overwritten before the person has chosen. */
import { Button } from '@mantine/core';
import styles from './changed-notice.module.css';

export interface ChangedNoticeProps {
  /** null where nothing was changed elsewhere. */
  words: ChangedWords | null;
  onKeepMine: () => void;
  onShowNewer: () => void;
}

export interface ChangedWords {
  title: string;
  /** Who saved it and when, and what follows. */
  text: string;
  keepMine: string;
  showNewer: string;
}

export function ChangedNotice({ words, onKeepMine, onShowNewer }: ChangedNoticeProps) {
  return (
    <div role="alert">
      {words && (
        <div className={styles['notice']}>
          <p className={styles['title']}>{words.title}</p>
          <p className={styles['text']}>{words.text}</p>
          <div className={styles['choices']}>
            <Button size="sm" onClick={onKeepMine}>
              {words.keepMine}
            </Button>
            <Button size="sm" variant="default" onClick={onShowNewer}>
              {words.showNewer}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
