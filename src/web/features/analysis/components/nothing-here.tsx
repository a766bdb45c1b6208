/** Where a panel has nothing to list: why. */
import styles from './nothing-here.module.css';

export function NothingHere({ text }: { text: string }) {
  return <p className={styles['none']}>{text}</p>;
}
