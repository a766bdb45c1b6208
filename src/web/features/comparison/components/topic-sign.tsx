/** A topic by its colour in this comparison and its name. */
import styles from './topic-sign.module.css';

/** The topic at a place of the comparison has the colour of that place, in every picture. */
export function TopicDot({ place }: { place: number }) {
  return <span className={styles['dot']} style={{ background: `var(--color-series-${place + 1})` }} aria-hidden />;
}

export function TopicSign({ name, place }: { name: string; place: number }) {
  return (
    <span className={styles['sign']}>
      <TopicDot place={place} />
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
