/** A figure, shortened from ten thousand on; the exact one on hover and for screen readers. */
import { useFormat } from '../lib/use-format.ts';

export function NumberText({ value }: { value: number | null }) {
  const format = useFormat();
  const shown = format.number(value);
  const exact = format.exact(value);
  if (shown === exact) return <span>{shown}</span>;
  return (
    <data value={value ?? undefined} title={exact}>
      {shown}
    </data>
  );
}
