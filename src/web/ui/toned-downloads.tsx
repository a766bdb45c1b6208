/** Takes counted things away: as CSV with mentions, share, sentiments and score, and as bars by sentiment. */
import type { Toned } from '../../contract/analysis/figures.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { SENTIMENT_ORDER, type SentimentKey } from '../lib/sentiments.ts';
import { useFormat } from '../lib/use-format.ts';
import type { ChartLook } from './chart/chart-look.ts';
import { Downloads, type DownloadsProps } from './chart/downloads.tsx';
import { barsDrawing } from './drawing/bars-drawing.ts';
import type { Frame } from './drawing/framed.ts';
import { shareText } from './share-text.ts';

interface TonedRow extends Toned {
  /** Its name. */
  text: string;
}

interface Figures<Row extends TonedRow> extends Omit<Frame, 'total'> {
  fileName: string;
  nameColumn: string;
  rows: readonly Row[];
  /** All mentions, of which the share is. */
  total: number;
  /** What else the CSV says of a row, before its counts. */
  further?: readonly { name: string; value: (row: Row) => string | number | null }[];
}

interface Bars<Row extends TonedRow> {
  /** Rows of the picture; the CSV has all. */
  most: number;
  /** Bars of one length, each the whole of its row, instead of lengths by count. */
  even?: boolean;
  /** Where its name alone does not tell a row from others. */
  drawnName?: (row: Row) => string;
  draw?: never;
}

/** Where the picture is another than bars. */
interface OtherPicture {
  draw: Draw;
  most?: never;
  even?: never;
  drawnName?: never;
}

type Draw = NonNullable<DownloadsProps['draw']>;
export type TonedDownloadsProps<Row extends TonedRow> = Figures<Row> & (Bars<Row> | OtherPicture);

export function TonedDownloads<Row extends TonedRow>(props: TonedDownloadsProps<Row>) {
  const { nameColumn, rows, total, most, further = [], even = false, drawnName, draw, ...frame } = props;
  const { t } = useTranslation('app');
  const format = useFormat();
  const sentiments = SENTIMENT_ORDER.map((key) => ({ name: t(`sentiments.${key}`), colour: (look: ChartLook) => look[key] }));
  const share = ({ count }: Row) => shareText(total === 0 ? null : (100 * count) / total, format);
  const bars: Draw = (pen) => {
    const shown = rows.slice(0, most);
    const lengthOf = (row: Row, key: SentimentKey) => (even ? row[key] / Math.max(1, row.count) : row[key]);
    return barsDrawing(
      {
        columns: [t('mentions'), t('score')],
        rows: shown.map((row) => ({
          name: drawnName?.(row) ?? row.text,
          parts: SENTIMENT_ORDER.map((key) => ({ value: lengthOf(row, key), colour: (look) => look[key] })),
          figures: [format.exact(row.count), format.score(row.score)],
        })),
        full: even ? 1 : Math.max(...shown.map(({ count }) => count)),
        legend: sentiments,
      },
      pen,
    );
  };
  return (
    <Downloads
      {...frame}
      data={{
        columns: [
          nameColumn,
          ...further.map(({ name }) => name),
          t('mentions'),
          t('share'),
          ...sentiments.map(({ name }) => name),
          t('score'),
        ],
        rows: rows.map((row) => [
          row.text,
          ...further.map(({ value }) => value(row)),
          row.count,
          share(row),
          ...SENTIMENT_ORDER.map((key) => row[key]),
          row.score,
        ]),
      }}
      draw={draw ?? bars}
    />
  );
}
