/** Searching, narrowing and ordering sources, in the browser: an organisation follows some hundreds at most. */

import { SOURCE_STATES } from '../../../contract/source-states.ts';
import type { Source, SourceState } from '../../../contract/sources.ts';
import { isSilent } from '../../../engine/collection/source-state.ts';
import type { ShownState, SourceSort } from './list-choices.ts';

const SILENT: readonly SourceState[] = SOURCE_STATES.filter(isSilent);

/** What needs somebody comes first. */
const WORST_FIRST: readonly SourceState[] = ['failing', 'resting', 'waiting', 'catching-up', 'new', 'fine', 'paused'];

interface Wanted {
  /** In the name or in the address. */
  text: string;
  state: ShownState | undefined;
  sort: SourceSort;
}

type Found = Pick<Source, 'address' | 'state' | 'newestAt'>;

/** `named`: what a source is called on the page. */
export function findSources<Row extends Found>(
  sources: readonly Row[],
  { text, state, sort }: Wanted,
  named: (source: Row) => string,
  language: string,
): Row[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const wanted = fold(text);
  const byName = (one: Row, other: Row) => collator.compare(named(one), named(other));
  const compare: Record<SourceSort, typeof byName> = {
    name: byName,
    state: (one, other) => WORST_FIRST.indexOf(one.state) - WORST_FIRST.indexOf(other.state),
    newest: (one, other) => timeOf(other) - timeOf(one),
  };
  return sources
    .filter((source) => state === undefined || (state === 'silent' ? SILENT.includes(source.state) : source.state === state))
    .filter((source) => [named(source), source.address].some((written) => fold(written).includes(wanted)))
    .toSorted((one, other) => compare[sort](one, other) || byName(one, other));
}

/** As it calls itself; before that is known, the address without what all addresses begin with. */
export function nameOf({ title, address }: Pick<Source, 'title' | 'address'>): string {
  return title?.trim() || shortAddress(address);
}

/** For people: `example.org/feed`. What is no address of the web is a name, which stands as it is. */
export function shortAddress(address: string): string {
  if (!/^https?:\/\//i.test(address)) return address;
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

/** Those that have no post yet stand last. */
function timeOf({ newestAt }: Found): number {
  return newestAt === null ? 0 : Date.parse(newestAt);
}

export function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
