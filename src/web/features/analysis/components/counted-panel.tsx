/** A panel whose whole content is a table of counted things, which can be taken away; where there are none it says so. */
import { Panel } from '../../../ui/panel.tsx';
import { TonedDownloads } from '../../../ui/toned-downloads.tsx';
import { CountedTable, type CountedTableProps } from './counted-table.tsx';
import { NothingHere } from './nothing-here.tsx';

interface CountedPanelProps extends CountedTableProps {
  stale: boolean;
  foot: string;
  /** Said where there is no row. */
  none: string;
  /** Without its ending. */
  fileName: string;
}

export function CountedPanel({ stale, foot, none, fileName, ...table }: CountedPanelProps) {
  const { label, nameColumn, rows, total, most } = table;
  if (rows.length === 0) {
    return (
      <Panel title={label} stale={stale} foot={foot}>
        <NothingHere text={none} />
      </Panel>
    );
  }
  const downloads = { foot, fileName, nameColumn, rows, total, most };
  return (
    <Panel title={label} stale={stale} foot={foot} actions={<TonedDownloads title={label} {...downloads} />}>
      <CountedTable {...table} />
    </Panel>
  );
}
