/** What a word means, behind a small sign: by pointer, by touch and by keyboard. */
import { IconInfoCircle } from '@tabler/icons-react';
import styles from './hint.module.css';
import { Tip } from './tip.tsx';

export function Hint({ text }: { text: string }) {
  return (
    <Tip label={text} explains>
      <button type="button" className={styles['hint']} aria-label={text}>
        <IconInfoCircle size={14} aria-hidden />
      </button>
    </Tip>
  );
}
