/** Takes a panel away: its picture as PNG or SVG, made when it is asked for, and its figures as CSV. */
import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/shown-words.ts';
import type { Drawing, Pen } from '../drawing/drawing.ts';
import { type Frame, framed } from '../drawing/framed.ts';
import { readPen } from '../drawing/pen.ts';
import { useNotify } from '../use-notify.tsx';
import type { ChartData } from './chart-data.ts';
import { download, svgToPng } from './download.ts';
import { saveCsv } from './save-csv.ts';

export interface DownloadsProps extends Frame {
  /** Without its ending. */
  fileName: string;
  data: ChartData;
  /** null while there is no picture. */
  draw: ((pen: Pen) => Drawing) | null;
}

export function Downloads({ title, total, foot, fileName, data, draw }: DownloadsProps) {
  const { t } = useTranslation('app');
  const notify = useNotify();
  const saveAs = (ending: string, content: Blob) => download(`${fileName}.${ending}`, content);
  const picture = () => {
    const pen = readPen();
    return draw && framed(draw(pen), { title, total, foot }, pen);
  };
  const savePng = async () => {
    const made = picture();
    if (!made) return;
    try {
      saveAs('png', await svgToPng(made.svg, made.width, made.height));
    } catch {
      notify(t('chart.pngFailed'), 'failed');
    }
  };
  const saveSvg = () => {
    const made = picture();
    if (made) saveAs('svg', new Blob([made.svg], { type: 'image/svg+xml' }));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('chart.menu', { title })}>
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!draw} onClick={() => void savePng()}>
          {t('chart.downloadPng')}
        </Menu.Item>
        <Menu.Item disabled={!draw} onClick={saveSvg}>
          {t('chart.downloadSvg')}
        </Menu.Item>
        <Menu.Item onClick={() => saveCsv(fileName, data)}>{t('chart.downloadCsv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
