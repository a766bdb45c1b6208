/** A few single figures side by side, each a button to the posts it counts. */
import styles from './figure-tiles.module.css';

export interface FigureTile {
  name: string;
  value: string;
  /** Below it. */
  note?: string;
  /** undefined where there is nothing to open. */
  onOpen?: (() => void) | undefined;
  /** What a screen reader says of the button. */
  label: string;
}

export function FigureTiles({ label, tiles, stale }: { label: string; tiles: readonly FigureTile[]; stale: boolean }) {
  return (
    <ul className={styles['tiles']} aria-label={label} data-stale={stale || undefined}>
      {tiles.map(({ name, value, note, onOpen, label: says }) => (
        <li key={name} className={styles['tile']}>
          <div className={styles['name']}>{name}</div>
          {onOpen ? (
            <button type="button" className={styles['value']} aria-label={says} onClick={onOpen}>
              {value}
            </button>
          ) : (
            <div className={styles['value']}>{value}</div>
          )}
          {note !== undefined && <div className={styles['note']}>{note}</div>}
        </li>
      ))}
    </ul>
  );
}
