/** What a source calls itself, and where it is. */
import type { Source } from '../../../../contract/sources.ts';
import { safeLink } from '../../../ui/safe-link.ts';
import { nameOf, shortAddress } from '../find-sources.ts';
import styles from './source-name.module.css';

export function SourceName({ source }: { source: Source }) {
  const { address, title } = source;
  const link = safeLink(address);
  const shown = shortAddress(address);
  const written = link ? (
    <a href={link} target="_blank" rel="noopener noreferrer" title={address} className={styles['address']}>
      {shown}
    </a>
  ) : (
    <span className={styles['address']}>{shown}</span>
  );
  if (title === null) return <strong className={styles['title']}>{written}</strong>;
  return (
    <>
      <strong className={styles['title']}>{nameOf(source)}</strong>
      {written}
    </>
  );
}
