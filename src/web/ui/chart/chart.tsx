/**
 * The one chart of the product: a panel with a picture, the same figures as a table, and downloads (PNG, SVG, CSV). It
 * draws what it is handed; it fetches nothing.
 */
import { ActionIcon } from '@mantine/core';
import { IconChartBar, IconChevronDown, IconChevronUp, IconTable } from '@tabler/icons-react';
import type { ECharts, EChartsCoreOption } from 'echarts/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { Panel } from '../panel.tsx';
import { Tip } from '../tip.tsx';
import styles from './chart.module.css';
import type { ChartData } from './chart-data.ts';
import type { ChartLook } from './chart-look.ts';
import { peakOfData } from './chart-peak.ts';
import { type ChartHit, ChartPicture } from './chart-picture.tsx';
import { ChartPoints } from './chart-points.tsx';
import { ChartTable } from './chart-table.tsx';
import { Downloads } from './downloads.tsx';

export interface ChartProps {
  title: string;
  total?: string;
  /** Small print, of a saved picture too. */
  foot?: string;
  /** Of the foot too, but only below a picture: what its signs mean. */
  signs?: string | undefined;
  /** What can be done on screen with the picture; not in a saved one. */
  hint?: string;
  /** Further controls of the head, before the chart's own. */
  actions?: ReactNode;
  stale?: boolean;
  /** What the picture shows, in a sentence, for whoever cannot see it. */
  description: string;
  /** The sentence does not say yet where the highest figure is. */
  addsPeak?: boolean;
  data: ChartData;
  /** Keep it stable between renders (useCallback). */
  option: (look: ChartLook) => EChartsCoreOption;
  height?: number;
  /** It is a network. */
  network?: boolean;
  /** Of a chart that can be folded to its head. */
  fold?: { folded: boolean; onFold: (folded: boolean) => void };
  /** Without its ending. */
  fileName: string;
  /** A click on a bar or point; a row of the table with an empty series name. */
  onHit?: (hit: ChartHit) => void;
  /** What of the table is hit: a whole row, or of series that count different things a cell, with the name of its column. */
  hits?: 'rows' | 'cells';
  onStretch?: (first: number, last: number) => void;
  /** The rows stand along an axis, and are gone through by keys; a picture without one has its table for that. */
  hasPoints?: boolean;
}

/** Of a table in place of a low picture: its head and some rows. */
const TABLE_HEIGHT = 220;

export function Chart(props: ChartProps) {
  const {
    title,
    total,
    foot,
    signs,
    hint,
    actions,
    stale = false,
    description,
    addsPeak = false,
    data,
    option,
    height = 280,
    network,
    fold,
    fileName,
    onHit,
    hits = 'rows',
    onStretch,
    hasPoints = true,
  } = props;
  const { t } = useTranslation('app');
  const format = useFormat();
  const [asTable, setAsTable] = useState(false);
  const [picture, setPicture] = useState<ECharts | null>(null);
  const folded = fold?.folded ?? false;
  const peak = addsPeak ? peakOfData(data) : null;
  const label = t(asTable ? 'chart.showChart' : 'chart.showTable');
  return (
    <Panel
      title={title}
      total={total}
      foot={joined(asTable ? [foot] : [foot, signs, hint])}
      stale={stale}
      folded={folded}
      actions={
        <>
          {!folded && (
            <>
              {actions}
              <Tip label={label}>
                <ActionIcon variant="subtle" color="gray" aria-label={`${label}: ${title}`} onClick={() => setAsTable(!asTable)}>
                  {asTable ? <IconChartBar size={18} aria-hidden /> : <IconTable size={18} aria-hidden />}
                </ActionIcon>
              </Tip>
              <Downloads
                title={title}
                total={total}
                foot={joined([foot, signs])}
                fileName={fileName}
                data={data}
                // While the table is shown there is no picture to save.
                draw={picture && !asTable ? () => drawnBy(picture) : null}
              />
            </>
          )}
          {fold && <FoldButton title={title} {...fold} />}
        </>
      }
    >
      {asTable ? (
        <ChartTable
          caption={title}
          data={data}
          height={Math.max(height, TABLE_HEIGHT)}
          onRow={onHit && hits === 'rows' ? (dataIndex) => onHit({ dataIndex, seriesName: '' }) : undefined}
          onCell={onHit && hits === 'cells' ? (dataIndex, seriesName) => onHit({ dataIndex, seriesName }) : undefined}
        />
      ) : (
        <div className={styles['picture']}>
          <ChartPicture
            option={option}
            description={
              peak
                ? t('chart.withPeak', { description, ...peak, value: (data.texts?.[peak.name] ?? format.exact)(peak.value) })
                : description
            }
            height={height}
            network={network}
            count={data.rows.length}
            onHit={onHit}
            onStretch={onStretch}
            onReady={setPicture}
          />
          {picture && hasPoints && data.rows.length > 0 && (
            <ChartPoints title={title} chart={picture} data={data} apart={hits === 'cells'} onHit={onHit} onStretch={onStretch} />
          )}
        </div>
      )}
    </Panel>
  );
}

function FoldButton({ title, folded, onFold }: { title: string } & NonNullable<ChartProps['fold']>) {
  const { t } = useTranslation('app');
  const label = t(folded ? 'chart.unfold' : 'chart.fold');
  return (
    <Tip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`${label}: ${title}`}
        aria-expanded={!folded}
        onClick={() => onFold(!folded)}
      >
        {folded ? <IconChevronDown size={18} aria-hidden /> : <IconChevronUp size={18} aria-hidden />}
      </ActionIcon>
    </Tip>
  );
}

function joined(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join(' · ');
}

function drawnBy(picture: ECharts): Drawing {
  return { width: picture.getWidth(), height: picture.getHeight(), marks: picture.renderToSVGString() };
}
