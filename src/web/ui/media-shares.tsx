/** How a number divides by media type, most first, as bars; each opens its posts where the page can show them. */
import type { MediaType } from '../../contract/media-types.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { useFormat } from '../lib/use-format.ts';
import { MediaIcon } from './media-icon.tsx';
import { ShareRow } from './share-row.tsx';
import styles from './share-rows.module.css';
import { shareText } from './share-text.ts';

export interface MediaSharesProps {
  /** `ratio` is percent. */
  shares: readonly { type: MediaType; count: number; ratio: number }[];
  open?: {
    /** What a screen reader says of a row. */
    label: (figures: { name: string; number: string; percent: string }) => string;
    onOpen: (type: MediaType, name: string) => void;
  };
}

export function MediaShares({ shares, open }: MediaSharesProps) {
  const { t } = useTranslation('app');
  const format = useFormat();
  const most = Math.max(1, shares[0]?.count ?? 0);
  return (
    <ul className={styles['rows']}>
      {shares.map(({ type, count, ratio }) => {
        const name = t(`mediaTypes.${type}`);
        const percent = shareText(ratio, format);
        return (
          <ShareRow
            key={type}
            sign={<MediaIcon type={type} size={18} />}
            name={
              <>
                {name}
                <span data-bar className={styles['bar']} style={{ width: `${(100 * count) / most}%` }} />
              </>
            }
            count={count}
            percent={percent}
            open={
              open && {
                label: open.label({ name, number: format.exact(count), percent }),
                onOpen: () => open.onOpen(type, name),
              }
            }
          />
        );
      })}
    </ul>
  );
}
