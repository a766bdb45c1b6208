/** What kind of posts the mentions are: complaint, question, praise … A post may be several, or none. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useDatedName } from '../use-dated-name.ts';
import type { What } from '../what-lists.ts';
import { CountedPanel } from './counted-panel.tsx';
import type { CountedRow } from './counted-table.tsx';

export function Kinds({ what, stale }: { what: What; stale: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  const rows = what.classifications.map(
    (counted): CountedRow => ({
      ...counted,
      text: t(`app:classifications.${counted.label}`),
      bucket: { classifications: [counted.label] },
    }),
  );
  return (
    <CountedPanel
      label={t('kinds.title')}
      stale={stale}
      foot={t('kinds.hint')}
      none={t('what.none')}
      fileName={useDatedName()('kinds-of-posts')}
      nameColumn={t('kinds.column')}
      rows={rows}
      total={what.count}
      most={rows.length}
    />
  );
}
