/** Takes the figures of a panel away as CSV. */
import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../i18n/shown-words.ts';
import type { ChartData } from './chart/chart-data.ts';
import { saveCsv } from './chart/save-csv.ts';
import { Tip } from './tip.tsx';

interface CsvButtonProps {
  /** Of the panel. */
  title: string;
  data: ChartData;
  /** Without its ending. */
  fileName: string;
}

export function CsvButton({ title, data, fileName }: CsvButtonProps) {
  const { t } = useTranslation('app');
  const label = t('chart.downloadCsv');
  return (
    <Tip label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={`${label}: ${title}`} onClick={() => saveCsv(fileName, data)}>
        <IconDownload size={18} aria-hidden />
      </ActionIcon>
    </Tip>
  );
}
