/** What stands for a page that is not there yet: its head, and a block. */
import { Skeleton } from '@mantine/core';
import styles from './page-place.module.css';

export function PagePlace() {
  return (
    <div className={styles['place']}>
      <Skeleton height={34} width={220} />
      <Skeleton height={18} width={320} maw="100%" />
      <Skeleton height={360} radius="md" mt={16} />
    </div>
  );
}
