/** What a word means, behind a small sign: by pointer, by touch and by keyboard. */
import { Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import styles from './hint.module.css';

export function Hint({ text }: { text: string }) {
  return (
    <Tooltip label={text} events={{ hover: true, focus: true, touch: true }} multiline maw={280}>
      <button type="button" className={styles['hint']} aria-label={text}>
        <IconInfoCircle size={14} aria-hidden />
      </button>
    </Tooltip>
  );
}
