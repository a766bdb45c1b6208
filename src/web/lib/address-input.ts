/** A filter as the endpoints take it in an address: each field by its own name, what is no plain value as JSON. */
import type { AskedOptions } from '../../contract/analysis/filter-options.ts';

export function addressInput(id: string, filter: AskedOptions): Record<string, string | number> {
  const fields = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    id,
    ...Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value])),
  };
}
