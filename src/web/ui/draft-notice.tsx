/** Says that what was typed is kept although it is not saved, and throws it away when asked to. */
import { Button } from '@mantine/core';
import { useConfirm } from './confirm.tsx';
import styles from './draft-notice.module.css';

export interface DraftNoticeProps {
  /** null while nothing was typed. */
  words: DraftWords | null;
  onStartOver: () => void;
}

export interface DraftWords {
  /** Since when it is kept. */
  kept: string;
  /** Where, and until when. */
  hint: string;
  /** Of the button, and of the question whether it is meant. */
  startOver: string;
  title: string;
  text: string;
}

export function DraftNotice({ words, onStartOver }: DraftNoticeProps) {
  const confirm = useConfirm();

  async function startOver({ title, text, startOver: yes }: DraftWords): Promise<void> {
    if (await confirm({ title, text, confirm: yes, danger: true })) onStartOver();
  }

  // The line is there before anything is kept: the first key must not move the form.
  return (
    <div className={styles['notice']}>
      {words && (
        <>
          <span title={words.hint}>{words.kept}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => void startOver(words)}>
            {words.startOver}
          </Button>
        </>
      )}
    </div>
  );
}
