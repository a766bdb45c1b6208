/** Takes parts of a whole away: their counts and percent as CSV, and as bars. */
import { useTranslation } from '../i18n/shown-words.ts';
import { useFormat } from '../lib/use-format.ts';
import type { ChartLook } from './chart/chart-look.ts';
import { Downloads } from './chart/downloads.tsx';
import { barsDrawing } from './drawing/bars-drawing.ts';
import type { Frame } from './drawing/framed.ts';
import { shareText } from './share-text.ts';

export interface ShareDownloadsProps extends Frame {
  fileName: string;
  nameColumn: string;
  rows: readonly { name: string; count: number; percent: number | null; colour: (look: ChartLook) => string }[];
}

export function ShareDownloads({ nameColumn, rows, ...frame }: ShareDownloadsProps) {
  const { t } = useTranslation('app');
  const format = useFormat();
  const figures = [t('mentions'), t('share')];
  return (
    <Downloads
      {...frame}
      data={{
        columns: [nameColumn, ...figures],
        rows: rows.map(({ name, count, percent }) => [name, count, shareText(percent, format)]),
      }}
      draw={(pen) =>
        barsDrawing(
          {
            columns: figures,
            rows: rows.map(({ name, count, percent, colour }) => ({
              name,
              parts: [{ value: count, colour }],
              figures: [format.exact(count), shareText(percent, format)],
            })),
            full: Math.max(...rows.map(({ count }) => count)),
          },
          pen,
        )
      }
    />
  );
}
