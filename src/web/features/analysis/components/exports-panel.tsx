/** The files that were asked for, beside the page: how far each is, and the ways to have it or to be rid of it. */
import { Skeleton } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useDeleteExport, useDownloadExport, useExports } from '../use-exports.ts';
import { ExportedFile } from './exported-file.tsx';
import styles from './exports-panel.module.css';

export function ExportsPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('exports');
  return (
    <SidePanel opened={opened} onClose={onClose} title={t('files')}>
      {opened && <Files />}
    </SidePanel>
  );
}

function Files() {
  const { t } = useTranslation('exports');
  const files = useExports();
  const remove = useDeleteExport();
  const download = useDownloadExport();
  const hours = { hours: LIMITS.exportHours };
  return (
    <Loaded of={files} skeleton={<Skeleton height={240} radius="md" />}>
      {(data) =>
        !data || data.length === 0 ? (
          <EmptyState icon={<IconFiles size={32} stroke={1.5} />} title={t('none')} text={t('noneText', hours)} heading="h3" />
        ) : (
          <>
            <p className={styles['kept']}>{t('kept', hours)}</p>
            <ul className={styles['files']} aria-label={t('list')}>
              {data.map((file) => (
                <li key={file.id}>
                  <ExportedFile file={file} onDownload={() => download(file.id)} onDelete={() => remove(file)} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}
