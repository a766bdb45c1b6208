/** The catalogue as it is shown: its sections, what is looked for in them, and what of them is followed already. */
import {
  CATALOGUE_REGIONS,
  type CatalogueEntry,
  type CatalogueRegion,
  SOURCE_CATALOGUE,
} from '../../../contract/source-catalogue.ts';
import { fold } from './find-sources.ts';

export interface CatalogueSection {
  region: CatalogueRegion;
  entries: CatalogueEntry[];
}

/** Sections without an entry that is looked for are left out. */
export function catalogueSections(text: string, entries: readonly CatalogueEntry[] = SOURCE_CATALOGUE): CatalogueSection[] {
  const wanted = fold(text);
  const found = entries.filter(({ name, address }) => [name, address].some((written) => fold(written).includes(wanted)));
  return CATALOGUE_REGIONS.map((region) => ({ region, entries: found.filter((entry) => entry.region === region) })).filter(
    (section) => section.entries.length > 0,
  );
}

/**
 * Tells addresses apart as people do: a slash at the end, `www.` and whether it is encrypted make no difference. The server is stricter;
 * what is taken for followed here and is not can still be added by its address.
 */
export function addressKey(address: string): string {
  if (!URL.canParse(address)) return address.trim();
  const { host, pathname, search } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`;
}
