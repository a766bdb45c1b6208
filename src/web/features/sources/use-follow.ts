/** Following what the catalogue proposes: one feed, or a section of them, one after the other so that the server is not stormed. */
import { useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import type { CatalogueEntry } from '../../../contract/source-catalogue.ts';
import type { Source } from '../../../contract/sources.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { useAddSource } from './api.ts';
import { addressKey } from './catalogue.ts';
import { endsAll, followedOf, isRefusal, isWorthAnother, type Outcome } from './follow-outcomes.ts';
import { addressProblem, refusalOf } from './source-errors.ts';

export function useFollow(sources: readonly Source[]) {
  const { t } = useTranslation(['sources', 'app']);
  const format = useFormat();
  const notify = useNotify();
  const addition = useAddSource();
  /** Addresses under way, and those that the server says it has under another address. */
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const followed = new Set([...sources.map(({ address }) => addressKey(address)), ...known]);
  const isFollowed = ({ address }: CatalogueEntry) => followed.has(addressKey(address));

  async function ask({ address, mediaType }: CatalogueEntry): Promise<Outcome> {
    try {
      await addition.mutateAsync({ address, kind: 'feed', mediaType });
      return 'followed';
    } catch (error) {
      if (!(error instanceof Error)) return 'unknown';
      return addressProblem(error) === 'sourceTwice' ? 'already' : refusalOf(error);
    }
  }

  async function followEach(entries: readonly CatalogueEntry[]): Promise<Outcome[]> {
    setPending((now) => new Set([...now, ...entries.map(({ address }) => address)]));
    const outcomes: Outcome[] = [];
    for (const entry of entries) {
      const outcome = await ask(entry);
      outcomes.push(outcome);
      if (!isRefusal(outcome)) setKnown((now) => new Set([...now, addressKey(entry.address)]));
      setPending((now) => new Set([...now].filter((address) => address !== entry.address)));
      if (endsAll(outcome)) break;
    }
    setPending((now) => new Set([...now].filter((address) => !entries.some((entry) => entry.address === address))));
    return outcomes;
  }

  function tell(entries: readonly CatalogueEntry[], outcomes: readonly Outcome[]): void {
    const { done, left, refusal } = followedOf(entries, outcomes);
    const [one] = entries.length === 1 ? entries : [];
    if (refusal) {
      const why = t(`sources:refused.${refusal}`, { max: format.exact(LIMITS.sources) });
      const all = { done: format.exact(done), all: format.exact(entries.length), why };
      const label = done > 0 ? t('sources:followRest') : t('app:retry');
      const again = isWorthAnother(refusal) ? { label, run: () => follow(left) } : undefined;
      notify(one ? t('sources:notFollowed', { name: one.name, why }) : t('sources:followedSome', all), 'failed', again);
    } else if (one) notify(t('sources:followed', { name: one.name }));
    else notify(t('sources:followedAll', { count: done, number: format.exact(done) }));
  }

  function follow(entries: readonly CatalogueEntry[]): void {
    const asked = entries.filter(({ address }) => !pending.has(address));
    if (asked.length > 0) void followEach(asked).then((outcomes) => tell(asked, outcomes));
  }

  return {
    isFollowed,
    isPending: ({ address }: CatalogueEntry) => pending.has(address),
    follow,
  };
}
