/**
 * The one chart of the product: a panel with a picture, the same figures as a table, and downloads (PNG, SVG, CSV). It
 * draws what it is handed; it fetches nothing.
 */
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconChartBar, IconDownload, IconTable } from '@tabler/icons-react';
import type { ECharts, EChartsCoreOption } from 'echarts/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../panel.tsx';
import { type ChartData, toCsv } from './chart-data.ts';
import type { ChartLook } from './chart-look.ts';
import { type ChartHit, ChartPicture } from './chart-picture.tsx';
import { ChartTable } from './chart-table.tsx';
import { download, svgToPng } from './download.ts';

export interface ChartProps {
  title: string;
  total?: ReactNode;
  foot?: ReactNode;
  /** Further controls of the head, before the chart's own. */
  actions?: ReactNode;
  stale?: boolean;
  /** What the picture shows, in a sentence, for whoever cannot see it. */
  description: string;
  data: ChartData;
  /** Keep it stable between renders (useCallback). */
  option: (look: ChartLook) => EChartsCoreOption;
  height?: number;
  /** Without its ending. */
  fileName: string;
  /** A click on a bar or point; a row of the table with an empty series name. */
  onHit?: (hit: ChartHit) => void;
  /** What of the table is hit: a whole row, or of series that count different things a cell, with the name of its column. */
  hits?: 'rows' | 'cells';
  onStretch?: (first: number, last: number) => void;
}

export function Chart(props: ChartProps) {
  const {
    title,
    total,
    foot,
    actions,
    stale = false,
    description,
    data,
    option,
    height = 280,
    fileName,
    onHit,
    hits = 'rows',
    onStretch,
  } = props;
  const { t } = useTranslation('app');
  const [asTable, setAsTable] = useState(false);
  const [picture, setPicture] = useState<ECharts | null>(null);
  const label = t(asTable ? 'chart.showChart' : 'chart.showTable');
  return (
    <Panel
      title={title}
      total={total}
      foot={foot}
      stale={stale}
      actions={
        <>
          {actions}
          <Tooltip label={label}>
            <ActionIcon variant="subtle" color="gray" aria-label={`${label}: ${title}`} onClick={() => setAsTable(!asTable)}>
              {asTable ? <IconChartBar size={18} aria-hidden /> : <IconTable size={18} aria-hidden />}
            </ActionIcon>
          </Tooltip>
          <Downloads title={title} fileName={fileName} data={data} picture={asTable ? null : picture} />
        </>
      }
    >
      {asTable ? (
        <ChartTable
          caption={title}
          data={data}
          height={height}
          onRow={onHit && hits === 'rows' ? (dataIndex) => onHit({ dataIndex, seriesName: '' }) : undefined}
          onCell={onHit && hits === 'cells' ? (dataIndex, seriesName) => onHit({ dataIndex, seriesName }) : undefined}
        />
      ) : (
        <ChartPicture
          option={option}
          description={description}
          height={height}
          count={data.rows.length}
          onHit={onHit}
          onStretch={onStretch}
          onReady={setPicture}
        />
      )}
    </Panel>
  );
}

interface DownloadsProps {
  title: string;
  fileName: string;
  data: ChartData;
  /** null while the table is shown: there is no picture to save. */
  picture: ECharts | null;
}

function Downloads({ title, fileName, data, picture }: DownloadsProps) {
  const { t } = useTranslation('app');
  const svg = () => picture?.renderToSVGString() ?? '';
  const saveCsv = () => download(`${fileName}.csv`, new Blob([toCsv(data)], { type: 'text/csv;charset=utf-8' }));
  const saveSvg = () => download(`${fileName}.svg`, new Blob([svg()], { type: 'image/svg+xml' }));
  const savePng = async () => {
    if (picture) download(`${fileName}.png`, await svgToPng(svg(), picture.getWidth(), picture.getHeight()));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('chart.menu', { title })}>
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!picture} onClick={() => void savePng()}>
          {t('chart.downloadPng')}
        </Menu.Item>
        <Menu.Item disabled={!picture} onClick={saveSvg}>
          {t('chart.downloadSvg')}
        </Menu.Item>
        <Menu.Item onClick={saveCsv}>{t('chart.downloadCsv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
