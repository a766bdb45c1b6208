/** What kind of posts the mentions are: complaint, question, praise … A post may be several, or none. */
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/panel.tsx';
import type { What } from '../what-lists.ts';
import { type CountedRow, CountedTable } from './counted-table.tsx';
import { NothingHere } from './nothing-here.tsx';

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
    <Panel title={t('kinds.title')} stale={stale} foot={t('kinds.hint')}>
      {rows.length === 0 ? (
        <NothingHere text={t('what.none')} />
      ) : (
        <CountedTable label={t('kinds.title')} nameColumn={t('kinds.column')} rows={rows} total={what.count} most={rows.length} />
      )}
    </Panel>
  );
}
