/** Following what the catalogue proposes: one feed, or a section of them, one after the other so that the server is not stormed. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import type { CatalogueEntry } from '../../../contract/source-catalogue.ts';
import type { Source } from '../../../contract/sources.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { useAddSource } from './api.ts';
import { addressKey } from './catalogue.ts';
import { addressProblem, type Refusal, refusalOf } from './source-errors.ts';

/** What asking for the others would give too. */
const ENDS_ALL: readonly Refusal[] = ['full', 'ended', 'tooOften', 'unreachable'];

type Outcome = 'followed' | 'already' | Refusal;

export function useFollow(sources: readonly Source[]) {
  const { t } = useTranslation('sources');
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
      if (outcome === 'already' || outcome === 'followed') setKnown((now) => new Set([...now, addressKey(entry.address)]));
      setPending((now) => new Set([...now].filter((address) => address !== entry.address)));
      if (ENDS_ALL.some((refusal) => refusal === outcome)) break;
    }
    setPending((now) => new Set([...now].filter((address) => !entries.some((entry) => entry.address === address))));
    return outcomes;
  }

  function tell(outcomes: readonly Outcome[], entries: readonly CatalogueEntry[]): void {
    const refusal = outcomes.find((outcome): outcome is Refusal => outcome !== 'followed' && outcome !== 'already');
    const done = outcomes.length - outcomes.filter((outcome) => outcome === refusal).length;
    if (refusal) {
      const why = t(`refused.${refusal}`, { max: format.exact(LIMITS.sources) });
      notify(
        entries.length === 1 ? why : t('followedSome', { done: format.exact(done), all: format.exact(entries.length), why }),
        'failed',
      );
    } else if (entries.length === 1) notify(t('followed', { name: entries[0]?.name ?? '' }));
    else notify(t('followedAll', { count: entries.length, number: format.exact(entries.length) }));
  }

  return {
    isFollowed,
    isPending: ({ address }: CatalogueEntry) => pending.has(address),
    follow: (entries: readonly CatalogueEntry[]) => void followEach(entries).then((outcomes) => tell(outcomes, entries)),
  };
}
