/** One file that was asked for. */
import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import type { Exported } from '../../../../contract/exports.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { focusBeside } from '../../../ui/focus-after.ts';
import { isUnderWay } from '../use-exports.ts';
import styles from './exported-file.module.css';

interface ExportedFileProps {
  file: Exported;
  onDownload: () => void;
  onDelete: () => void;
}

export function ExportedFile({ file, onDownload, onDelete }: ExportedFileProps) {
  const { t } = useTranslation('exports');
  const format = useFormat();
  const name = file.fileName ?? file.topicName;
  const underWay = isUnderWay(file);
  return (
    <article className={styles['file']} aria-label={name}>
      <div className={styles['head']}>
        <strong className={styles['name']}>{name}</strong>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('deleteOf', { name })}
          onClick={(event) => {
            focusBeside(event.currentTarget);
            onDelete();
          }}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      <p className={styles['facts']}>
        <span>{t(`formats.${file.format}`)}</span>
        <output>{t(`states.${file.state}`)}</output>
        <span>{format.dateTime(file.createdAt)}</span>
      </p>
      {underWay && <Making file={file} />}
      {file.failure && <p className={styles['failure']}>{t(`failures.${file.failure}`)}</p>}
      {file.state === 'done' && (
        <div className={styles['head']}>
          <span className={styles['rows']}>
            {file.rowsTotal !== null && t('rows', { count: file.rowsDone, number: format.exact(file.rowsDone) })}
          </span>
          <Button
            size="xs"
            leftSection={<IconDownload size={14} aria-hidden />}
            aria-label={t('downloadOf', { name })}
            onClick={onDownload}
          >
            {t('download')}
          </Button>
        </div>
      )}
    </article>
  );
}

function Making({ file: { rowsDone, rowsTotal, state } }: { file: Exported }) {
  const { t } = useTranslation('exports');
  const format = useFormat();
  // A report has no rows to tell how far it is.
  const unknown = rowsTotal === null && state === 'running' ? 100 : 0;
  return (
    <div className={styles['making']}>
      <Progress
        value={rowsTotal ? (100 * rowsDone) / rowsTotal : unknown}
        animated={unknown > 0}
        aria-label={t('states.running')}
      />
      <span className={styles['rows']}>
        {t('notReady')}
        {rowsTotal !== null && ` · ${t('progress', { done: format.exact(rowsDone), total: format.exact(rowsTotal) })}`}
      </span>
    </div>
  );
}
