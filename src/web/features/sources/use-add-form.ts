/** The state of the dialogue that adds a source: its address, what trying it gave, what it is to be taken for, and following it. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { MediaType } from '../../../contract/media-types.ts';
import { KIND_MEDIA_TYPES, type SourceFailureKind, type SourceSampleOnWire } from '../../../contract/sources.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { trySource, useAddSource } from './api.ts';
import { nameOf } from './find-sources.ts';
import { type AddressProblem, addressProblem, checkAddress, type Refusal, refusalOf } from './source-errors.ts';

export type Tried =
  | { kind: 'nothing' }
  | { kind: 'trying' }
  | { kind: 'sample'; sample: SourceSampleOnWire }
  | { kind: 'failure'; failure: { kind: SourceFailureKind; message: string } };

const NOTHING: Tried = { kind: 'nothing' };

export function useAddForm(onAdded: () => void) {
  const { t } = useTranslation('sources');
  const notify = useNotify();
  const navigate = useNavigate({ from: '/sources' });
  const addition = useAddSource();
  const [address, setAddress] = useState('');
  const [tried, setTried] = useState<Tried>(NOTHING);
  const [mediaType, setMediaType] = useState<MediaType>('news');
  const [problem, setProblem] = useState<AddressProblem | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** The answer that is waited for; another try or another address gives it up. */
  const waiting = useRef<AbortController | null>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  function begin(): void {
    waiting.current?.abort();
    waiting.current = null;
    setTried(NOTHING);
    setProblem(null);
    setRefusal(null);
  }

  function refuse(error: Error, found: AddressProblem | null): void {
    setProblem(found);
    setRefusal(found ? null : refusalOf(error));
  }

  async function attempt(wanted: string): Promise<void> {
    begin();
    const wrong = checkAddress(wanted);
    setProblem(wrong);
    if (wrong) return;
    const mine = new AbortController();
    waiting.current = mine;
    setTried({ kind: 'trying' });
    try {
      const answer = await trySource(wanted, mine.signal);
      if (mine.signal.aborted) return;
      if ('failure' in answer) setTried({ kind: 'failure', failure: answer.failure });
      else {
        setTried({ kind: 'sample', sample: answer });
        setMediaType(KIND_MEDIA_TYPES[answer.kind][0]);
      }
    } catch (error) {
      if (mine.signal.aborted) return;
      setTried(NOTHING);
      const cause = error instanceof Error ? error : new Error(String(error));
      refuse(cause, addressProblem(cause));
    }
  }

  return {
    address,
    tried,
    mediaType,
    problem,
    refusal,
    adding: addition.isPending,
    setMediaType,
    write(written: string): void {
      setAddress(written);
      begin();
    },
    try: () => void attempt(address),
    /** Another feed of the page. */
    tryOther(other: string): void {
      setAddress(other);
      void attempt(other);
    },
    stop: begin,
    follow(): void {
      if (tried.kind !== 'sample' || addition.isPending) return;
      const { kind, address: found } = tried.sample;
      setProblem(null);
      setRefusal(null);
      addition.mutate(
        { address: found, kind, mediaType },
        {
          onSuccess: (source) => {
            notify(t('followed', { name: nameOf({ ...source, title: source.title ?? tried.sample.title }) }));
            // What the list was narrowed to might hide it.
            void navigate({ search: ({ view, sort, rows }) => ({ view, sort, rows }), replace: true, resetScroll: false });
            onAdded();
          },
          onError: (error) => refuse(error, addressProblem(error)),
        },
      );
    },
  };
}
